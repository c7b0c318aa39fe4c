import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import { useRef } from 'react';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { isProblem } from '../../contract/platform/error.ts';
import {
  addSurveySchedule,
  listSurveySchedules,
  surveyRepeats,
  type BuiltInSurvey,
  type SurveySchedule,
} from '../../contract/surveys/schedules.ts';
import { FormInDialog } from '../../src/ui/forms/FormInDialog.tsx';
import { NativeSelectInput } from '../../src/ui/forms/inputs.tsx';
import { validateFormBy } from '../../src/ui/formHelpers.ts';
import { useToday } from '../../src/ui/hooks.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import type { SurveyScheduleKey } from './shared/schedule.messages.en.ts';

interface Values {
  survey: string;
  repeat: string;
  from: string;
}

const toBody = ({ survey, repeat, from }: Values) => ({
  survey,
  everyDays: repeat === 'once' ? null : Number(repeat),
  from,
});

interface Props {
  record: PatientRecord;
  available: readonly { survey: BuiltInSurvey; title: string; questions: number }[];
  schedules: readonly SurveySchedule[];
  onClose: () => void;
}

/** Assigns a built-in survey to the patient: which, how often and from when (PTL-30). */
export default function AssignSurveyDialog({ record, available, schedules, onClose }: Props) {
  const call = useCaller();
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const today = useToday(record.location.timezone);
  // One that was asked once and is answered can be asked again.
  const isAssigned = (asked: BuiltInSurvey) =>
    schedules.some(({ survey, dueOn }) => survey === asked && dueOn !== null);
  const name = (title: string, questions: number, survey: BuiltInSurvey) =>
    [
      translate(title),
      translate('surveySchedule.questions' satisfies SurveyScheduleKey, { smart_count: questions }),
      isAssigned(survey) && translate('surveySchedule.isAssigned' satisfies SurveyScheduleKey),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <FormInDialog
      name={`assign-survey/${record.id}`}
      title={translate('surveySchedule.assignTitle' satisfies SurveyScheduleKey)}
      submit={translate('surveySchedule.assign' satisfies SurveyScheduleKey)}
      needs="survey"
      size="sm"
      defaultValues={{ survey: '', repeat: 'once', from: today } satisfies Values}
      validate={(values) => validateFormBy(addSurveySchedule.body)(toBody(values as Values))}
      onClose={onClose}
      onSubmit={async (values: object) => {
        const answer = await call(addSurveySchedule, {
          params: { patientId: record.id },
          body: addSurveySchedule.body.parse(toBody(values as Values)),
          idempotencyKey: key.current,
        });
        if (isProblem(answer)) {
          key.current = crypto.randomUUID();
          if (answer.fields?.from) return { from: answer.fields.from };
          notify(answer.message, { type: 'error' });
          return undefined;
        }
        notify(translate('surveySchedule.assigned' satisfies SurveyScheduleKey, { title: translate(answer.title) }), {
          type: 'success',
        });
        void queries.invalidateQueries({ queryKey: [listSurveySchedules.id] });
        onClose();
        return undefined;
      }}
    >
      <NativeSelectInput
        source="survey"
        label={'surveySchedule.survey' satisfies SurveyScheduleKey}
        emptyText={'surveySchedule.choose' satisfies SurveyScheduleKey}
        choices={available.map(({ survey, title, questions }) => ({
          id: survey,
          name: name(title, questions, survey),
          disabled: isAssigned(survey),
        }))}
      />
      <NativeSelectInput
        source="repeat"
        label={'surveySchedule.repeat' satisfies SurveyScheduleKey}
        choices={surveyRepeats.map((repeat) => ({
          id: repeat,
          name: `surveySchedule.repeats.${repeat}` satisfies SurveyScheduleKey,
        }))}
      />
      <TextInput
        source="from"
        type="date"
        label={'surveySchedule.from' satisfies SurveyScheduleKey}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
      />
      <Typography variant="body2" color="textSecondary">
        {translate('surveySchedule.where' satisfies SurveyScheduleKey)}
      </Typography>
    </FormInDialog>
  );
}

import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { isProblem } from '../../contract/platform/error.ts';
import {
  listSurveySchedules,
  stopSurveySchedule,
  surveyRepeats,
  type SurveySchedule,
} from '../../contract/surveys/schedules.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { StatusChip } from '../../src/ui/FactList.tsx';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { formatMediumDate } from '../../src/ui/i18n/calendarFormat.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import type { SurveyScheduleKey } from './shared/schedule.messages.en.ts';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    padding: '10px 20px',
    borderTop: '1px solid var(--border)',
  },
  '& .what': { flex: '1 1 280px', minWidth: 0 },
  '& .when': { flex: '0 1 240px' },
  '& p': { margin: 0 },
  '& .quiet': { color: 'var(--ink-muted)', font: 'var(--text-body)' },
});

function useRhythm() {
  const translate = useTranslate();
  return ({ everyDays, from }: SurveySchedule): string => {
    const day = formatMediumDate(from);
    if (everyDays === null) return translate('surveySchedule.once' satisfies SurveyScheduleKey, { day });
    const repeat = surveyRepeats.find((known) => known === `${everyDays}`);
    const often = repeat
      ? translate(`surveySchedule.repeats.${repeat}` satisfies SurveyScheduleKey)
      : translate('surveySchedule.everyDays' satisfies SurveyScheduleKey, { smart_count: everyDays });
    return translate('surveySchedule.again' satisfies SurveyScheduleKey, { often, day });
  };
}

const ScheduleRow = ({ schedule, dueOn, onStop }: { schedule: SurveySchedule; dueOn: string; onStop: () => void }) => {
  const translate = useTranslate();
  const describeRhythm = useRhythm();
  const { isDue, lastAnswered, assignedBy } = schedule;
  const title = translate(schedule.title);
  const by = assignedBy
    ? translate('surveySchedule.by' satisfies SurveyScheduleKey, {
        name: formatFullName(assignedBy),
      })
    : translate('surveySchedule.byPath' satisfies SurveyScheduleKey);
  return (
    <li>
      <div className="what">
        <Typography component="h3" variant="h4">
          {title}
        </Typography>
        <p className="quiet">
          {describeRhythm(schedule)} · {by}
        </p>
      </div>
      <div className="when">
        {isDue && (
          <StatusChip
            tone="warning"
            label={translate('surveySchedule.due' satisfies SurveyScheduleKey, { day: formatMediumDate(dueOn) })}
          />
        )}
        {!isDue && (
          <p>{translate('surveySchedule.next' satisfies SurveyScheduleKey, { day: formatMediumDate(dueOn) })}</p>
        )}
        <p className="quiet">
          {lastAnswered === null
            ? translate('surveySchedule.never' satisfies SurveyScheduleKey)
            : translate('surveySchedule.last' satisfies SurveyScheduleKey, { day: formatMediumDate(lastAnswered) })}
        </p>
      </div>
      <Button
        color="error"
        aria-label={translate('surveySchedule.stopOf' satisfies SurveyScheduleKey, { title })}
        onClick={onStop}
      >
        {translate('surveySchedule.stop' satisfies SurveyScheduleKey)}
      </Button>
    </li>
  );
};

const StopDialog = ({
  patientId,
  schedule,
  onClose,
}: {
  patientId: number;
  schedule: SurveySchedule;
  onClose: () => void;
}) => {
  const call = useCaller();
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id } = schedule;
  const title = translate(schedule.title);
  const stop = async () => {
    setBusy(true);
    const answer = await call(stopSurveySchedule, { params: { patientId, id } });
    setBusy(false);
    void queries.invalidateQueries({ queryKey: [listSurveySchedules.id] });
    if (isProblem(answer)) notify(answer.message, { type: 'error' });
    else notify(translate('surveySchedule.stopped' satisfies SurveyScheduleKey, { title }), { type: 'success' });
    onClose();
  };
  return (
    <FormDialog title={translate('surveySchedule.stopTitle' satisfies SurveyScheduleKey)} size="xs" onClose={onClose}>
      <DialogContent>
        {translate('surveySchedule.stopText' satisfies SurveyScheduleKey, { title })}
        <DialogButtons
          cancel={translate('ra.action.cancel')}
          submit={translate('surveySchedule.stop' satisfies SurveyScheduleKey)}
          tone="error"
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void stop()}
        />
      </DialogContent>
    </FormDialog>
  );
};

/** The surveys that the patient is asked on their page: when each is due, and was answered last (PTL-31). */
export const SurveySchedules = ({
  patientId,
  schedules,
}: {
  patientId: number;
  schedules: readonly SurveySchedule[];
}) => {
  const translate = useTranslate();
  const heading = useId();
  const [stopping, setStopping] = useState<SurveySchedule | null>(null);
  // One that was asked once and is answered is among the results.
  const asked = schedules.filter(({ dueOn }) => dueOn !== null);
  if (asked.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={heading} sx={{ marginBottom: 2 }}>
      <Typography id={heading} component="h2" variant="h3" sx={{ padding: '12px 20px' }}>
        {translate('surveySchedule.title' satisfies SurveyScheduleKey)}
      </Typography>
      <List>
        {asked.map((schedule) => (
          <ScheduleRow
            key={schedule.id}
            schedule={schedule}
            dueOn={schedule.dueOn!}
            onStop={() => setStopping(schedule)}
          />
        ))}
      </List>
      {stopping && <StopDialog patientId={patientId} schedule={stopping} onClose={() => setStopping(null)} />}
    </Card>
  );
};

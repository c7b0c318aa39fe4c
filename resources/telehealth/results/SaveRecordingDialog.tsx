import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { usePersistedForm } from '../../../src/ui/editing/usePersistedDraft.ts';
import type { Option } from '../../../src/ui/Choice.tsx';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { domainResolver, zodFieldErrors, showFieldErrors } from '../../../src/ui/formHelpers.ts';
import { draftSchema, emptyDraft, type SaveDraft, type SavedRecording } from './useSaveRecording.ts';
import type { UseFormReturn } from 'react-hook-form';
import { sexes } from '../../../contract/platform/enumerations.ts';
import { FormField } from '../../../src/ui/FormField.tsx';
import type { MeasuredKey, measuredMessages } from './messages.en.ts';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

type SaveKey = MessageKey<(typeof measuredMessages)['measured']['save']>;

interface SubjectFieldsProps {
  form: UseFormReturn<SaveDraft>;
  locations: readonly Option[];
}

/** Fields of subject and location; a user with one location is not asked for it. */
const SubjectFields = ({ form: { register, formState }, locations }: SubjectFieldsProps) => {
  const translate = useTranslate();
  const say = (key: SaveKey) => translate(`measured.save.${key}` satisfies MeasuredKey);
  const { errors } = formState;
  return (
    <>
      <FormField label={say('uid')} field={register('participantUid')} error={errors.participantUid?.message} />
      {locations.length > 1 && (
        <FormField
          label={say('location')}
          field={register('locationId')}
          error={errors.locationId && say('choose')}
          options={locations}
          none={say('choose')}
        />
      )}
      <Stack direction="row" gap={2}>
        <FormField label={say('age')} field={register('age')} error={errors.age?.message} hint={say('optional')} />
        <FormField
          label={say('sex')}
          field={register('sex')}
          hint={say('optional')}
          options={sexes.map((sex) => ({ value: sex, label: say(`sexes.${sex}`) }))}
          none={say('unsaid')}
        />
      </Stack>
    </>
  );
};

interface Props {
  locations: readonly Option[];
  saving: Pick<SavedRecording, 'part' | 'answer' | 'isBusy' | 'save'>;
  onSaved: (locationId: number) => void;
  onClose: () => void;
}

/**
 * Asks for subject and location of a recording and sends it. A request that may have arrived is sent again unchanged.
 */
export const SaveRecordingDialog = ({ locations, saving, onSaved, onClose }: Props) => {
  const translate = useTranslate();
  const say = (key: SaveKey, values?: object) => translate(`measured.save.${key}` satisfies MeasuredKey, values);
  const progressId = useId();
  const { part, answer: last, isBusy, save } = saving;
  const failed = last && last.is !== 'SAVED' ? last : null;
  const form = usePersistedForm<SaveDraft>('save-recording', {
    resolver: domainResolver((draft) => zodFieldErrors(draftSchema(say('ageProblem')), draft)),
    defaultValues: emptyDraft(locations.length === 1 ? locations[0]!.value : ''),
  });
  const { isDirty } = form.formState;
  /** Data that may have arrived is not asked for again. */
  const isFixed = failed?.is === 'UNSURE' || failed?.is === 'NO_LOG';

  const send = async (draft: SaveDraft) => {
    const answer = await save(draft);
    if (!answer) return;
    if (answer.is === 'SAVED') return onSaved(answer.locationId);
    if (answer.is === 'REFUSED') showFieldErrors(form, answer.problem);
  };
  // The fields are unmounted by then, and a reopened form does not have them.
  const submit = isFixed ? () => send(form.getValues()) : form.handleSubmit(send);
  const asked = ['participantUid', ...(locations.length > 1 ? ['locationId'] : [])];
  const isToldAtFields = Object.keys(failed?.problem.fields ?? { none: '' }).every((field) => asked.includes(field));
  const failure =
    failed &&
    {
      REFUSED: isToldAtFields ? undefined : failed.problem.message,
      UNSURE: say('unsure'),
      NO_LOG: say('logFailed', { message: failed.problem.message }),
    }[failed.is];

  return (
    <FormDialog title={say('title')} size="xs" holdsDraft={isDirty} onClose={onClose}>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          gap={2}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event);
          }}
        >
          <Typography color="textSecondary">{say('lead')}</Typography>
          {failure && <Alert severity={isFixed ? 'warning' : 'error'}>{failure}</Alert>}
          {!isFixed && <SubjectFields form={form} locations={locations} />}
          {part !== null && (
            <div>
              <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
                <span id={progressId}>{say('sending')}</span>
                <span>{say('percent', { percent: Math.round(part * 100) })}</span>
              </div>
              <LinearProgress variant="determinate" value={part * 100} aria-labelledby={progressId} sx={{ mt: 1 }} />
            </div>
          )}
          <DialogButtons
            cancel={say('cancel')}
            submit={say(isFixed ? 'retry' : 'submit')}
            busy={isBusy}
            onCancel={onClose}
          />
        </Stack>
      </DialogContent>
    </FormDialog>
  );
};

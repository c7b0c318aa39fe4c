import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import type { Option } from '../../../src/components/Choice.tsx';
import { DialogButtons } from '../../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { draftShape, emptyDraft, type SaveDraft } from './saveDraft.ts';
import { SubjectFields } from './SubjectFields.tsx';
import type { SavedRecording } from './useSaveRecording.ts';

interface Props {
  locations: readonly Option[];
  saving: Pick<SavedRecording, 'part' | 'answer' | 'isBusy' | 'save'>;
  onSaved: (locationId: number) => void;
  onClose: () => void;
}

/** Asks of whom and where a recording is, and sends it. What may have arrived is sent again as it was. */
export const SaveRecordingDialog = ({ locations, saving, onSaved, onClose }: Props) => {
  const translate = useTranslate();
  const say = (key: string, values?: object) => translate(`measured.save.${key}`, values);
  const progressId = useId();
  const { part, answer: last, isBusy, save } = saving;
  const failed = last && last.is !== 'SAVED' ? last : null;
  const form = useKeptForm<SaveDraft>('save-recording', {
    resolver: problemsResolver((draft) => shapeProblems(draftShape(say('ageProblem')), draft)),
    defaultValues: emptyDraft(locations.length === 1 ? locations[0]!.value : ''),
  });
  const { isDirty } = form.formState;
  /** What may have arrived is not asked for again. */
  const isFixed = failed?.is === 'UNSURE' || failed?.is === 'NO_LOG';

  const send = async (draft: SaveDraft) => {
    const answer = await save(draft);
    if (!answer) return;
    if (answer.is === 'SAVED') return onSaved(answer.locationId);
    if (answer.is === 'REFUSED') showFieldProblems(form, answer.problem);
  };
  // The fields are gone by then, and a form that was opened anew does not hold them any more.
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

import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { ownExerciseUsage, archiveOwnExercise } from '../../../contract/exercises/own-exercises.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { useCaller, useCall } from '../../../src/ui/useCall.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { useRestoreExercise, useInvalidateLibrary } from './useRestoreExercise.ts';
import type { OwnExerciseKey } from './messages.en.ts';

interface Props {
  exercise: Exercise;
  onClose: () => void;
  onArchived: () => void;
}

/** Asks before an own exercise is archived and shows where it is used; the notification offers undo. */
export default function ArchiveExerciseDialog({ exercise, onClose, onArchived }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const invalidateLibrary = useInvalidateLibrary();
  const { restore } = useRestoreExercise();
  const [busy, setBusy] = useState(false);
  const { id, name } = exercise;
  const params = { exerciseId: id };
  const { data: use, isPending } = useCall(ownExerciseUsage, { params });

  const usage = () => {
    if (isPending) return null;
    if (!use) return translate('ownExercise.useUnknown');
    if (use.programs + use.templates === 0) return translate('ownExercise.unused');
    const formatCount = (what: 'programs' | 'templates') =>
      translate(`ownExercise.${what}` satisfies OwnExerciseKey, { smart_count: use[what] });
    return translate('ownExercise.used', { programs: formatCount('programs'), templates: formatCount('templates') });
  };

  const archive = async () => {
    setBusy(true);
    const answer = await call(archiveOwnExercise, { params });
    setBusy(false);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    notify('ownExercise.withdrawn', {
      type: 'success',
      messageArgs: { name },
      action: { label: 'ownExercise.undo', run: () => void restore(exercise) },
    });
    onClose();
    onArchived();
    invalidateLibrary();
  };

  return (
    <FormDialog title={translate('ownExercise.withdrawTitle')} size="xs" onClose={onClose}>
      <DialogContent>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{translate('ownExercise.withdrawLead', { name })}</Typography>
        <Typography color="textSecondary" aria-live="polite" sx={{ mt: 1, minHeight: '3em' }}>
          {usage()}
        </Typography>
        <DialogButtons
          cancel={translate('ownExercise.cancel')}
          submit={translate('ownExercise.withdraw')}
          tone="error"
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void archive()}
        />
      </DialogContent>
    </FormDialog>
  );
}

import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { ownExerciseUse, withdrawOwnExercise } from '../../../contract/own-exercises.ts';
import { isProblem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { DialogButtons } from '../../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { useBringBack } from './useBringBack.ts';
import { useLibraryChanged } from './useLibraryChanged.ts';

interface Props {
  exercise: Exercise;
  onClose: () => void;
  onWithdrawn: () => void;
}

/** Asks before an own exercise is offered no longer, saying where it is used; the toast takes it back. */
export default function WithdrawQuestion({ exercise, onClose, onWithdrawn }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const libraryChanged = useLibraryChanged();
  const { bringBack } = useBringBack();
  const [busy, setBusy] = useState(false);
  const { id, name } = exercise;
  const params = { exerciseId: id };
  const { data: use, isPending } = useCall(ownExerciseUse, { params });

  const usage = () => {
    if (isPending) return null;
    if (!use) return translate('ownExercise.useUnknown');
    if (use.programs + use.templates === 0) return translate('ownExercise.unused');
    const counted = (what: 'programs' | 'templates') => translate(`ownExercise.${what}`, { smart_count: use[what] });
    return translate('ownExercise.used', { programs: counted('programs'), templates: counted('templates') });
  };

  const withdraw = async () => {
    setBusy(true);
    const answer = await call(withdrawOwnExercise, { params });
    setBusy(false);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    notify('ownExercise.withdrawn', {
      type: 'success',
      messageArgs: { name },
      action: { label: 'ownExercise.undo', run: () => void bringBack(exercise) },
    });
    onClose();
    onWithdrawn();
    libraryChanged();
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
          onSubmit={() => void withdraw()}
        />
      </DialogContent>
    </FormDialog>
  );
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';

const OwnExerciseDialog = lazy(() => import('./OwnExerciseDialog.tsx'));
const WithdrawQuestion = lazy(() => import('./WithdrawQuestion.tsx'));

interface Props {
  exercise: Exercise;
  /** It is offered no longer. */
  onWithdrawn: () => void;
}

/** What can be done with an exercise of the organization's own. */
export const OwnExerciseActions = ({ exercise, onWithdrawn }: Props) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<'edit' | 'withdraw'>();
  const close = () => setShown(undefined);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setShown('edit')}>
        {translate('ownExercise.edit')}
      </Button>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setShown('withdraw')}>
        {translate('ownExercise.withdraw')}
      </Button>
      <Suspense>
        {shown === 'edit' && <OwnExerciseDialog exercise={exercise} onClose={close} />}
        {shown === 'withdraw' && <WithdrawQuestion exercise={exercise} onClose={close} onWithdrawn={onWithdrawn} />}
      </Suspense>
    </div>
  );
};

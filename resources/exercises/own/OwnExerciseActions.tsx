import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';

const OwnExerciseDialog = lazy(() => import('./OwnExerciseDialog.tsx'));
const ArchivedExercises = lazy(() => import('./ArchivedExercises.tsx'));

/** Buttons of the page for the organization's own exercises: add, and show archived ones. */
export const AddExercise = () => {
  const translate = useTranslate();
  const [shown, setShown] = useState<'add' | 'withdrawn'>();
  const close = () => setShown(undefined);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 8 }}>
      <Button onClick={() => setShown('withdrawn')}>{translate('ownExercise.showWithdrawn')}</Button>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setShown('add')}>
        {translate('ownExercise.add')}
      </Button>
      <Suspense>
        {shown === 'add' && <OwnExerciseDialog onClose={close} />}
        {shown === 'withdrawn' && <ArchivedExercises onClose={close} />}
      </Suspense>
    </div>
  );
};

const ArchiveExerciseDialog = lazy(() => import('./ArchiveExerciseDialog.tsx'));

interface Props {
  exercise: Exercise;
  /** Called after the exercise was archived. */
  onArchived: () => void;
}

/** Edit and archive, for an own exercise. */
export const OwnExerciseActions = ({ exercise, onArchived }: Props) => {
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
        {shown === 'withdraw' && <ArchiveExerciseDialog exercise={exercise} onClose={close} onArchived={onArchived} />}
      </Suspense>
    </div>
  );
};

import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';

const OwnExerciseDialog = lazy(() => import('./OwnExerciseDialog.tsx'));
const WithdrawnExercises = lazy(() => import('./WithdrawnExercises.tsx'));

/** The page's way to exercises of the organization's own: a new one, and those that were withdrawn. */
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
        {shown === 'withdrawn' && <WithdrawnExercises onClose={close} />}
      </Suspense>
    </div>
  );
};

import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { withdrawnOwnExercises } from '../../../contract/own-exercises.ts';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { useBringBack } from './useBringBack.ts';

const List = styled('ul')({
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 0',
    borderTop: '1px solid var(--border)',
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** The organization's withdrawn exercises, each to be offered again. */
export default function WithdrawnExercises({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(withdrawnOwnExercises);
  const { bringBack, busy } = useBringBack();
  const content = () => {
    if (error && !data)
      return <ErrorView message={translate('ownExercise.withdrawnFailed')} onRetry={() => void refetch()} />;
    if (!data) return <PageLoading />;
    if (data.length === 0) return <EmptyState title={translate('ownExercise.noneWithdrawn')} />;
    return (
      <>
        <Typography color="textSecondary">{translate('ownExercise.withdrawnLead')}</Typography>
        <List>
          {data.map((exercise) => (
            <li key={exercise.id}>
              <span dir="auto">{exercise.name}</span>
              <Button
                aria-label={translate('ownExercise.bringBackOf', { name: exercise.name })}
                disabled={busy}
                onClick={() => void bringBack(exercise)}
              >
                {translate('ownExercise.bringBack')}
              </Button>
            </li>
          ))}
        </List>
      </>
    );
  };
  return (
    <FormDialog title={translate('ownExercise.showWithdrawn')} onClose={onClose}>
      <DialogContent>{content()}</DialogContent>
    </FormDialog>
  );
}

import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { archivedOwnExercises } from '../../../contract/exercises/own-exercises.ts';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { useRestoreExercise } from './useRestoreExercise.ts';

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

/** The organization's archived exercises, each with a restore button. */
export default function ArchivedExercises({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(archivedOwnExercises);
  const { restore, busy } = useRestoreExercise();
  const renderContent = () => {
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
                onClick={() => void restore(exercise)}
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
      <DialogContent>{renderContent()}</DialogContent>
    </FormDialog>
  );
}

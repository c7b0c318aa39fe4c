import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../components/FormDialog.tsx';
import { proofMessages } from './messages.en.ts';
import { ProofForm } from './ProofForm.tsx';

/** What the dialog says, there once it is opened. @public */
export const texts = { en: proofMessages };

/** The dialog in which somebody proves again who they are, so that what they have begun goes on. */
export default function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const translate = useTranslate();
  const cancel = () => onAnswer(false);
  return (
    <FormDialog title={translate('proof.title')} size="xs" holdsDraft onClose={cancel}>
      <DialogContent>
        <Typography marginBottom={2}>{translate('proof.lead')}</Typography>
        <ProofForm onProved={() => onAnswer(true)} cancel={translate('proof.cancel')} onCancel={cancel} />
      </DialogContent>
    </FormDialog>
  );
}

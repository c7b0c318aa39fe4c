import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { proofMessages } from './messages.en.ts';
import { ProofForm } from './ProofForm.tsx';

/** Loaded with this dialog. @public */
export const texts = { en: proofMessages };

/** A dialog in which users prove their identity again to continue. */
export default function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const translate = useTranslate();
  const cancel = () => onAnswer(false);
  return (
    <FormDialog title={translate('proof.title')} size="xs" holdsDraft asks={false} onClose={cancel}>
      <DialogContent>
        <Typography marginBottom={2}>{translate('proof.lead')}</Typography>
        <ProofForm onProved={() => onAnswer(true)} cancel={translate('proof.cancel')} onCancel={cancel} />
      </DialogContent>
    </FormDialog>
  );
}

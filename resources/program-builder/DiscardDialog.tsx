import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';

/** Asks before unsaved changes are given up (BLD-27). */
export const DiscardDialog = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('builder.discardTitle')} size="xs" onClose={onKeep}>
      <DialogContent>
        <p>{translate('builder.discardText')}</p>
        <DialogButtons
          cancel={translate('builder.keep')}
          submit={translate('builder.discard')}
          tone="error"
          busy={false}
          onCancel={onKeep}
          onSubmit={onDiscard}
        />
      </DialogContent>
    </FormDialog>
  );
};

import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'ra-core';
import { DialogButtons } from '../../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../../src/components/FormDialog.tsx';

/** Asks before unsaved settings are given up. */
export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('rtmSettings.leaveTitle')} size="xs" onClose={onStay}>
      <DialogContent>
        <p>{translate('rtmSettings.leaveText')}</p>
        <DialogButtons
          cancel={translate('rtmSettings.stay')}
          submit={translate('rtmSettings.leave')}
          tone="error"
          busy={false}
          onCancel={onStay}
          onSubmit={onLeave}
        />
      </DialogContent>
    </FormDialog>
  );
};

import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'ra-core';
import { DialogButtons } from '../../../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../../../src/components/FormDialog.tsx';

/** Asks before a walk that is not saved is given up. */
export const LeaveWalk = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('gait.walk.leaveTitle')} size="xs" onClose={onStay}>
      <DialogContent>
        <p>{translate('gait.walk.leaveText')}</p>
        <DialogButtons
          cancel={translate('gait.walk.stay')}
          submit={translate('gait.walk.leave')}
          tone="error"
          busy={false}
          onCancel={onStay}
          onSubmit={onLeave}
        />
      </DialogContent>
    </FormDialog>
  );
};

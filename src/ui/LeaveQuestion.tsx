import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { DialogButtons } from './DialogButtons.tsx';
import { FormDialog } from './FormDialog.tsx';

interface Props {
  /** Prefix of the message keys `leaveTitle`, `leaveText`, `stay` and `leave`. */
  texts: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms discarding unsaved changes. */
export const LeaveQuestion = ({ texts, onStay, onLeave }: Props) => {
  const translate = useTranslate();
  return (
    <FormDialog title={translate(`${texts}.leaveTitle`)} size="xs" onClose={onStay}>
      <DialogContent>
        <p>{translate(`${texts}.leaveText`)}</p>
        <DialogButtons
          cancel={translate(`${texts}.stay`)}
          submit={translate(`${texts}.leave`)}
          tone="error"
          busy={false}
          onCancel={onStay}
          onSubmit={onLeave}
        />
      </DialogContent>
    </FormDialog>
  );
};

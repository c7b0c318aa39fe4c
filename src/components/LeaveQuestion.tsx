import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { DialogButtons } from './DialogButtons.tsx';
import { FormDialog } from './FormDialog.tsx';

interface Props {
  /** Under which key the texts stand: `leaveTitle`, `leaveText`, `stay` and `leave`. */
  texts: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before something unsaved is given up. */
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

import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useMediaQuery, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { editingMessages } from './editing/messages.en.ts';
import { focusFirstField } from './formHelpers.ts';
import { addMessages } from './i18n/loadedMessages.ts';
import { useLeaveQuestion } from './navigation/useLeaveQuestion.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import DialogContent from '@mui/material/DialogContent';

interface Props {
  title: string;
  /** Subtitle. */
  about?: ReactNode;
  onClose: () => void;
  /** While unsaved input would be lost, only the cross and Cancel close the dialog; Back and links ask first. */
  holdsDraft?: boolean;
  /** What Back and links ask where it is no unsaved input that `holdsDraft` holds: nothing, or about what is shown only once. */
  asks?: false | 'shownOnce';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  open?: boolean;
  onExited?: () => void;
  /** Does not fill a narrow screen. */
  floats?: boolean;
  children: ReactNode;
}

addMessages({ en: editingMessages });

/** Asks before the page under a dialog is left. */
const DraftGuard = ({ texts }: Pick<LeaveQuestionProps, 'texts'>) => {
  const question = useLeaveQuestion(true, { survivesReload: true });
  return question.asks && <LeaveQuestion texts={texts} onStay={question.stay} onLeave={question.leave} />;
};

/** A dialog for a form. It fills a narrow screen. */
export const FormDialog = (props: Props) => {
  const {
    title,
    about,
    onClose,
    holdsDraft = false,
    asks,
    size = 'sm',
    open = true,
    onExited,
    floats,
    children,
  } = props;
  const translate = useTranslate();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm')) && !floats;
  return (
    <Dialog
      open={open}
      fullWidth
      fullScreen={small}
      maxWidth={size}
      aria-labelledby={titleId}
      onClose={() => {
        if (!holdsDraft) onClose();
      }}
      slotProps={{
        transition: { onEnter: focusFirstField, onExited },
        // A second click during the fade-out must reach neither the button nor what is behind the dialog.
        paper: { sx: { pointerEvents: open ? undefined : 'none', ...(small && { borderRadius: 0, border: 0 }) } },
      }}
    >
      <DialogTitle
        id={`${titleId}-row`}
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
      >
        <span id={titleId}>{title}</span>
        {about}
        <button type="button" className="icon-button" aria-label={translate('shell.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </button>
      </DialogTitle>
      {children}
      {open && holdsDraft && asks !== false && <DraftGuard texts={asks ?? 'unsaved'} />}
    </Dialog>
  );
};

interface DialogButtonsProps {
  cancel: string;
  submit: string;
  busy: boolean;
  disabled?: boolean;
  onCancel: () => void;
  /** Only for a dialog without a form; a form is submitted by its button. */
  onSubmit?: () => void;
  tone?: 'primary' | 'error';
}

/** The buttons to cancel and to submit a dialog. */
export const DialogButtons = ({
  cancel,
  submit,
  busy,
  disabled,
  onCancel,
  onSubmit,
  tone = 'primary',
}: DialogButtonsProps) => (
  <Stack direction="row" gap={1} justifyContent="flex-end" marginTop={3}>
    <Button onClick={onCancel}>{cancel}</Button>
    <Button
      type={onSubmit ? 'button' : 'submit'}
      variant="contained"
      color={tone}
      loading={busy}
      disabled={disabled}
      onClick={onSubmit}
    >
      {submit}
    </Button>
  </Stack>
);

interface LeaveQuestionProps {
  /** Prefix of the message keys `leaveTitle`, `leaveText`, `stay` and `leave`. */
  texts: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms discarding unsaved changes. */
export const LeaveQuestion = ({ texts, onStay, onLeave }: LeaveQuestionProps) => {
  const translate = useTranslate();
  return (
    <FormDialog title={translate(`${texts}.leaveTitle`)} size="xs" floats onClose={onStay}>
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

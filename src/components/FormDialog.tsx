import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useMediaQuery, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { focusFirstField } from '../layout/focusFirstField.ts';

interface Props {
  title: string;
  /** Beside the title: what the dialog is about. */
  about?: ReactNode;
  onClose: () => void;
  /** While something typed would be lost, only the cross and Cancel close. */
  holdsDraft?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  open?: boolean;
  onExited?: () => void;
  /** Stays a window on a narrow screen as well. */
  floats?: boolean;
  children: ReactNode;
}

/** A dialog that a form stands in; on a narrow screen it is the whole screen. */
export const FormDialog = (props: Props) => {
  const { title, about, onClose, holdsDraft = false, size = 'sm', open = true, onExited, floats, children } = props;
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
        // While it fades away, a second press of its button means nothing, and reaches nothing behind it either.
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
    </Dialog>
  );
};

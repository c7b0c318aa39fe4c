import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useMediaQuery, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { focusFirstField } from './formHelpers.ts';

interface Props {
  title: string;
  /** Subtitle. */
  about?: ReactNode;
  onClose: () => void;
  /** While unsaved input would be lost, only the cross and Cancel close the dialog. */
  holdsDraft?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  open?: boolean;
  onExited?: () => void;
  /** Does not fill a narrow screen. */
  floats?: boolean;
  children: ReactNode;
}

/** A dialog for a form. It fills a narrow screen. */
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
    </Dialog>
  );
};

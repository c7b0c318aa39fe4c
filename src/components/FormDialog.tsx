import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useMediaQuery, useTheme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { closeIcon } from '../icons/publicIcons.ts';
import { focusFirstField } from '../layout/focusFirstField.ts';

interface Props {
  title: string;
  onClose: () => void;
  /** While something typed would be lost, only the cross and Cancel close. */
  holdsDraft?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** A dialog that a form stands in; on a narrow screen it is the whole screen. */
export const FormDialog = ({ title, onClose, holdsDraft = false, size = 'sm', children }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      fullScreen={small}
      maxWidth={size}
      aria-labelledby={titleId}
      onClose={() => {
        if (!holdsDraft) onClose();
      }}
      slotProps={{
        transition: { onEnter: focusFirstField },
        paper: { sx: small ? { borderRadius: 0, border: 0 } : undefined },
      }}
    >
      <DialogTitle id={titleId} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        {title}
        <button type="button" className="icon-button" aria-label={translate('shell.close')} onClick={onClose}>
          <Icon path={closeIcon} />
        </button>
      </DialogTitle>
      {children}
    </Dialog>
  );
};

import CloseIcon from '@mui/icons-material/Close';
import { GlobalStyles } from '@mui/material';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { printOnlyStyles } from './handoutStyles.ts';

interface Props {
  children: ReactNode;
  onClose: () => void;
}

/** Dialog of a handout. While it is open, only its content is printed. */
export const HandoutWindow = ({ children, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <Dialog
      open
      fullScreen
      aria-labelledby="handout-title"
      onClose={onClose}
      data-printed=""
      slotProps={{ paper: { sx: { borderRadius: 0, border: 0 } } }}
    >
      <GlobalStyles styles={printOnlyStyles} />
      <DialogTitle
        id="handout-title"
        data-screen=""
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
      >
        {translate('handout.title')}
        <button type="button" className="icon-button" aria-label={translate('shell.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </button>
      </DialogTitle>
      {children}
    </Dialog>
  );
};

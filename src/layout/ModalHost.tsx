import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { createContext, useCallback, useContext, useId, useMemo, useState, type ReactNode } from 'react';
import { focusFirstField } from './focusFirstField.ts';

export interface Modal {
  title: ReactNode;
  /** What the dialog shows; a function is given the way to close it. */
  content: ReactNode | ((close: () => void) => ReactNode);
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Asked before the dialog closes by Escape, its cross or a press beside it; `false` keeps it open. */
  mayClose?: () => boolean;
}

interface Host {
  openModal: (modal: Modal) => void;
  closeModal: () => void;
}

const ModalContext = createContext<Host | null>(null);

/** `openModal({ title, content })` from anywhere inside a console (SHELL-31). */
export function useModal(): Host {
  const host = useContext(ModalContext);
  if (!host) throw new Error('A modal is opened from inside a console.');
  return host;
}

export const ModalHost = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const titleId = useId();
  const [modal, setModal] = useState<Modal>();
  const [open, setOpen] = useState(false);
  const openModal = useCallback((next: Modal) => {
    setModal(next);
    setOpen(true);
  }, []);
  const closeModal = useCallback(() => setOpen(false), []);
  const host = useMemo(() => ({ openModal, closeModal }), [openModal, closeModal]);
  const dismiss = () => open && (modal?.mayClose?.() ?? true) && closeModal();
  return (
    <ModalContext value={host}>
      {children}
      <Dialog
        open={open}
        onClose={dismiss}
        fullWidth
        maxWidth={modal?.size ?? 'sm'}
        aria-labelledby={titleId}
        slotProps={{
          // While it fades away, a second press of its button means nothing, and reaches nothing behind it either.
          paper: { sx: { pointerEvents: open ? undefined : 'none' } },
          transition: { onEnter: focusFirstField, onExited: () => setModal(undefined) },
        }}
      >
        {modal && (
          <>
            <DialogTitle
              id={titleId}
              sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
            >
              {modal.title}
              <button type="button" className="icon-button" aria-label={translate('shell.close')} onClick={dismiss}>
                <CloseIcon fontSize="small" />
              </button>
            </DialogTitle>
            <DialogContent>
              {typeof modal.content === 'function' ? modal.content(closeModal) : modal.content}
            </DialogContent>
          </>
        )}
      </Dialog>
    </ModalContext>
  );
};

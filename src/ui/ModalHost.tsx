import DialogContent from '@mui/material/DialogContent';
import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { PageLoading } from './PageStates.tsx';

interface Modal {
  title: string;
  /** The content, which may be lazy; a function receives the callback that closes the dialog. */
  content: ReactNode | ((close: () => void) => ReactNode);
  size?: 'xs' | 'sm' | 'md' | 'lg';
}

const ModalContext = createContext<{ openModal: (modal: Modal) => void } | null>(null);

/** `openModal({ title, content })` from anywhere inside a console (SHELL-31). */
export function useModal() {
  const host = useContext(ModalContext);
  if (!host) throw new Error('A modal is opened from inside a console.');
  return host;
}

export const ModalHost = ({ children }: { children: ReactNode }) => {
  const [modal, setModal] = useState<Modal>();
  const [open, setOpen] = useState(false);
  const [host] = useState(() => ({
    openModal: (next: Modal) => {
      setModal(next);
      setOpen(true);
    },
  }));
  const close = () => setOpen(false);
  return (
    <ModalContext value={host}>
      {children}
      {modal && (
        <FormDialog
          title={modal.title}
          size={modal.size}
          open={open}
          floats
          onClose={close}
          onExited={() => setModal(undefined)}
        >
          <DialogContent>
            <Suspense fallback={<PageLoading />}>
              {typeof modal.content === 'function' ? modal.content(close) : modal.content}
            </Suspense>
          </DialogContent>
        </FormDialog>
      )}
    </ModalContext>
  );
};

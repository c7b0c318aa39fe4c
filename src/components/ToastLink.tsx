import type { MouseEvent, ReactNode } from 'react';

interface Props {
  href: string;
  /** Toasts stand outside of the consoles and their routers; a plain press goes there by this. */
  onGo: (href: string) => void;
  children: ReactNode;
}

/** A toast whose text leads to what it is about. */
export const ToastLink = ({ href, onGo, children }: Props) => (
  <a
    href={href}
    onClick={(event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onGo(href);
    }}
  >
    {children}
  </a>
);

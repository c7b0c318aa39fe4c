import type { MouseEvent, ReactNode } from 'react';

interface Props {
  href: string;
  /** Toasts are rendered outside the consoles' routers, so a plain click navigates with this callback. */
  onGo: (href: string) => void;
  children: ReactNode;
}

/** A link inside a toast. */
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

import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigateTo } from './path.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: object };

const wantsNewWindow = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link between pages outside the consoles; a real anchor, which opens in a new tab and is announced. */
export const Link = ({ to, state, children, ...rest }: Props) => (
  <a
    {...rest}
    href={to}
    onClick={(event) => {
      if (wantsNewWindow(event)) return;
      event.preventDefault();
      navigateTo(to, { state });
    }}
  >
    {children}
  </a>
);

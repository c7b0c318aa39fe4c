import { useState, type MouseEvent } from 'react';

/** State of a button that opens a menu: the properties of both, named by `label`, and `close` for the entries. */
export function useMenu(label: string) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return {
    close,
    buttonProps: {
      'aria-label': label,
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menuProps: {
      anchorEl: anchor,
      open: anchor !== null,
      onClose: close,
      slotProps: { list: { 'aria-label': label } },
    },
  } as const;
}

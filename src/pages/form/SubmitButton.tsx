import type { ReactNode } from 'react';

/** Sends the form; while that is under way it stays focusable but does nothing more. */
export const SubmitButton = ({
  busy,
  disabled,
  children,
}: {
  busy: boolean;
  disabled?: boolean;
  children: ReactNode;
}) => (
  <button
    type="submit"
    className="button button-primary"
    disabled={disabled}
    aria-disabled={busy || undefined}
    onClick={(event) => busy && event.preventDefault()}
  >
    {children}
  </button>
);

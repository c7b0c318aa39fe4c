import { useNotify } from 'react-admin';
import { useEffect } from 'react';

/** Shows a toast for each error and returns its text for an inline error, where the user can try again. */
export function useFailureToast(
  error: { message: string } | null,
  textOf: (message: string) => string,
): string | undefined {
  const notify = useNotify();
  const text = error ? textOf(error.message) : undefined;
  useEffect(() => {
    if (error && text !== undefined) notify(text, { type: 'error' });
  }, [error, text, notify]);
  return text;
}

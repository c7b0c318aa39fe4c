import { useNotify } from 'react-admin';
import { useEffect } from 'react';

/**
 * Says in a toast what failed, anew for each failure, and answers the same words for the place where it would stand: the
 * toast is gone after some seconds, and another try is offered there.
 */
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

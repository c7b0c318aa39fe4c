import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { SEARCH_DEBOUNCE_MS, MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { useNotify, useGetList, type RaRecord } from 'react-admin';
import { getToday } from '../../domain/platform/calendar.ts';
import { useViewer } from '../../authProvider/session.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import type { Option } from './Choice.tsx';

/** Copies a text and notifies with one of two message keys; a browser may refuse it. */
export function useCopyText() {
  const notify = useNotify();
  return async (text: string, copied: string, failed: string, messageArgs?: object): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied, { type: 'success', messageArgs });
    } catch {
      notify(failed, { type: 'error' });
    }
  };
}

/** The value after it has not changed for 200 ms (CONST-01). */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What is typed over an applied value, until the applied value changes by this or by another control. */
export function useTyped<Value>(applied: Value): [Value, (typed: Value) => void] {
  const over = JSON.stringify(applied);
  const [typed, setTyped] = useState({ over, value: applied });
  if (typed.over !== over) setTyped({ over, value: applied });
  return [typed.over === over ? typed.value : applied, (value) => setTyped({ over, value })];
}

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

const LOOK_MS = 10_000;

/** Calls back regularly and when the page becomes visible: timers stop while a computer sleeps. */
function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The current civil date in a time zone. The server validates with its own clock. */
export function useToday(zone: string): string {
  return useSyncExternalStore(watchClock, () => getToday(zone, new Date()));
}

type Provider = RaRecord & { firstName: string; lastName: string };

/** Providers of the clinic by name, cached for all screens. */
export function useProviderOptions(): Option[] {
  const { data = [] } = useGetList<Provider>('organization/providers', {
    pagination: { page: 1, perPage: MAX_PAGE_SIZE },
    sort: { field: 'name', order: 'ASC' },
  });
  return data.map((provider) => ({ value: String(provider.id), label: formatFullName(provider) }));
}

/** The viewer's locations, the only ones that a patient can be added to. */
export const useLocationOptions = (): Option[] =>
  (useViewer()?.locations ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

const UNMEASURED = typeof ResizeObserver === 'undefined' ? 640 : 0;

/** Current width of an element in whole pixels, 0 until it is measured. Attach `ref` to the element. */
export function useWidth() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(UNMEASURED);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { width, ref };
}

/**
 * Whether an element has been near the viewport, or is printed. Attach `ref` to the element. `unseen` applies without
 * IntersectionObserver.
 */
export function useIsNearViewport({ margin = '600px', unseen = true } = {}) {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(unseen && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element || isNear || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element);
    // The page is printed as it is when this event has been handled.
    const print = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [element, isNear, margin]);
  return { isNear, ref };
}

import { useSyncExternalStore, type ReactNode } from 'react';
import { translateMessage } from '../i18n/language.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** An action of a toast; clicking it closes the toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: ReactNode;
  action?: ToastAction;
}

const AFTER_RELOAD = 'toast-after-reload';
const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let shown: readonly Toast[] = none;
let lastId = 0;

function show(next: readonly Toast[]): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/**
 * Shows a toast for 4 seconds (SHELL-28..30), longer with an action; callable inside and outside React. A message of
 * the contract or the server is translated.
 */
export function toast(kind: ToastKind, given: ReactNode, action?: ToastAction): void {
  const text = typeof given === 'string' ? translateMessage(given) : given;
  lastId += 1;
  show([...shown.filter((other) => other.kind !== kind || other.text !== text), { id: lastId, kind, text, action }]);
}

export const closeAllToasts = (): void => show(none);

export const closeToast = (id: number): void => show(shown.filter((other) => other.id !== id));

/** Stores a toast to show after the next page load. */
export function toastAfterReload(kind: ToastKind, text: string): void {
  sessionStorage.setItem(AFTER_RELOAD, JSON.stringify({ kind, text }));
}

/** Shows the toast stored by `toastAfterReload`. */
export function showStoredToast(): void {
  const stored = sessionStorage.getItem(AFTER_RELOAD);
  if (!stored) return;
  sessionStorage.removeItem(AFTER_RELOAD);
  const { kind, text } = JSON.parse(stored) as { kind: ToastKind; text: string };
  toast(kind, text);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );

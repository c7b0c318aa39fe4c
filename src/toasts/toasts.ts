import { useSyncExternalStore, type ReactNode } from 'react';
import { said } from '../i18n/language.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** What a toast offers to do; pressing it closes the toast. */
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
 * Shows a finished text at the top right for 4 seconds (SHELL-28..30), longer with an action; from anywhere, inside or outside
 * React. One of the contract or the server's is said in the page's language.
 */
export function toast(kind: ToastKind, given: ReactNode, action?: ToastAction): void {
  const text = typeof given === 'string' ? said(given) : given;
  lastId += 1;
  show([...shown.filter((other) => other.kind !== kind || other.text !== text), { id: lastId, kind, text, action }]);
}

/** For a page that begins anew. */
export const closeAllToasts = (): void => show(none);

export const closeToast = (id: number): void => show(shown.filter((other) => other.id !== id));

/** Keeps a toast for the page that comes after the application is loaded anew. */
export function toastAfterReload(kind: ToastKind, text: string): void {
  sessionStorage.setItem(AFTER_RELOAD, JSON.stringify({ kind, text }));
}

/** Shows what `toastAfterReload` kept. */
export function showKeptToast(): void {
  const kept = sessionStorage.getItem(AFTER_RELOAD);
  if (!kept) return;
  sessionStorage.removeItem(AFTER_RELOAD);
  const { kind, text } = JSON.parse(kept) as { kind: ToastKind; text: string };
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

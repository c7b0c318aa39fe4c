import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Scheme } from './tokens.ts';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();
const announce = () => listeners.forEach((listener) => listener());

const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';
const systemPrefersDark = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

function readChoice(): Scheme | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isScheme(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Paper is white: dark pages are printed in the light colors. */
let isPrinting = false;

function currentScheme(): Scheme {
  if (isPrinting) return 'light';
  const painted = document.documentElement.dataset.theme;
  if (isScheme(painted)) return painted;
  return systemPrefersDark() ? 'dark' : 'light';
}

function paint(): void {
  const choice = isPrinting ? 'light' : readChoice();
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  announce();
}

/** Applies the stored color scheme, else the system's, and follows both while the page is open. */
export function startTheme(): void {
  paint();
  window.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', announce);
  for (const [event, begins] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const)
    window.addEventListener(event, () => {
      isPrinting = begins;
      // The page is printed as it is when this event has been handled.
      flushSync(paint);
    });
  window.addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) paint();
  });
}

/** Stores the choice in this browser, even after signing out. */
export function chooseScheme(scheme: Scheme): void {
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Storage can be closed (private mode): the choice then lasts as long as the page.
  }
  document.documentElement.dataset.theme = scheme;
  announce();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useScheme = (): Scheme => useSyncExternalStore(subscribe, currentScheme, () => 'light');

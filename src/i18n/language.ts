import { useEffect, useSyncExternalStore } from 'react';
import { languages, type Language } from '../../contract/languages.ts';
import { sayProblemsWith } from '../../dataProvider/spoken.ts';
import type { Messages } from '../plugin.ts';
import type { PublicMessage } from './text.ts';

const STORAGE_KEY = 'language';

/** The Spanish catalogue, in the parts that are fetched: nobody who reads English loads any of it. */
export interface Catalogue {
  /** Texts of the public pages, and the words of contract, rules and server by their English wording. */
  public?: { texts: Record<PublicMessage, string>; say: (text: string) => string };
  portal?: { texts: Messages; theme: object };
  /** What the vendor console says beyond the portal. */
  admin?: { texts: Messages };
}
export type Place = keyof Catalogue;

const parts = {
  public: () => import('./spanish/publicPages.ts'),
  portal: () => import('./spanish/portal.ts'),
  admin: () => import('./spanish/vendor.ts'),
};
/** What each place says; the vendor console stands in the portal's frame. */
const needs: Record<Place, readonly Place[]> = {
  public: ['public'],
  portal: ['public', 'portal'],
  admin: ['public', 'portal', 'admin'],
};

interface Speaking {
  spoken: Language;
  /** A language whose texts could not be fetched: English is better than nothing. */
  unspeakable?: Language;
}

let catalogue: Catalogue = {};
const atFirst: Speaking = { spoken: 'en' };
let speaking = atFirst;
/** What was asked for last: an answer that comes later says nothing any more. */
let wantedLast: Language = 'en';
const listeners = new Set<() => void>();

const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);
const has = (place: Place) => needs[place].every((part) => catalogue[part]);

/** What this browser was last told to speak. */
export function rememberedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : 'en';
  } catch {
    return 'en';
  }
}

function remember(wanted: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, wanted);
    // For the server, which draws the sign-in page in English alone.
    document.cookie = `${STORAGE_KEY}=${wanted};path=/;max-age=31536000;samesite=lax`;
  } catch {
    // Storage can be closed (private mode): the choice then lasts as long as the page.
  }
}

/** What the page speaks. It can change: never to be read once for all. */
export const language = (): Language => speaking.spoken;

/** The Spanish texts that are here, while the page speaks Spanish. */
export const spanish = (): Catalogue | null => (language() === 'es' ? catalogue : null);

/** A finished text of contract, rules or server in the page's language; one that nobody knows stays as it is. */
export const said = (text: string): string => spanish()?.public?.say(text) ?? text;

function nowSpeaks(next: Speaking): void {
  speaking = next;
  document.documentElement.lang = next.spoken;
  sayProblemsWith(next.spoken === 'en' ? null : said);
  listeners.forEach((listener) => listener());
}

/** Fetches what a place says in a language, so that `speak` need not wait for it. Never fails. */
export async function prepare(wanted: Language, place: Place): Promise<void> {
  if (wanted === 'en') return;
  await Promise.all(
    needs[place].map(async (part) => {
      const fetched = catalogue[part] ?? (await parts[part]().catch(() => undefined));
      catalogue = { ...catalogue, [part]: fetched };
    }),
  );
}

/**
 * Makes the page speak a language at a place: the texts are fetched, then every screen is drawn anew. Without the texts it goes on
 * in English, and false is answered. What is wanted is remembered by the browser, over signing out too.
 */
export async function speak(wanted: Language, place: Place = 'public'): Promise<boolean> {
  wantedLast = wanted;
  remember(wanted);
  await prepare(wanted, place);
  const possible = wanted === 'en' || has(place);
  if (wantedLast === wanted) nowSpeaks(possible ? { spoken: wanted } : { spoken: 'en', unspeakable: wanted });
  return possible;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const useSpeaking = (): Speaking =>
  useSyncExternalStore(
    subscribe,
    () => speaking,
    () => atFirst,
  );

export const useLanguage = (): Language => useSpeaking().spoken;

/**
 * Whether a place can be shown to somebody who wants a language: its texts are here, or cannot be had. Fetches them where they are
 * missing.
 */
export function useSpeaks(wanted: Language | undefined, place: Place): boolean {
  const { spoken, unspeakable } = useSpeaking();
  const ready =
    wanted === undefined || unspeakable === wanted || (spoken === wanted && (wanted === 'en' || has(place)));
  useEffect(() => {
    if (!ready && wanted) void speak(wanted, place);
  }, [ready, wanted, place]);
  return ready;
}

/** Begins again as a page that has just been opened; for tests. */
export const forgetLanguage = (): void => nowSpeaks(atFirst);

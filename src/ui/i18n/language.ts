import { useEffect, useSyncExternalStore } from 'react';
import { languages, type Language } from '../../../contract/platform/languages.ts';
import type { Message, MessageValues } from '../../../contract/platform/message.ts';
import { setProblemTranslator, toMessage } from '../../../dataProvider/translate-problem.ts';
import type { Messages } from '../plugin.ts';
import type { PublicMessage } from './translatePublic.ts';

const STORAGE_KEY = 'language';

/** The Spanish messages in separately loaded namespaces: English readers load none. */
export interface Catalogue {
  /** Texts of the public pages, and translations of the English messages of contract, domain and server. */
  public?: { texts: Record<PublicMessage, string>; translateMessage: (message: Message | string) => string };
  portal?: { texts: Messages; theme: object };
  /** Texts of the vendor console in addition to the portal's. */
  admin?: { texts: Messages };
}
export type Namespace = keyof Catalogue;

const loaders = {
  public: () => import('./spanish/publicPages.ts'),
  portal: () => import('./spanish/portal.ts'),
  admin: () => import('./spanish/vendor.ts'),
};
/** The namespaces that each part of the application needs; the vendor console includes the portal's layout. */
const requiredNamespaces: Record<Namespace, readonly Namespace[]> = {
  public: ['public'],
  portal: ['public', 'portal'],
  admin: ['public', 'portal', 'admin'],
};

interface LocaleState {
  locale: Language;
  /** A language whose messages could not be loaded; the page falls back to English. */
  failedLocale?: Language;
}

let catalogue: Catalogue = {};
const initialState: LocaleState = { locale: 'en' };
let state = initialState;
/** The last requested language; results of earlier requests are ignored. */
let requestedLocale: Language = 'en';
const listeners = new Set<() => void>();

const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);
const isLoaded = (place: Namespace) => requiredNamespaces[place].every((part) => catalogue[part]);

/** The language stored in this browser. */
export function rememberedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : 'en';
  } catch {
    return 'en';
  }
}

function rememberLanguage(wanted: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, wanted);
    // The server prerenders the sign-in page in English only.
    const prefix = location.protocol === 'https:' ? '__Host-' : '';
    document.cookie = `${prefix}${STORAGE_KEY}=${wanted};path=/;max-age=31536000;samesite=lax${prefix && ';secure'}`;
  } catch {
    // Storage can be closed (private mode): the choice then lasts as long as the page.
  }
}

/** The current language. It can change, so do not store it. */
export const currentLanguage = (): Language => state.locale;

/** The loaded Spanish messages if the page is in Spanish. */
export const spanishCatalogue = (): Catalogue | null => (currentLanguage() === 'es' ? catalogue : null);

/** A message of contract, domain or server in the page's language; an unknown text is returned unchanged. */
export const translateMessage = (message: Message | string): string =>
  spanishCatalogue()?.public?.translateMessage(message) ?? (typeof message === 'string' ? message : message.text);

/** The same of a response's message whose code and values stand beside it. */
export const translateCoded = ({
  message,
  ...rest
}: {
  message: string;
  code?: string;
  values?: MessageValues;
}): string => translateMessage(toMessage(message, rest));

function setState(next: LocaleState): void {
  state = next;
  document.documentElement.lang = next.locale;
  setProblemTranslator(next.locale === 'en' ? null : translateMessage);
  listeners.forEach((listener) => listener());
}

/** Loads the messages of a namespace in advance, so that `setLocale` need not wait. Never rejects. */
export async function loadMessages(wanted: Language, place: Namespace): Promise<void> {
  if (wanted === 'en') return;
  await Promise.all(
    requiredNamespaces[place].map(async (part) => {
      const fetched = catalogue[part] ?? (await loaders[part]().catch(() => undefined));
      catalogue = { ...catalogue, [part]: fetched };
    }),
  );
}

/**
 * Changes the language of the page: loads the messages, then rerenders every screen. If they cannot be loaded, the page
 * stays in English and the result is false. The browser remembers the choice, even after signing out.
 */
export async function setLocale(wanted: Language, place: Namespace = 'public'): Promise<boolean> {
  requestedLocale = wanted;
  rememberLanguage(wanted);
  await loadMessages(wanted, place);
  const possible = wanted === 'en' || isLoaded(place);
  if (requestedLocale === wanted) setState(possible ? { locale: wanted } : { locale: 'en', failedLocale: wanted });
  return possible;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const useLocaleState = (): LocaleState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  );

export const useLanguage = (): Language => useLocaleState().locale;

/** Whether a namespace is ready in a language: its messages are loaded or cannot be. Loads them if needed. */
export function useIsLocaleReady(wanted: Language | undefined, place: Namespace): boolean {
  const { locale, failedLocale } = useLocaleState();
  const ready =
    wanted === undefined || failedLocale === wanted || (locale === wanted && (wanted === 'en' || isLoaded(place)));
  useEffect(() => {
    if (!ready && wanted) void setLocale(wanted, place);
  }, [ready, wanted, place]);
  return ready;
}

/** Resets the module, for tests. */
export const resetLanguage = (): void => setState(initialState);

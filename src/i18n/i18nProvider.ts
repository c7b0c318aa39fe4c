import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'ra-core';
import type { Messages, Plugin } from '../plugin.ts';
import { shellMessages } from './messages/shell.en.ts';

type Phrases = Map<string, string>;

function gather(messages: Messages, phrases: Phrases, prefix = ''): void {
  for (const [key, message] of Object.entries(messages)) {
    if (typeof message === 'string') phrases.set(`${prefix}${key}`, message);
    else gather(message, phrases, `${prefix}${key}.`);
  }
}

interface Values {
  /** What to show when nobody has a text for the key. */
  _?: string;
  smart_count?: number;
  [name: string]: unknown;
}

const shown = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** `%{name}` is filled in; of `one patient |||| %{smart_count} patients` the form that fits is chosen. */
function phrase(template: string, values: Values): string {
  const forms = template.split('||||');
  const form = forms.length > 1 && values.smart_count !== 1 ? forms[1] : forms[0];
  return (form ?? template).trim().replace(/%\{(\w+)\}/g, (all, name: string) => shown(values[name]) ?? all);
}

/**
 * The consoles' texts: react-admin's own, the shell's, and what each plugin brings, in the messages' form of
 * ra-i18n-polyglot. Written out, because that library's polyfills weigh more than the layout.
 */
export function i18nProviderFor(plugins: readonly Plugin[]): I18nProvider {
  const phrases: Phrases = new Map();
  for (const messages of [englishMessages, shellMessages, ...plugins.map((plugin) => plugin.messages.en)]) {
    gather(messages as Messages, phrases);
  }
  return {
    translate: (key: string, values: Values = {}) => phrase(phrases.get(key) ?? values._ ?? key, values),
    changeLocale: () => Promise.resolve(),
    getLocale: () => 'en',
    getLocales: () => [{ locale: 'en', name: 'English' }],
  };
}

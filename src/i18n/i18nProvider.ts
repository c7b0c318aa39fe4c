import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { mergeTranslations, type I18nProvider } from 'ra-core';
import type { Plugin } from '../plugin.ts';
import { shellMessages } from './messages/shell.en.ts';

/** The consoles' texts: react-admin's own, the shell's, and what each plugin brings. */
export const i18nProviderFor = (plugins: readonly Plugin[]): I18nProvider =>
  polyglotI18nProvider(
    () => mergeTranslations(englishMessages, shellMessages, ...plugins.map(({ messages }) => messages.en)),
    'en',
    [{ locale: 'en', name: 'English' }],
    { allowMissing: true },
  );

import { fieldMessage } from './messages.ts';
import * as z from 'zod/mini';

/** The languages of the product (OPEN-013); every text is there in each. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as its readers look for it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

export const LanguageCode = z.enum(languages, { error: fieldMessage.text('fields.invalidLanguage') });

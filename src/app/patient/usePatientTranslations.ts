import { useEffect, useState } from 'react';
import type { Language } from '../../../contract/platform/languages.ts';
import { createTranslations, type Translations } from '../pages/public-program/translations.ts';
import { patientMessages } from './messages.en.ts';

const english = createTranslations('en', patientMessages);

/** The language of the device, for a page that does not know whose it is yet. */
export const getDeviceLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en');

/** The page's texts in a language; null while they are loading, English if they cannot be loaded. */
export function usePatientTranslations(language: Language): Translations | null {
  const [spanish, setSpanish] = useState<Translations | null>(null);
  const isSpanish = language === 'es';
  useEffect(() => {
    if (!isSpanish) return;
    let left = false;
    const show = (loaded: Translations) => !left && setSpanish(loaded);
    import('./messages.es.ts').then(
      ({ default: messages }) => show(createTranslations('es', messages)),
      () => show(english),
    );
    return () => {
      left = true;
    };
  }, [isSpanish]);
  return isSpanish ? spanish : english;
}

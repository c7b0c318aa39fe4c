import { useEffect, useState } from 'react';
import type { Language } from '../../../contract/platform/languages.ts';
import { createTranslations, type Translations } from '../pages/public-program/translations.ts';
import { patientMessages } from './messages.en.ts';

const english = createTranslations('en', patientMessages);

/** The language of the device, for a page that does not know whose it is yet. */
export const getDeviceLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en');

/**
 * The page's texts in a language; null while the first ones are loading, English if they cannot be loaded. A change of the
 * language keeps the page as it is until its texts are there.
 */
export function usePatientTranslations(language: Language): Translations | null {
  const [spanish, setSpanish] = useState<Translations | null>(null);
  const isSpanish = language === 'es';
  const [beganInEnglish] = useState(!isSpanish);
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
  return isSpanish ? (spanish ?? (beganInEnglish ? english : null)) : english;
}

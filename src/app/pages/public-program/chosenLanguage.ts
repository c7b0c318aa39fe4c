import { useState } from 'react';
import { type Language, languages } from '../../../../contract/platform/languages.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';

const NAME = 'language';

function inAddress(): Language | null {
  const named = new URLSearchParams(window.location.search).get(NAME);
  return languages.find((language) => language === named) ?? null;
}

/**
 * The language that the reader selected, kept in the address for the next visit; null while the patient's applies.
 * Switching all public pages to another language counts as well.
 */
export function useChosenLanguage(): [chosen: Language | null, choose: (language: Language) => void] {
  const [chosen, setChosen] = useState(inAddress);
  const choose = (language: Language) => {
    const address = new URL(window.location.href);
    address.searchParams.set(NAME, language);
    window.history.replaceState(window.history.state, '', address);
    setChosen(language);
  };
  const pageLanguage = useLanguage();
  const [previousLanguage, setPreviousLanguage] = useState(pageLanguage);
  if (pageLanguage !== previousLanguage) {
    setPreviousLanguage(pageLanguage);
    setChosen(pageLanguage);
  }
  return [chosen, choose];
}

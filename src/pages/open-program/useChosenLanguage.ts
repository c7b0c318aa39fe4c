import { useState } from 'react';
import { languages, type Language } from '../../../contract/languages.ts';
import { useLanguage } from '../../i18n/language.ts';

const NAME = 'language';

function inAddress(): Language | null {
  const named = new URLSearchParams(window.location.search).get(NAME);
  return languages.find((language) => language === named) ?? null;
}

/**
 * The language that whoever reads has chosen, kept in the address so that it is there when the page is opened again; null
 * while the patient's counts. Another language for all public pages is such a choice too.
 */
export function useChosenLanguage(): [chosen: Language | null, choose: (language: Language) => void] {
  const [chosen, setChosen] = useState(inAddress);
  const choose = (language: Language) => {
    const address = new URL(window.location.href);
    address.searchParams.set(NAME, language);
    window.history.replaceState(window.history.state, '', address);
    setChosen(language);
  };
  const spoken = useLanguage();
  const [heard, setHeard] = useState(spoken);
  if (spoken !== heard) {
    setHeard(spoken);
    setChosen(spoken);
  }
  return [chosen, choose];
}

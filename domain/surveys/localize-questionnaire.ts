import type { Questionnaire, QuestionnaireItem } from '@medplum/fhirtypes';
import type { Language } from '../../contract/platform/languages.ts';
import { TRANSLATION } from './questionnaires/build.ts';

interface Translated {
  extension?: { url?: string; extension?: { url?: string; valueCode?: string; valueString?: string }[] }[];
}

const findTranslation = (element: Translated | undefined, language: Language): string | undefined =>
  element?.extension
    ?.filter(({ url }) => url === TRANSLATION)
    .find(({ extension }) => extension?.some(({ url, valueCode }) => url === 'lang' && valueCode === language))
    ?.extension?.find(({ url }) => url === 'content')?.valueString;

function translateValue(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => translateValue(each, language));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, inner]) => {
      if (name.startsWith('_')) return [];
      return [[name, findTranslation(fields[`_${name}`] as Translated, language) ?? translateValue(inner, language)]];
    }),
  );
}

/** A questionnaire in one language, without its translations: in English where it has none in the language. */
export function localizeQuestionnaire(questionnaire: Questionnaire, language: Language) {
  const isTranslated = findTranslation((questionnaire as { _title?: Translated })._title, language) !== undefined;
  const shown: Language = isTranslated ? language : 'en';
  return {
    ...(translateValue(questionnaire, shown) as Questionnaire & { title: string; item: QuestionnaireItem[] }),
    language: shown,
  };
}

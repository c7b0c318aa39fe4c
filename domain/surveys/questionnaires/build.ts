import type { Element, Extension, Questionnaire, QuestionnaireItem } from '@medplum/fhirtypes';

/*
 * What the built-in surveys are made of: a Questionnaire of FHIR R4, whose texts are English and have a translation where
 * there is an official one.
 */

const FHIR = 'http://hl7.org/fhir/StructureDefinition';
export const TRANSLATION = `${FHIR}/translation`;
const ITEM_CONTROL = `${FHIR}/questionnaire-itemControl`;
export const MIN_VALUE = `${FHIR}/minValue`;
export const MAX_VALUE = `${FHIR}/maxValue`;
const MAX_LENGTH = 200;

export interface Text {
  en: string;
  es?: string;
}

const translate = ({ es }: Text): { extension: Extension[] } | undefined =>
  es === undefined
    ? undefined
    : {
        extension: [
          {
            url: TRANSLATION,
            extension: [
              { url: 'lang', valueCode: 'es' },
              { url: 'content', valueString: es },
            ],
          },
        ],
      };

/** `text` and, with a translation, `_text`. */
function write<Name extends string>(name: Name, text: Text) {
  const translated = translate(text);
  return { [name]: text.en, ...(translated && { [`_${name}`]: translated }) } as Record<Name, string> &
    Partial<Record<`_${Name}`, Element>>;
}

/** A choice; the points that it counts are its ordinal value. */
export interface Choice extends Text {
  code: string;
  points?: number;
}

const toOption = ({ code, points, ...text }: Choice) => ({
  valueCoding: {
    ...(points !== undefined && { extension: [{ url: `${FHIR}/ordinalValue`, valueDecimal: points }] }),
    code,
    ...write('display', text),
  },
});

export const askChoice = (linkId: string, text: Text, choices: readonly Choice[]): QuestionnaireItem => ({
  linkId,
  ...write('text', text),
  type: 'choice',
  required: true,
  answerOption: choices.map(toOption),
});

export const askYesNo = (linkId: string, text: Text): QuestionnaireItem => ({
  linkId,
  ...write('text', text),
  type: 'boolean',
  required: true,
});

export const askText = (linkId: string, text: Text): QuestionnaireItem => ({
  linkId,
  ...write('text', text),
  type: 'string',
  maxLength: MAX_LENGTH,
});

/** What an end of a scale means. */
const explainEnd = (linkId: string, end: 'lower' | 'upper', text: Text): QuestionnaireItem => ({
  linkId: `${linkId}.${end}`,
  ...write('text', text),
  type: 'display',
  extension: [
    {
      url: ITEM_CONTROL,
      valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code: end }] },
    },
  ],
});

/** A rating from 0 to 10. */
export const askRating = (linkId: string, text: Text, { lower, upper }: Record<'lower' | 'upper', Text>) =>
  ({
    linkId,
    ...write('text', text),
    type: 'integer',
    required: true,
    extension: [
      { url: MIN_VALUE, valueInteger: 0 },
      { url: MAX_VALUE, valueInteger: 10 },
    ],
    item: [explainEnd(linkId, 'lower', lower), explainEnd(linkId, 'upper', upper)],
  }) satisfies QuestionnaireItem;

/** Questions that a sentence leads to. */
export const group = (linkId: string, text: Text, item: QuestionnaireItem[]): QuestionnaireItem => ({
  linkId,
  ...write('text', text),
  type: 'group',
  item,
});

interface Described {
  id: string;
  title: Text;
  /** The notice under which the instrument may be used. */
  copyright: string;
  item: QuestionnaireItem[];
}

export const questionnaire = ({ id, title, copyright, item }: Described): Questionnaire => ({
  resourceType: 'Questionnaire',
  id,
  language: 'en',
  ...write('title', title),
  status: 'active',
  subjectType: ['Patient'],
  date: '2026-11-27',
  copyright,
  item,
});

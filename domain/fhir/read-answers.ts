import { fhirMessage } from '../../contract/fhir/messages.ts';
import type { FhirAnswer, FhirResponseItem } from '../../contract/fhir/questionnaire-response.ts';
import type { Message } from '../../contract/platform/message.ts';
import type { SurveyAnswer, SurveyDefinition, SurveyField } from '../../contract/surveys/webhook.ts';
import { getChoices, getScale, indexFields } from '../surveys/survey-fields.ts';
import { toItemType } from './questionnaire.ts';

type Value = Record<string, unknown> & { type: string };
type Read = Value | Message;

const expect = (type: string): Message => fhirMessage('fhir.answerExpected', { type });
const isMessage = (read: Read): read is Message => 'code' in read;

function readNumber({ valueDecimal, valueInteger }: FhirAnswer, field: SurveyField): Read {
  const number = valueDecimal ?? valueInteger;
  if (number === undefined) return expect('valueDecimal');
  const { min, max } = getScale(field);
  const fits = (min === null || number >= min) && (max === null || number <= max);
  return fits ? { type: 'number', number } : fhirMessage('fhir.outsideScale');
}

function readChoices(answers: readonly FhirAnswer[], field: SurveyField): Read {
  const labels = answers.map(({ valueString, valueCoding }) => valueString ?? valueCoding?.display);
  if (labels.includes(undefined)) return expect('valueString');
  const known = getChoices(field).map(({ label }) => label);
  const isFree = known.length === 0 || toItemType(field) === 'open-choice';
  if (!isFree && !labels.every((label) => known.includes(label))) return fhirMessage('fhir.unknownChoice');
  if (answers.length === 1 && !isFree) return { type: 'choice', choice: { label: labels[0] } };
  return { type: 'choices', choices: { labels } };
}

function readValue(answers: readonly FhirAnswer[], field: SurveyField): Read {
  const type = toItemType(field);
  const [answer] = answers;
  const isMany = (type === 'choice' || type === 'open-choice') && field.properties?.allow_multiple_selection === true;
  if (answers.length > 1 && !isMany) return fhirMessage('fhir.oneAnswer');
  switch (type) {
    case 'boolean':
      return answer!.valueBoolean === undefined
        ? expect('valueBoolean')
        : { type: 'boolean', boolean: answer!.valueBoolean };
    case 'decimal':
      return readNumber(answer!, field);
    case 'choice':
    case 'open-choice':
      return readChoices(answers, field);
    case 'date': {
      const date = answer!.valueDate ?? answer!.valueString;
      return date === undefined ? expect('valueDate') : { type: 'date', date };
    }
    case 'string':
      return answer!.valueString === undefined ? expect('valueString') : { type: 'text', text: answer!.valueString };
    default:
      return fhirMessage('fhir.unknownQuestion');
  }
}

/** Answers of a response as the survey provider delivers them, or what is wrong, by the place of the item. */
export function readAnswers(
  items: readonly FhirResponseItem[],
  definition: SurveyDefinition | null,
): { answers: SurveyAnswer[]; errors: Record<string, Message> } {
  const fields = indexFields(definition);
  const answers = new Map<string, SurveyAnswer>();
  const errors: Record<string, Message> = {};
  const read = (all: readonly FhirResponseItem[], path: string) =>
    all.forEach(({ linkId, answer, item }, index) => {
      const at = `${path}.${index}`;
      const field = fields.get(linkId);
      if (!field) errors[at] = fhirMessage('fhir.unknownQuestion');
      else if (answer) {
        const value = answers.has(linkId) ? fhirMessage('fhir.oneAnswer') : readValue(answer, field);
        if (isMessage(value)) errors[at] = value;
        else answers.set(linkId, { ...value, field: { id: linkId } });
      }
      if (item) read(item, `${at}.item`);
    });
  read(items, 'item');
  return { answers: [...answers.values()], errors };
}

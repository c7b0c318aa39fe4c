import type { SurveyDefinition, SurveyField } from '../../contract/surveys/webhook.ts';

/** Ends of a scale; null if unknown. */
export interface Scale {
  min: number | null;
  max: number | null;
}

const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** All questions of a form, those inside of groups included, by id. */
export function indexFields(definition: SurveyDefinition | null | undefined): Map<string, SurveyField> {
  const found = new Map<string, SurveyField>();
  const collect = (fields: readonly SurveyField[]) => {
    for (const field of fields) {
      found.set(field.id, field);
      const inner = field.properties?.fields;
      if (Array.isArray(inner)) collect(inner as SurveyField[]);
    }
  };
  collect(definition?.fields ?? []);
  return found;
}

/** The scale of a question by its type: a rating starts at 1, an opinion scale at 0 or 1. */
export function getScale(field: SurveyField | undefined): Scale {
  const steps = toNumber(field?.properties?.steps);
  const first = field?.properties?.start_at_one === true ? 1 : 0;
  switch (field?.type) {
    case 'nps':
      return { min: 0, max: 10 };
    case 'rating':
      return { min: 1, max: steps };
    case 'opinion_scale':
      return steps === null ? { min: null, max: null } : { min: first, max: first + steps - 1 };
    case 'number':
      return { min: toNumber(field.validations?.min_value), max: toNumber(field.validations?.max_value) };
    default:
      return { min: null, max: null };
  }
}

interface Choice {
  id?: unknown;
  ref?: unknown;
  label?: unknown;
}

/** The choices of a question in the form's order; deliveries have them beside `properties`, definitions within. */
export function getChoices(field: SurveyField | undefined): readonly Choice[] {
  const choices = field?.choices ?? field?.properties?.choices;
  return Array.isArray(choices) ? (choices as Choice[]) : [];
}

const isQuestion = ({ type, properties }: SurveyField): boolean =>
  type !== 'statement' && !Array.isArray(properties?.fields);

/** The number of unanswered questions of a form; null if the form is unknown. */
export function countUnanswered(definition: SurveyDefinition | null, answered: ReadonlySet<string>): number | null {
  if (!definition) return null;
  return [...indexFields(definition).values()].filter((field) => isQuestion(field) && !answered.has(field.id)).length;
}

const isEmpty = (value: object | undefined): boolean => !value || Object.keys(value).length === 0;

/**
 * Merges a delivered form into the known one: its wording, with the known ends of scales, which deliveries leave out. A
 * question whose type has changed keeps nothing.
 */
export function mergeDefinition(known: SurveyDefinition | null, delivered: SurveyDefinition): SurveyDefinition {
  const before = indexFields(known);
  const fields = delivered.fields.map((field): SurveyField => {
    const earlier = before.get(field.id);
    if (earlier?.type !== field.type) return field;
    return {
      ...field,
      ...(isEmpty(field.properties) && earlier.properties && { properties: earlier.properties }),
      ...(isEmpty(field.validations) && earlier.validations && { validations: earlier.validations }),
    };
  });
  return { ...known, ...delivered, fields };
}

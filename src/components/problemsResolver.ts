import { said } from '../i18n/language.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form by a rule of the domain that answers the message of each faulty field, which is shown in the page's language; a message of a field that the
 * form does not hold is left to the server.
 */
export const problemsResolver =
  <Values extends FieldValues>(problemsOf: (values: Values) => Partial<Record<string, string>>): Resolver<Values> =>
  (values) => {
    const faulty = Object.entries(problemsOf(values)).filter(([field, message]) => message && field in values);
    if (faulty.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      faulty.map(([field, message]) => [field, { type: 'rule', message: said(message!) }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

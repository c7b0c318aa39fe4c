import type { Links } from '../../../domain/fhir/links.ts';
import { toFormId } from '../../../domain/fhir/questionnaire.ts';

/** The form that a canonical address or an id names; null for another server's. */
export function readFormId(text: string, { base }: Pick<Links, 'base'>): string | null {
  const [address] = text.split('|');
  const start = `${base}/Questionnaire/`;
  const id = address!.startsWith(start) ? address!.slice(start.length) : address!.replace(/^Questionnaire\//, '');
  return /^[A-Za-z0-9.-]{1,64}$/.test(id) ? toFormId(id) : null;
}

import type { PatientRecord } from '../../contract/patient-record.ts';
import { holds, type Viewer } from '../../domain/viewer.ts';

export const healthSections = ['activity', 'range-of-motion', 'surveys', 'care-management'] as const;
export const gaitSections = ['activity', 'progress'] as const;

export type RecordProduct = 'health' | 'gait';
export type HealthSection = (typeof healthSections)[number];
export type GaitSection = (typeof gaitSections)[number];

/** Which part of a record is shown. */
export type Place = { product: 'health'; section: HealthSection } | { product: 'gait'; section: GaitSection };

/** Parts that the record has and the viewer works with; a record of neither shows its Health part (REC-20). */
export function productsShown({ products }: PatientRecord, viewer: Viewer): RecordProduct[] {
  const shown: RecordProduct[] = [];
  if (products.includes('HEALTH') && holds(viewer, 'HEALTH')) shown.push('health');
  if (products.includes('GAIT') && holds(viewer, 'GAIT')) shown.push('gait');
  return shown.length > 0 ? shown : ['health'];
}

/** `Surveys` go to a phone; without one there is no such tab (REC-06). */
export const sectionsOf = (
  { patient }: PatientRecord,
  product: RecordProduct,
): readonly (HealthSection | GaitSection)[] =>
  product === 'gait' ? gaitSections : healthSections.filter((section) => section !== 'surveys' || patient.phoneNumber);

/**
 * The place that an address names, given its parts after the record's id: what is missing, unknown or not this
 * record's becomes the first product and its activity (REC-02..04, OPEN-022..024).
 */
export function placeOf(record: PatientRecord, viewer: Viewer, parts: readonly (string | undefined)[]): Place {
  const named = parts.filter((part): part is string => Boolean(part));
  const products = productsShown(record, viewer);
  const product = products.find((shown) => shown === named[0]) ?? products[0]!;
  const asked = named[0] === 'health' || named[0] === 'gait' ? named[1] : named[0];
  const section = sectionsOf(record, product).find((known) => known === asked) ?? 'activity';
  return { product, section } as Place;
}

export const pathOf = (id: number, { product, section }: { product: string; section: string }): string =>
  `/patients/${id}/${product}/${section}`;

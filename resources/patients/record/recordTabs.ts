import type { PatientRecord } from '../../../contract/patients/record.ts';
import { hasProduct, type Viewer } from '../../../domain/identity/viewer.ts';
import type { RecordKey } from './messages.en.ts';

export const healthSections = ['activity', 'range-of-motion', 'surveys', 'care-management'] as const;
export const gaitSections = ['activity', 'progress'] as const;

export type HealthSection = (typeof healthSections)[number];
export type GaitSection = (typeof gaitSections)[number];

export type RecordTab = { product: 'health'; section: HealthSection } | { product: 'gait'; section: GaitSection };
type RecordProduct = RecordTab['product'];

export const tabLabel = (tab: RecordTab): RecordKey =>
  tab.product === 'health' ? `record.section.health.${tab.section}` : `record.section.gait.${tab.section}`;

/** Products that both the record and the viewer have; a record with neither shows Health (REC-20). */
export function listProducts({ products }: PatientRecord, viewer: Viewer): RecordProduct[] {
  const shown: RecordProduct[] = [];
  if (products.includes('HEALTH') && hasProduct(viewer, 'HEALTH')) shown.push('health');
  if (products.includes('GAIT') && hasProduct(viewer, 'GAIT')) shown.push('gait');
  return shown.length > 0 ? shown : ['health'];
}

/** `Surveys` are sent to a phone; without a number there is no such tab (REC-06). */
export const listTabs = ({ patient }: PatientRecord, product: RecordProduct): RecordTab[] =>
  product === 'gait'
    ? gaitSections.map((section) => ({ product, section }))
    : healthSections
        .filter((section) => section !== 'surveys' || patient.phoneNumber)
        .map((section) => ({ product, section }));

/**
 * Resolves the section from the URL parts after the record's id. Missing, unknown or unavailable parts fall back to
 * the first product and its activity (REC-02..04, OPEN-022..024).
 */
export function resolveTab(record: PatientRecord, viewer: Viewer, parts: readonly (string | undefined)[]): RecordTab {
  const given = parts.filter((part): part is string => Boolean(part));
  const products = listProducts(record, viewer);
  const product = products.find((shown) => shown === given[0]) ?? products[0]!;
  const requested = given[0] === 'health' || given[0] === 'gait' ? given[1] : given[0];
  const tabs = listTabs(record, product);
  return tabs.find(({ section }) => section === requested) ?? tabs[0]!;
}

export const tabPath = (id: number, { product, section }: { product: string; section: string }): string =>
  `/patients/${id}/${product}/${section}`;

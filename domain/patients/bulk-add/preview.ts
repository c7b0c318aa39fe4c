import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { definitionOf } from '../../../contract/patients/fields.ts';
import { previewFields, type BulkPreviewRow, type PreviewField } from '../../../contract/patients/patients.ts';
import { mapKeys } from '../../../contract/platform/typed-keys.ts';
import { columnNames } from './columns.ts';
import { toFaultMessage } from './issues.ts';
import type { JudgedRow } from './read-file.ts';

/** What a preview is drawn up against. */
export interface PreviewContext {
  products: readonly PatientProduct[];
  /** `provider`: name of whoever the patients of a location get; null for nobody. */
  locations: readonly { id: number; name: string; provider: string | null }[];
}

/** Only Health patients are invited, to the address that they have. */
const isInvited = (products: readonly PatientProduct[], email: string | null | undefined): boolean =>
  products.includes('HEALTH') && Boolean(email);

const filled = (cell: string | null | undefined): string | null => cell || null;

/** A value to be stored; an explicit null is shown as it is chosen, `N/A`. */
function shown(field: PreviewField, value: string | null | undefined): string | null {
  const { input } = definitionOf(field);
  return filled(value === null && input.kind === 'choice' ? input.nullOption : value);
}

/** What a judged row would do, for somebody to look at before anything is written (OPEN-054). */
export function previewOf(judged: JudgedRow, { products, locations }: PreviewContext): BulkPreviewRow {
  const { row, cells, patient, faults } = judged;
  if (!patient || faults.length > 0) {
    return {
      row,
      // What is not to be stored is shown as it was written.
      ...mapKeys(previewFields, (field) => filled(cells[field])),
      location: filled(cells.locationId),
      provider: null,
      products: [],
      willInvite: false,
      faults: faults.map(({ field, message }) => ({
        field: field ?? '',
        column: field ? columnNames[field] : '',
        ...toFaultMessage(message),
      })),
    };
  }
  const place = locations.find(({ id }) => id === patient.locationId);
  return {
    row,
    ...mapKeys(previewFields, (field) => shown(field, patient[field])),
    location: place?.name ?? null,
    provider: place?.provider ?? null,
    products: [...products],
    willInvite: isInvited(products, patient.email),
    faults: [],
  };
}

/** How many patients and invites a file would bring: all of it, or nothing while a row is faulty (OPEN-054). */
export function bulkOutcome(rows: readonly Pick<BulkPreviewRow, 'faults' | 'willInvite'>[]) {
  const faulty = rows.filter(({ faults }) => faults.length > 0).length;
  return {
    faulty,
    added: faulty > 0 ? 0 : rows.length,
    invited: faulty > 0 ? 0 : rows.filter(({ willInvite }) => willInvite).length,
  };
}

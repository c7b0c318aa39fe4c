import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { getFieldDefinition } from '../../../contract/patients/fields.ts';
import { previewFields, type BulkPreviewRow, type PreviewField } from '../../../contract/patients/patients.ts';
import { mapKeys } from '../../../contract/platform/typed-keys.ts';
import { columnNames } from './columns.ts';
import { toIssueMessage } from './issues.ts';
import type { EvaluatedRow } from './read-file.ts';

/** The products of the file, and the locations of its patients. */
export interface PreviewContext {
  products: readonly PatientProduct[];
  /** `provider`: name of the default provider of the location's patients. */
  locations: readonly { id: number; name: string; provider: string | null }[];
}

/** Only Health patients are invited, to the address that they have. */
const isInvited = (products: readonly PatientProduct[], email: string | null | undefined): boolean =>
  products.includes('HEALTH') && Boolean(email);

const orNull = (cell: string | null | undefined): string | null => cell || null;

/** A value that will be stored; null is shown as the option that it stands for, `N/A`. */
function formatValue(field: PreviewField, value: string | null | undefined): string | null {
  const { input } = getFieldDefinition(field);
  return orNull(value === null && input.kind === 'choice' ? input.nullOption : value);
}

/** The effect of a row, shown before anything is written (OPEN-054). */
export function toPreviewRow(evaluated: EvaluatedRow, { products, locations }: PreviewContext): BulkPreviewRow {
  const { row, cells, patient, issues } = evaluated;
  if (!patient || issues.length > 0) {
    return {
      row,
      // An invalid value is shown as it was written.
      ...mapKeys(previewFields, (field) => orNull(cells[field])),
      location: orNull(cells.locationId),
      provider: null,
      products: [],
      willInvite: false,
      faults: issues.map(({ field, message }) => ({
        field: field ?? '',
        column: field ? columnNames[field] : '',
        ...toIssueMessage(message),
      })),
    };
  }
  const place = locations.find(({ id }) => id === patient.locationId);
  return {
    row,
    ...mapKeys(previewFields, (field) => formatValue(field, patient[field])),
    location: place?.name ?? null,
    provider: place?.provider ?? null,
    products: [...products],
    willInvite: isInvited(products, patient.email),
    faults: [],
  };
}

/** Counts the patients and invites that a file adds: none while a row has an issue (OPEN-054). */
export function countOutcome(rows: readonly Pick<BulkPreviewRow, 'faults' | 'willInvite'>[]) {
  const invalid = rows.filter(({ faults }) => faults.length > 0).length;
  return {
    invalid,
    added: invalid > 0 ? 0 : rows.length,
    invited: invalid > 0 ? 0 : rows.filter(({ willInvite }) => willInvite).length,
  };
}

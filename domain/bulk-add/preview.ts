import type { PatientProduct } from '../../contract/enumerations.ts';
import type { BulkPreviewRow } from '../../contract/patients.ts';
import { columnNames } from './columns.ts';
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

/** The row as the file has it: what is not to be stored is shown as it was written. */
const asWritten = ({ cells }: JudgedRow) => ({
  firstName: filled(cells.firstName),
  lastName: filled(cells.lastName),
  email: filled(cells.email),
  phoneNumber: filled(cells.phoneNumber),
  dob: filled(cells.dob),
  location: filled(cells.locationId),
  injuredSideOfBody: filled(cells.injuredSideOfBody),
  injuredBodyPart: filled(cells.injuredBodyPart),
  gaitUid: filled(cells.gaitUid),
  language: filled(cells.language),
});

/** What a judged row would do, for somebody to look at before anything is written (OPEN-054). */
export function previewOf(judged: JudgedRow, { products, locations }: PreviewContext): BulkPreviewRow {
  const { row, patient, faults } = judged;
  if (!patient || faults.length > 0) {
    return {
      row,
      ...asWritten(judged),
      provider: null,
      products: [],
      willInvite: false,
      faults: faults.map(({ field, message }) => ({
        field: field ?? '',
        column: field ? columnNames[field] : '',
        message,
      })),
    };
  }
  const place = locations.find(({ id }) => id === patient.locationId);
  return {
    row,
    firstName: filled(patient.firstName),
    lastName: filled(patient.lastName),
    email: filled(patient.email),
    phoneNumber: filled(patient.phoneNumber),
    dob: filled(patient.dob),
    location: place?.name ?? null,
    injuredSideOfBody: patient.injuredSideOfBody === null ? 'N/A' : filled(patient.injuredSideOfBody),
    injuredBodyPart: filled(patient.injuredBodyPart),
    gaitUid: filled(patient.gaitUid),
    language: filled(patient.language),
    provider: place?.provider ?? null,
    products: [...products],
    willInvite: isInvited(products, patient.email),
    faults: [],
  };
}

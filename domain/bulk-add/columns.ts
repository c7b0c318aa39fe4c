import type { NewPatientDraft } from '../../contract/patient-fields.ts';

/** A field of add patient that a bulk file can fill. */
export type BulkField = Exclude<keyof NewPatientDraft, 'products' | 'primaryPractitionerId'>;

/** Column of each field as it is spelled; the single-add fields (OPEN-054). */
export const columnNames: Record<BulkField, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneNumber: 'Phone Number',
  dob: 'Date of Birth',
  locationId: 'Location',
  injuredSideOfBody: 'Side of Body',
  injuredBodyPart: 'Involved Body Part',
  gaitUid: 'Unique Gait ID',
  language: 'Language',
};

const otherNames: Partial<Record<BulkField, readonly string[]>> = {
  email: ['emailaddress'],
  phoneNumber: ['phone'],
  dob: ['dob', 'birthdate'],
  locationId: ['locationid', 'locationname'],
  injuredSideOfBody: ['injuredsideofbody', 'involvedsideofbody', 'involvedside'],
  injuredBodyPart: ['injuredbodypart', 'bodypart', 'involvedjoint'],
  gaitUid: ['gaituid', 'gaitid'],
};

/** `First Name`, `firstName` and `first_name` are the same column. */
const folded = (header: string): string => header.toLowerCase().replace(/[^a-z]/g, '');

const fields = Object.keys(columnNames) as BulkField[];

/** Which field a header names; null for a column that the product does not know. */
export const fieldOf = (header: string): BulkField | null =>
  fields.find(
    (field) => folded(columnNames[field]) === folded(header) || otherNames[field]?.includes(folded(header)),
  ) ?? null;

/** Columns that a file may have although no template does: most patients speak English. */
const unlisted: readonly BulkField[] = ['language'];

/** Headers of the downloadable template (PAT-34, PAT-35). */
export const bulkColumns = (product: 'HEALTH' | 'GAIT'): string[] =>
  fields
    .filter((field) => !unlisted.includes(field) && (product === 'GAIT' || field !== 'gaitUid'))
    .map((field) => columnNames[field]);

/** The template as CSV text: its header line. */
export const bulkTemplate = (product: 'HEALTH' | 'GAIT'): string => `${bulkColumns(product).join(',')}\r\n`;

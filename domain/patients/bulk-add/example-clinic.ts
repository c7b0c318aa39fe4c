import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { listIssues as listRowIssues, evaluateBulkFile, type BulkContext } from './read-file.ts';

/* A clinic and parts of bulk-add files, for the tests beside. */

export const context: BulkContext = {
  today: '2026-11-21',
  products: ['HEALTH'],
  locations: [
    { id: 3, name: 'North Clinic' },
    { id: 4, name: 'South Clinic' },
  ],
  defaultLocationId: 4,
  existingEmails: new Set(['taken@example.com']),
  existingGaitUids: new Set(['G-1']),
};
export const gaitOnly = { ...context, products: ['GAIT'] as PatientProduct[] };

export const utf8 = (text: string) => new TextEncoder().encode(text);
export const header = 'First Name,Last Name,Email,Phone Number,Date of Birth,Location,Side of Body,Involved Body Part';
export const ada = 'Ada,Lovelace,ada@example.com,(555) 123-4567,1985-12-10,North Clinic,Left,Knee';
export const row = (
  change: Partial<Record<'first' | 'email' | 'phone' | 'dob' | 'location' | 'side' | 'part', string>>,
) =>
  [
    change.first ?? 'Grace',
    'Hopper',
    change.email ?? 'grace@example.com',
    change.phone ?? '5557654321',
    change.dob ?? '',
    change.location ?? '',
    change.side ?? 'N/A',
    change.part ?? 'Hip',
  ].join(',');

/** The patients that a whole file adds, or every issue that prevents it. */
export function readBulkFile(bytes: Uint8Array, given: BulkContext) {
  const evaluated = evaluateBulkFile(bytes, given);
  if ('issues' in evaluated) return evaluated;
  const issues = listRowIssues(evaluated.rows);
  if (issues.length > 0) return { issues };
  const { rows, ignoredColumns } = evaluated;
  return { patients: rows.map(({ patient }) => patient!), rowNumbers: rows.map(({ row: at }) => at), ignoredColumns };
}

export const read = (text: string, given: BulkContext = context) => readBulkFile(utf8(text), given);
export const getPatientsOrIssues = (result: ReturnType<typeof readBulkFile>) =>
  'patients' in result ? result.patients : result.issues;
export const listIssues = (text: string, given: BulkContext = context) => {
  const result = read(text, given);
  return 'issues' in result
    ? result.issues.map(({ row: at, column, message }) => `${at} ${column}: ${message}`)
    : 'no issues';
};

export function utf16(text: string, bigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, unit] of [0xfeff, ...text.split('').map((letter) => letter.charCodeAt(0))].entries()) {
    view.setUint16(at * 2, unit, !bigEndian);
  }
  return bytes;
}

import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { readReconcileFile, reconcile } from './reconcile.ts';

const file = (text: string) => readReconcileFile(new TextEncoder().encode(text));
const patient = (id: number, uid: string, firstName = '', lastName = '', email: string | null = null) =>
  ({
    id,
    patient: { firstName, lastName, email },
    productData: { health: null, gait: { uid, mostRecentSession: null } },
  }) as unknown as PatientRecord;

describe('the reconcile file', () => {
  it('OPEN-100 GAIT-24 reads ID, names and email in any order, and counts rows as a spreadsheet does', () => {
    expect(
      file('Last Name,Unique Gait ID,First Name,Email\nWinters,G-7,Wilma,w@x.example\n,,Nobody,\nJo,G-8,,\n'),
    ).toEqual({
      rows: [
        { row: 2, gaitUid: 'G-7', says: { firstName: 'Wilma', lastName: 'Winters', email: 'w@x.example' } },
        { row: 4, gaitUid: 'G-8', says: { lastName: 'Jo' } },
      ],
    });
  });

  it('OPEN-100 says what is wrong with a file that cannot be used', () => {
    expect(file('First Name,Last Name\nWilma,Winters\n')).toEqual({ problem: 'noUid' });
    expect(file('Unique Gait ID\n\n')).toEqual({ problem: 'noRows' });
    expect(file('')).toEqual({ message: 'The file is empty.' });
  });
});

describe('rows and patients', () => {
  const rows = (...texts: string[]) => {
    const read = file(['Unique Gait ID,First Name,Last Name,Email', ...texts].join('\n'));
    return 'rows' in read ? read.rows : [];
  };

  it('OPEN-100 fills in by ID only what differs, and never empties a field', () => {
    const [found] = reconcile(rows('g-7,Wilma,,w@x.example'), [patient(70, 'G-7', 'Wilma', 'Winters')]);
    expect(found).toMatchObject({ outcome: 'MATCHED', patient: { id: 70 }, change: { email: 'w@x.example' } });
    expect(Object.keys(found!.change)).toEqual(['email']);
  });

  it('OPEN-100 lists rows without a match, those that change nothing, and an ID that comes twice', () => {
    const known = [patient(70, 'G-7', 'Wilma', 'Winters')];
    const outcomes = reconcile(rows('G-9,Ann,Lee,', 'G-7,Wilma,Winters,', 'G-7,Other,Name,'), known).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['NO_MATCH', 'UNCHANGED', 'REPEATED']);
  });
});

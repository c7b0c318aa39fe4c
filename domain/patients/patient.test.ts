import { describe, expect, it } from 'vitest';
import {
  foldForSearch,
  formatFullName,
  computeHealthStatus,
  formatPatientStatus,
  toSearchText,
  toSortName,
} from './patient.ts';

describe('status of a patient', () => {
  it('PAT-23 PAT-24 PAT-25 has a text for each raw status', () => {
    expect(formatPatientStatus('NO_ASSIGNED_HEP')).toBe('No Program Assigned');
    expect(formatPatientStatus('NO_ACCOUNT')).toBe('Invite Sent');
    expect(formatPatientStatus('HAS_ACCOUNT')).toBe('Active');
  });

  it.each(['PAUSED', '', null, undefined, 'toString'])('OPEN-047 shows - for the unknown status %o', (status) => {
    expect(formatPatientStatus(status)).toBe('-');
  });

  it('PAT-26 OPEN-048 no program comes before no account', () => {
    expect(computeHealthStatus({ hasProgram: false, hasAccount: false })).toBe('NO_ASSIGNED_HEP');
    expect(computeHealthStatus({ hasProgram: false, hasAccount: true })).toBe('NO_ASSIGNED_HEP');
    expect(computeHealthStatus({ hasProgram: true, hasAccount: false })).toBe('NO_ACCOUNT');
    expect(computeHealthStatus({ hasProgram: true, hasAccount: true })).toBe('HAS_ACCOUNT');
  });
});

describe('names and search', () => {
  it('joins what there is of a name', () => {
    expect(formatFullName({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace');
    expect(formatFullName({ firstName: null, lastName: 'Lovelace' })).toBe('Lovelace');
    expect(toSortName({ firstName: 'ada', lastName: 'Lovelace' })).toBe('ada lovelace');
  });

  it.each(['ada', 'LOVELACE', 'ada love', 'a  L', '@example', 'Ada@Ex'])('OPEN-045 %s finds Ada Lovelace', (typed) => {
    expect(toSearchText({ firstName: 'Ada', lastName: 'Lovelace' }, 'ada@example.com')).toContain(foldForSearch(typed));
  });

  it('finds a name whichever way its accents were typed', () => {
    expect(toSearchText({ firstName: 'José', lastName: 'Ñandú' }, null)).toContain(foldForSearch('JOSE\u0301 N\u0303'));
  });
});

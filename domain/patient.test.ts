import { describe, expect, it } from 'vitest';
import {
  foldForSearch,
  fullName,
  healthStatus,
  isCompleteFor,
  patientStatusLabel,
  searchText,
  sortName,
} from './patient.ts';

describe('status of a patient', () => {
  it('PAT-23 PAT-24 PAT-25 has a text for each raw status', () => {
    expect(patientStatusLabel('NO_ASSIGNED_HEP')).toBe('No Program Assigned');
    expect(patientStatusLabel('NO_ACCOUNT')).toBe('Invite Sent');
    expect(patientStatusLabel('HAS_ACCOUNT')).toBe('Active');
  });

  it.each(['PAUSED', '', null, undefined, 'toString'])('OPEN-047 shows - for the unknown status %o', (status) => {
    expect(patientStatusLabel(status)).toBe('-');
  });

  it('PAT-26 OPEN-048 no program comes before no account', () => {
    expect(healthStatus({ hasProgram: false, hasAccount: false })).toBe('NO_ASSIGNED_HEP');
    expect(healthStatus({ hasProgram: false, hasAccount: true })).toBe('NO_ASSIGNED_HEP');
    expect(healthStatus({ hasProgram: true, hasAccount: false })).toBe('NO_ACCOUNT');
    expect(healthStatus({ hasProgram: true, hasAccount: true })).toBe('HAS_ACCOUNT');
  });
});

describe('completeness', () => {
  const nobody = { firstName: null, lastName: null, email: null, phoneNumber: null, injuredBodyPart: null };
  const named = { ...nobody, firstName: 'Ada', lastName: 'Lovelace' };
  const health = { ...named, email: 'ada@example.com', injuredBodyPart: 'Knee', injuredSideOfBody: 'Left' };

  it('PAT-55 Gait needs first and last name', () => {
    expect(isCompleteFor('GAIT', named)).toBe(true);
    expect(isCompleteFor('GAIT', { ...health, firstName: null })).toBe(false);
    expect(isCompleteFor('GAIT', { ...health, lastName: '' })).toBe(false);
  });

  it('PAT-56 Health needs names, email, body part and side, but no phone', () => {
    expect(isCompleteFor('HEALTH', health)).toBe(true);
    for (const field of ['firstName', 'lastName', 'email', 'injuredBodyPart'] as const) {
      expect(isCompleteFor('HEALTH', { ...health, [field]: null })).toBe(false);
    }
    expect(isCompleteFor('HEALTH', { ...health, injuredSideOfBody: undefined })).toBe(false);
  });

  it('OPEN-057 a side of N/A (null) is complete', () => {
    expect(isCompleteFor('HEALTH', { ...health, injuredSideOfBody: null })).toBe(true);
  });

  it('OPEN-055 PRO needs a phone', () => {
    expect(isCompleteFor('PRO', { ...nobody, phoneNumber: '+15551234567' })).toBe(true);
    expect(isCompleteFor('PRO', health)).toBe(false);
  });
});

describe('names and search', () => {
  it('joins what there is of a name', () => {
    expect(fullName({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace');
    expect(fullName({ firstName: null, lastName: 'Lovelace' })).toBe('Lovelace');
    expect(sortName({ firstName: 'ada', lastName: 'Lovelace' })).toBe('ada lovelace');
  });

  it.each(['ada', 'LOVELACE', 'ada love', 'a  L', '@example', 'Ada@Ex'])('OPEN-045 %s finds Ada Lovelace', (typed) => {
    expect(searchText({ firstName: 'Ada', lastName: 'Lovelace' }, 'ada@example.com')).toContain(foldForSearch(typed));
  });

  it('finds a name whichever way its accents were typed', () => {
    expect(searchText({ firstName: 'José', lastName: 'Ñandú' }, null)).toContain(foldForSearch('JOSE\u0301 N\u0303'));
  });
});

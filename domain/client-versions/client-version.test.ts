import { describe, expect, it } from 'vitest';
import { isNewer, isNewest, isSameVersion, getVersionStatus } from './client-version.ts';

describe('versions of the scan client', () => {
  it.each([
    ['2.10.0', '2.9.0', true],
    ['2.9.0', '2.10.0', false],
    ['3.0.0', '2.99.99', true],
    ['2.18.1', '2.18.0', true],
    ['2.18.0', '2.18.0', false],
    ['02.18.0', '2.18.0', false],
    ['9999', '2.18.0', false],
    ['3.0.0', 'test', false],
  ])('ENT-069 %s is newer than %s: %s', (one, other, newer) => {
    expect(isNewer(one, other)).toBe(newer);
  });

  it.each([
    ['2.18.0', '2.18.0', true],
    ['02.18.0', '2.18.00', true],
    ['2.18.0', '2.18.1', false],
    ['test', 'test', true],
    ['9999', '9999a', false],
    ['2.18.0', 'test', false],
  ])('%s and %s are the same release: %s', (one, other, same) => {
    expect(isSameVersion(one, other)).toBe(same);
  });

  it('OPEN-120 OPEN-121 the newest is above every numeric one, whatever the special values are', () => {
    const known = ['2.18.0', '2.9.0', '9999', 'test', '9999a'].map((versionId) => ({ versionId }));
    expect(isNewest('2.18.1', known)).toBe(true);
    expect(isNewest('2.17.9', known)).toBe(false);
    expect(isNewest('2.18.0', known)).toBe(false);
    expect(isNewest('0.0.1', [])).toBe(true);
  });
});

describe('the status of a version', () => {
  const known = [
    { versionId: '2.13.1', updateRequired: true, isLatest: false },
    { versionId: '2.16.0', updateRequired: true, isLatest: false },
    { versionId: '2.18.0', updateRequired: false, isLatest: false },
    { versionId: '2.20.0', updateRequired: false, isLatest: true },
    { versionId: 'test', updateRequired: false, isLatest: false },
    { versionId: '9999a', updateRequired: true, isLatest: false },
  ];

  it.each([
    ['2.13.1', true, false],
    ['2.18.0', false, false],
    ['2.20.0', false, true],
    ['02.16.0', true, false],
    ['test', false, false],
    ['9999a', true, false],
  ])('ACLI-08 %s on the list is what staff have said of it', (versionId, updateRequired, isLatest) => {
    expect(getVersionStatus(versionId, known)).toEqual({
      versionId,
      updateRequired,
      isLatest,
      latestVersionId: '2.20.0',
    });
  });

  it.each([
    ['0.1.0', true],
    ['2.13.2', true],
    ['2.15.9', true],
    ['2.16.1', false],
    ['2.19.0', false],
    ['2.21.0', false],
  ])('%s, not on the list, has to be updated when a newer one has to be: %s', (versionId, updateRequired) => {
    expect(getVersionStatus(versionId, known)).toEqual({
      versionId,
      updateRequired,
      isLatest: false,
      latestVersionId: '2.20.0',
    });
  });

  it('TELE-01 the portal itself never needs an update', () => {
    const all = [...known, { versionId: '99.0.0', updateRequired: true, isLatest: false }];
    expect(getVersionStatus('portal', all)).toEqual({
      versionId: 'portal',
      updateRequired: false,
      isLatest: false,
      latestVersionId: '2.20.0',
    });
  });

  it('is null for a special value that is not listed, and for text that is no version', () => {
    for (const versionId of ['9999', 'test2', '2.18', 'v2.18.0', ''])
      expect(getVersionStatus(versionId, known)).toBeNull();
  });

  it('has no latest version while none is marked', () => {
    expect(getVersionStatus('1.0.0', [])).toEqual({
      versionId: '1.0.0',
      updateRequired: false,
      isLatest: false,
      latestVersionId: null,
    });
  });
});

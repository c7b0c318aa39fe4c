import { describe, expect, it } from 'vitest';
import type { CareRecord } from './care-record.ts';
import { evaluateCode, evaluateMonth, createLiveNote, type MonthInput } from './scenario.fixtures.ts';
import { defaultRtmSettings } from './settings.ts';

describe('codes that count minutes', () => {
  const month = (notes: CareRecord['notes'], more: MonthInput = {}) =>
    evaluateMonth({ notes, ...more })
      .filter(({ clock }) => clock === 'CALENDAR_MONTH')
      .map(({ explanation }) => explanation.text);

  it('are 98979 for 12 minutes with a contact, with what the others need', () => {
    const notes = [createLiveNote('2026-11-05', 12)];
    expect(month(notes)).toEqual([
      '98979 earned (12 minutes). Billable after Nov 30, 2026.',
      '98980 needs 8 more minutes by Nov 30, 2026.',
      '98981 needs 28 more minutes by Nov 30, 2026.',
    ]);
    expect(evaluateCode('98980', { notes })).toMatchObject({
      missing: { days: 0, minutes: 8, contacts: 0, by: '2026-11-30' },
      minutes: 12,
      liveContacts: 1,
    });
  });

  it('can be reached through the last day of the month', () => {
    const notes = [createLiveNote('2026-11-05', 12)];
    expect(evaluateCode('98980', { notes, today: '2026-11-30' }).missing?.minutes).toBe(8);
    expect(evaluateCode('98980', { notes, today: '2026-12-01' }).missing).toBeNull();
  });

  it('need a contact for 25 minutes, and 98979 is not billed beside 98980', () => {
    const notes = [createLiveNote('2026-11-05', 25, false)];
    expect(month(notes)).toEqual([
      '98980 needs a live interaction by Nov 30, 2026.',
      '98981 needs 15 more minutes and a live interaction by Nov 30, 2026.',
      '98979 is not billed together with 98980.',
    ]);
    expect(evaluateCode('98980', { notes }).missing).toEqual({ days: 0, minutes: 0, contacts: 1, by: '2026-11-30' });
  });

  it('include what the next unit of 98981 needs, up to the limit', () => {
    const given = { notes: [createLiveNote('2026-11-05', 45)] };
    expect(evaluateCode('98981', given)).toMatchObject({
      units: 1,
      status: 'IN_PROGRESS',
      missing: { days: 0, minutes: 15, contacts: 0, by: '2026-11-30' },
    });
    const settings = { ...defaultRtmSettings, mostFurtherUnits: 1 };
    expect(evaluateCode('98981', { ...given, settings }).missing).toBeNull();
    expect(evaluateCode('98981', { ...given, settings: { ...settings, mostFurtherUnits: 0 } }).explanation.text).toBe(
      '98981 is not billable: the settings allow no more units.',
    );
  });

  it('need another contact for 98981 where the organization requires it', () => {
    const given = {
      notes: [createLiveNote('2026-11-05', 45)],
      settings: { ...defaultRtmSettings, contactPerFurtherUnit: true },
    };
    expect(evaluateCode('98981', given)).toMatchObject({
      explanation: { text: '98981 needs another live interaction by Nov 30, 2026.' },
      missing: { days: 0, minutes: 0, contacts: 1, by: '2026-11-30' },
    });
    expect(evaluateCode('98981', { ...given, today: '2026-12-01' })).toMatchObject({
      explanation: { text: '98981 is not billable: 45 minutes and no additional live interaction by Nov 30, 2026.' },
      missing: null,
    });
  });

  it('of a closed month explain what was missing, the billable first', () => {
    const notes = [createLiveNote('2026-11-05', 12)];
    expect(month(notes, { today: '2026-12-01' })).toEqual([
      '98979 is billable: 12 minutes by Nov 30, 2026.',
      '98980 is not billable: 12 of 20 minutes by Nov 30, 2026.',
      '98981 is not billable: 12 of 40 minutes by Nov 30, 2026.',
    ]);
  });

  it('of a billed month stay as they were billed', () => {
    const given = { today: '2026-12-01', billed: ['98979'] };
    expect(month([createLiveNote('2026-11-05', 12)], given)).toEqual([
      '98979 was billed: 12 minutes by Nov 30, 2026.',
      '98980 is not billable: November 2026 was billed without it.',
      '98981 is not billable: November 2026 was billed without it.',
    ]);
    expect(month([createLiveNote('2026-11-05', 60)], { ...given, billed: ['98980', '98981'] })[1]).toBe(
      '98981 was billed: 2 units for 60 minutes by Nov 30, 2026.',
    );
  });

  it('are needed by the last day of care', () => {
    const plans = [{ start: '2026-11-01', end: '2026-11-25' }];
    expect(month([createLiveNote('2026-11-05', 9)], { plans })[0]).toBe('98979 needs 1 more minute by Nov 25, 2026.');
    expect(evaluateCode('98980', { plans }).missing?.by).toBe('2026-11-25');
    expect(month([createLiveNote('2026-11-05', 10)], { plans })[0]).toBe(
      '98979 earned (10 minutes). Billable after Nov 30, 2026.',
    );
  });

  it('explain what was missing once care is over, though the month is not', () => {
    const given = { plans: [{ start: '2026-11-01', end: '2026-11-19' }], today: '2026-11-21' };
    expect(month([createLiveNote('2026-11-05', 18, false)], given)).toEqual([
      '98979 is not billable: 18 minutes and no live interaction by Nov 19, 2026.',
      '98980 is not billable: 18 of 20 minutes and no live interaction by Nov 19, 2026.',
      '98981 is not billable: 18 of 40 minutes and no live interaction by Nov 19, 2026.',
    ]);
  });
});

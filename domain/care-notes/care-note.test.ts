import { describe, expect, it } from 'vitest';
import { validateCareNoteDate, haveFactsChanged, isNotBilled, validateMove, findNoteCycleStatus } from './care-note.ts';

const care = { today: '2026-11-21', firstPlanStart: '2026-09-01' };

it('REC-52 a date in the future is an error', () => {
  expect(validateCareNoteDate('2026-11-22', care)).toBe('Date cannot be in the future');
  expect(validateCareNoteDate('2026-11-21', care)).toBeNull();
});

it('OPEN-165 a date before the first plan of care is an error', () => {
  expect(validateCareNoteDate('2026-09-01', care)).toBeNull();
  expect(validateCareNoteDate('2026-08-31', care)).toBe('Date cannot be before the first plan of care');
  expect(validateCareNoteDate('2020-01-01', { ...care, firstPlanStart: null })).toBeNull();
});

describe('the cycle that counts a note', () => {
  const note = { date: '2026-10-05', createdAt: new Date('2026-10-05T15:00:00Z') };
  const month = { startDate: '2026-10-01', status: 'READY_TO_BILL' as const, billedAt: null };
  const billed = { startDate: '2026-10-01', status: 'BILLED' as const, billedAt: new Date('2026-11-03T10:00:00Z') };

  it('OPEN-073 is that of its calendar month', () => {
    expect(findNoteCycleStatus(note, [month])).toBe('READY_TO_BILL');
    expect(findNoteCycleStatus(note, [{ ...month, startDate: '2026-09-01' }])).toBeNull();
    expect(findNoteCycleStatus(note, [])).toBeNull();
  });

  it('OPEN-072 is BILLED as soon as one code of the month is', () => {
    expect(findNoteCycleStatus(note, [month, billed])).toBe('BILLED');
    expect(findNoteCycleStatus(note, [{ ...billed, billedAt: null }])).toBe('BILLED');
  });

  it('is none for a note that was written after its month was billed', () => {
    const late = { date: '2026-10-30', createdAt: new Date('2026-11-03T10:00:01Z') };
    expect(findNoteCycleStatus(late, [billed])).toBeNull();
    expect(findNoteCycleStatus(late, [{ ...billed, status: 'READY_TO_BILL' }])).toBe('READY_TO_BILL');
  });

  it('a note cannot be moved into a billed month', () => {
    expect(validateMove('2026-11-05', '2026-10-05', [billed])).toBe('That month has already been billed');
    expect(validateMove('2026-10-06', '2026-10-05', [billed])).toBeNull();
    expect(validateMove('2026-11-05', '2026-10-05', [month])).toBeNull();
  });
});

it('REC-59 a change of date, minutes or contact is a change of facts, one of wording is not', () => {
  const facts = { date: '2026-10-05', minutes: 20, interactionType: null };
  expect(haveFactsChanged(facts, { ...facts })).toBe(false);
  expect(haveFactsChanged(facts, { ...facts, date: '2026-10-06' })).toBe(true);
  expect(haveFactsChanged(facts, { ...facts, minutes: 21 })).toBe(true);
  expect(haveFactsChanged(facts, { ...facts, interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION' })).toBe(true);
});

it('REC-59 clock, mode and credential are facts, and an absent fact equals null', () => {
  const facts = { date: '2026-10-05', minutes: 20, interactionType: null };
  const clocked = { ...facts, startedAt: new Date('2026-10-05T15:00:00Z'), endedAt: new Date('2026-10-05T15:20:00Z') };
  expect(
    haveFactsChanged(facts, { ...facts, startedAt: null, endedAt: null, contactMode: null, credential: null }),
  ).toBe(false);
  expect(haveFactsChanged(clocked, { ...clocked, startedAt: new Date('2026-10-05T15:00:00Z') })).toBe(false);
  expect(haveFactsChanged(clocked, { ...clocked, endedAt: new Date('2026-10-05T15:21:00Z') })).toBe(true);
  expect(haveFactsChanged(facts, { ...facts, contactMode: 'PHONE' })).toBe(true);
  expect(haveFactsChanged(facts, { ...facts, credential: 'PTA' })).toBe(true);
});

it('OPEN-072 a note that was written after its month was billed is marked as not billed', () => {
  const billed = [
    { startDate: '2026-10-01', status: 'BILLED' as const, billedAt: new Date('2026-11-03T10:00:00Z') },
    { startDate: '2026-11-01', status: 'IN_PROGRESS' as const, billedAt: null },
  ];
  const written = (date: string, at: string) => isNotBilled({ date, createdAt: new Date(at) }, billed);
  expect(written('2026-10-30', '2026-11-03T10:00:01Z')).toBe(true);
  expect(written('2026-10-30', '2026-11-03T10:00:00Z')).toBe(false);
  expect(written('2026-11-02', '2026-11-04T10:00:00Z')).toBe(false);
});

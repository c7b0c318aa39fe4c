import { describe, expect, it } from 'vitest';
import type { RtmNote } from '../rtm/counted-minutes.ts';
import { findDueNote } from './rtm-reasons.ts';
import type { WorklistInputs } from './worklist-inputs.ts';
import { emptyInputs } from './worklist-inputs.fixtures.ts';

/** In care and set up since September, with data on Nov 2 and 3; today is Nov 20. */
const facts: WorklistInputs = {
  ...emptyInputs,
  plans: [{ start: '2026-09-01', end: null, setupDate: '2026-09-02' }],
  dataDays: ['2026-11-02', '2026-11-03'],
};
const note: RtmNote = { date: '2026-11-04', minutes: 20, live: true };
const explain = (...notes: Partial<RtmNote>[]) => {
  const reason = findDueNote({ ...facts, notes: notes.map((change) => ({ ...note, ...change })) });
  return reason && [reason.explanation.text, reason.headline?.figure.text, reason.headline?.about.text];
};
const at = (time: string) => new Date(`2026-11-04T${time}Z`);

const nothingCounts = [
  'No care note that counts for billing this month yet. Month ends Nov 30 (2 data days so far).',
  '0 min',
  'no care note that counts, due Nov 30',
];

describe('a due care note', () => {
  it('RTM.md 11 is asked for as long as only an aide has written one', () => {
    expect(explain({ credential: 'AIDE' })).toEqual(nothingCounts);
    expect(explain({ credential: 'AIDE' }, { credential: 'PT', minutes: 12 })).toBeNull();
    expect(explain({ credential: 'AIDE' }, { credential: 'PT', minutes: 12, live: false })).toEqual([
      '12 min logged, no live interaction yet. Month ends Nov 30 (2 data days so far).',
      '12 min',
      'no live interaction, due Nov 30',
    ]);
  });

  it('RTM.md 10 adds up the minutes that count: shared ones once, and no more than those of the clock', () => {
    const clock = { live: false, credential: 'PT', startedAt: at('15:00'), endedAt: at('15:20') } as const;
    expect(explain({ ...clock, id: 1 }, { ...clock, id: 2, startedAt: at('15:10'), endedAt: at('15:30') })).toEqual([
      '30 min logged, no live interaction yet. Month ends Nov 30 (2 data days so far).',
      '30 min',
      'no live interaction, due Nov 30',
    ]);
    expect(explain({ ...clock, minutes: 45 })?.[1]).toBe('20 min');
  });

  it('RTM.md 10 is asked for while the only live contact has no minute of its own', () => {
    const clock = { startedAt: at('15:00'), endedAt: at('15:00') };
    expect(explain(clock)).toEqual(nothingCounts);
    expect(explain({ minutes: 0 })).toEqual(nothingCounts);
  });

  it('says that there is none where nothing was written', () => {
    expect(explain()).toEqual([
      'No care note this month yet. Month ends Nov 30 (2 data days so far).',
      '0 min',
      'no care note, due Nov 30',
    ]);
    // Another month, and a day that has not come.
    expect(explain({ date: '2026-10-31' }, { date: '2026-11-21' })?.[2]).toBe('no care note, due Nov 30');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countNotes, type RtmNote } from './counted-minutes.ts';

const care = {
  episodes: [{ setupDate: '2026-03-01', dischargeDate: '2026-06-30', today: '2026-06-20' }],
  plans: [{ start: '2026-03-01', end: '2026-06-30', setupDate: '2026-03-01' }],
  today: '2026-06-20',
};
const at = (time: string) => new Date(`2026-05-06T${time}Z`);

/** A note of 6 May 2026 on the clock `09:00-09:20`. */
function note(clock: string, minutes: number, more: Partial<RtmNote> = {}): RtmNote {
  const [from, to] = clock.split('-');
  return { date: '2026-05-06', minutes, live: false, startedAt: at(from!), endedAt: at(to!), ...more };
}
const minutesOf = (...notes: RtmNote[]) => countNotes(notes, care).map(({ minutes }) => minutes);
const totalOf = (...notes: RtmNote[]) => minutesOf(...notes).reduce((sum, minutes) => sum + minutes, 0);

describe('the same clock minutes of a patient', () => {
  it('count once, whichever author wrote them', () => {
    expect(minutesOf(note('09:00-09:20', 20, { authorId: 1 }), note('09:10-09:30', 20, { authorId: 2 }))).toEqual([
      20, 10,
    ]);
    expect(totalOf(note('09:00-09:20', 20), note('09:00-09:20', 20), note('09:00-09:20', 20))).toBe(20);
  });

  it('leave the other minutes of a longer clock', () => {
    // 20 minutes of work within 40 on the clock, and 20 within the first half of it: both fit.
    expect(minutesOf(note('09:00-09:40', 20), note('09:00-09:20', 20))).toEqual([20, 20]);
    expect(minutesOf(note('09:00-09:40', 20, { live: true }), note('09:00-09:20', 20))).toEqual([20, 20]);
    // Two on one stretch of 20 minutes, and 10 of an hour that follows: 20 and 10.
    expect(totalOf(note('09:00-09:20', 20), note('09:00-09:20', 20), note('09:10-10:10', 10))).toBe(30);
  });

  it('are not shared by clocks that only touch, nor by notes without a clock', () => {
    expect(minutesOf(note('09:00-09:20', 20), note('09:20-09:40', 20))).toEqual([20, 20]);
    const plain = { date: '2026-05-06', minutes: 20, live: false };
    expect(countNotes([plain, plain], care).map(({ minutes, overlapping }) => [minutes, overlapping])).toEqual([
      [20, false],
      [20, false],
    ]);
  });

  it('count for a live interaction before other work, and for a therapist before an assistant', () => {
    const pt = note('09:00-09:20', 20, { credential: 'PT' });
    const [staff, assistant] = (['CLINICAL_STAFF', 'OTA'] as const).map((credential) => ({ ...pt, credential }));
    expect(minutesOf(assistant!, staff!, pt)).toEqual([0, 0, 20]);
    expect(minutesOf(assistant!, staff!)).toEqual([0, 20]);
    expect(minutesOf(pt, { ...assistant!, live: true })).toEqual([0, 20]);
  });

  it('are explained on each note in a sentence', () => {
    const [one, two] = countNotes([note('09:00-09:20', 20), note('09:19-09:39', 20)], care);
    expect([one!.overlapping, two!.overlapping]).toEqual([true, true]);
    expect([one!.reasons, two!.reasons]).toMatchObject([
      [],
      [{ text: '1 minute overlaps with another note and counts there.' }],
    ]);
  });
});

describe('a note', () => {
  it('counts no more than its clock shows, in whole minutes', () => {
    const [long] = countNotes([note('09:00-09:14:59', 20)], care);
    expect(long).toMatchObject({ minutes: 14, reasons: [{ text: 'Its start and end times cover 14 minutes.' }] });
    expect(minutesOf(note('09:20-09:00', 20))).toEqual([0]);
    expect(minutesOf(note('09:00-10:00', 20))).toEqual([20]);
  });

  it.each([0, -5, Number.NaN])('of %d minutes counts nothing', (minutes) => {
    expect(countNotes([{ date: '2026-05-06', minutes, live: true }], care)[0]).toMatchObject({
      minutes: 0,
      contact: false,
    });
  });

  it.each([
    [{ credential: 'AIDE' as const }, 'An aide’s minutes are not billable.'],
    [{ date: '2026-06-21' }, 'Its date is after today.'],
    [{ date: '2026-02-28' }, 'Its date is before monitoring was set up.'],
  ])('%o counts nothing and takes nothing from others', (more, reason) => {
    const [left, right] = countNotes([note('09:00-09:20', 20, more), note('09:00-09:20', 20)], care);
    expect(left).toMatchObject({ minutes: 0, contact: false, overlapping: false, reasons: [{ text: reason }] });
    expect(right).toMatchObject({ minutes: 20, overlapping: false, reasons: [] });
  });

  it('counts on the days of set-up and discharge, and not after', () => {
    const today = '2026-07-31';
    const given = { ...care, episodes: care.episodes.map((episode) => ({ ...episode, today })), today };
    const on = (date: string) => countNotes([{ date, minutes: 5, live: false }], given)[0]!;
    expect(on('2026-03-01').minutes).toBe(5);
    expect(on('2026-06-30').minutes).toBe(5);
    expect(countNotes([{ date: care.today, minutes: 5, live: false }], care)[0]!.minutes).toBe(5);
    expect(on('2026-07-01')).toMatchObject({
      minutes: 0,
      reasons: [{ text: 'Its date is outside the plan of care.' }],
    });
  });

  it('is a live interaction with a counted minute of its own', () => {
    const talk = note('09:00-09:10', 10, { live: true, id: 1 });
    expect(countNotes([talk, { ...talk, id: 2 }], care).map(({ contact }) => contact)).toEqual([true, false]);
    expect(countNotes([{ ...talk, minutes: 1 }], care)[0]!.contact).toBe(true);
  });

  it('is flagged when its author was with another patient meanwhile', () => {
    expect(countNotes([note('09:00-09:20', 20, { authorElsewhere: true })], care)[0]).toMatchObject({
      minutes: 20,
      overlapping: true,
    });
  });
});

describe('for any clocks', () => {
  const notes = fc.array(
    fc
      .record({ from: fc.nat(90), length: fc.nat(40), minutes: fc.nat(50), live: fc.boolean(), id: fc.nat(5) })
      .map(({ from, length, minutes, live, id }) => ({
        date: '2026-05-06',
        minutes,
        live,
        id,
        startedAt: new Date(Date.UTC(2026, 4, 6, 9, from)),
        endedAt: new Date(Date.UTC(2026, 4, 6, 9, from + length)),
      })),
    { maxLength: 8 },
  );
  const clockOf = ({ startedAt, endedAt }: { startedAt: Date; endedAt: Date }) =>
    Array.from({ length: (endedAt.getTime() - startedAt.getTime()) / 60_000 }, (_, n) => startedAt.getTime() / 6e4 + n);

  it('no note counts more than its own minutes, all notes count no more than the clock, and their order does not matter', () => {
    fc.assert(
      fc.property(notes, (given) => {
        const counted = countNotes(given, care);
        const total = (of: typeof counted) => of.reduce((sum, { minutes }) => sum + minutes, 0);
        expect(total(counted)).toBeLessThanOrEqual(new Set(given.flatMap(clockOf)).size);
        for (const { note: own, minutes } of counted)
          expect(minutes).toBeLessThanOrEqual(Math.min(own.minutes, clockOf(own).length));
        // What is left uncounted of a note finds no free minute: a note alone on its clock has all it may.
        for (const { note: own, overlapping, minutes } of counted)
          if (!overlapping) expect(minutes).toBe(Math.min(own.minutes, clockOf(own).length));
        expect(total(countNotes(given.toReversed(), care))).toBe(total(counted));
      }),
      { numRuns: 200 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { collectNoteEvidence, sumByAuthor, type StoredNote } from './month-evidence.ts';

const author = { id: 7, firstName: 'Ada', lastName: 'Lovelace' };
const note = (id: number, change: Partial<StoredNote> = {}): StoredNote => ({
  id,
  date: '2026-11-10',
  minutes: 20,
  live: false,
  contactMode: null,
  credential: 'PT',
  startedAt: null,
  endedAt: null,
  createdAt: new Date('2026-11-10T20:00:00Z'),
  authorId: author.id,
  author,
  ...change,
});
const clock = (from: string, to: string) => ({
  startedAt: new Date(`2026-11-10T${from}:00Z`),
  endedAt: new Date(`2026-11-10T${to}:00Z`),
});
const counting = {
  yearMonth: '2026-11',
  episodes: [{ setupDate: '2026-11-01', dischargeDate: null, today: '2026-11-30' }],
  plans: [{ start: '2026-11-01', end: null, setupDate: '2026-11-01' }],
  today: '2026-11-30',
  billedAt: null,
};
const counted = (notes: StoredNote[], change: object = {}) =>
  collectNoteEvidence(notes, { ...counting, ...change }).map(({ note: { id, countedMinutes } }) => [
    id,
    countedMinutes,
  ]);

describe('notes as evidence', () => {
  it('RTM.md 10 minutes that two notes share count once, and the note that loses them has the reason', () => {
    // 18:00 to 18:20 and 18:10 to 18:30: 30 minutes of one clock, 40 written.
    const notes = collectNoteEvidence(
      [note(1, { ...clock('18:00', '18:20'), live: true }), note(2, clock('18:10', '18:30'))],
      counting,
    ).map((each) => each.note);
    expect(notes.map(({ countedMinutes }) => countedMinutes)).toEqual([20, 10]);
    expect(notes[0]!.reasons).toEqual([]);
    expect(notes[1]!.reasons).toHaveLength(1);
  });

  it('RTM.md 10, 11 notes of an aide, before set-up or after discharge do not count', () => {
    const episodes = [{ setupDate: '2026-11-05', dischargeDate: '2026-11-20', today: '2026-11-30' }];
    const plans = [{ start: '2026-11-01', end: '2026-11-20', setupDate: '2026-11-05' }];
    const notes = [
      note(1, { credential: 'AIDE' }),
      note(2, { date: '2026-11-04' }),
      note(3, { date: '2026-11-21' }),
      note(4, { date: '2026-11-20' }),
    ];
    expect(counted(notes, { episodes, plans })).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 20],
    ]);
    for (const each of collectNoteEvidence(notes.slice(0, 3), { ...counting, episodes, plans }))
      expect(each.note.reasons).toHaveLength(1);
  });

  it('RTM.md 9 a late note of a billed month is listed as neither billed nor counted', () => {
    const billedAt = new Date('2026-12-02T10:00:00Z');
    const late = note(2, { createdAt: new Date('2026-12-02T10:00:01Z') });
    expect(counted([note(1), late], { billedAt })).toEqual([
      [1, 20],
      [2, 0],
    ]);
    expect(collectNoteEvidence([late], { ...counting, billedAt })[0]!.note.reasons).toMatchObject([
      { text: 'It was written after the month was billed and is not part of that bill.' },
    ]);
  });

  it('only notes of the month are listed, and a note of the day before still takes the minutes of its clock', () => {
    const before = note(1, {
      date: '2026-10-31',
      live: true,
      startedAt: new Date('2026-11-01T05:50:00Z'),
      endedAt: new Date('2026-11-01T06:10:00Z'),
    });
    const after = note(2, {
      date: '2026-11-01',
      startedAt: new Date('2026-11-01T06:00:00Z'),
      endedAt: new Date('2026-11-01T06:20:00Z'),
    });
    const episodes = [{ setupDate: '2026-10-01', dischargeDate: null, today: '2026-11-30' }];
    const plans = [{ start: '2026-10-01', end: null, setupDate: '2026-10-01' }];
    expect(counted([before, after], { episodes, plans })).toEqual([[2, 10]]);
  });
});

describe('minutes by author', () => {
  const second = { id: 8, firstName: 'Mary', lastName: 'Somerville' };
  it('minutes are added up by author and credential, most minutes first, without authors who counted none', () => {
    const notes = collectNoteEvidence(
      [
        note(1, { minutes: 5, live: true }),
        note(2, { minutes: 30, authorId: 8, author: second, credential: 'PTA' }),
        note(3, { minutes: 6 }),
        note(4, { minutes: 9, credential: 'AIDE', authorId: 9, author: null }),
        // Two whose names the reader may not learn are two people still.
        note(5, { minutes: 2, authorId: 10, author: null }),
        note(6, { minutes: 1, authorId: 11, author: null, live: true }),
      ],
      counting,
    );
    expect(sumByAuthor(notes)).toEqual([
      { author: second, credential: 'PTA', minutes: 30, contacts: 0 },
      { author, credential: 'PT', minutes: 11, contacts: 1 },
      { author: null, credential: 'PT', minutes: 2, contacts: 0 },
      { author: null, credential: 'PT', minutes: 1, contacts: 1 },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { toMonth } from '../platform/calendar.ts';
import { computeCycles, countRecordNotes } from './care-record.ts';
import { holds, PATIENCE } from '../../tests/fixtures/rtm-scenarios/any-record.ts';

describe('OPEN-073 minutes', PATIENCE, () => {
  it('are conserved: the month has the counted minutes of its notes, never more than were written', () => {
    holds((record) => {
      const counted = countRecordNotes(record);
      const cycles = computeCycles(record).filter(({ clock }) => clock === 'CALENDAR_MONTH');
      for (const { startDate, minutes } of cycles) {
        const own = counted.filter(({ note }) => toMonth(note.date) === toMonth(startDate));
        expect(minutes).toBe(own.reduce((sum, each) => sum + each.minutes, 0));
      }
      for (const { note, minutes } of counted) {
        const clock =
          note.startedAt && note.endedAt ? (note.endedAt.getTime() - note.startedAt.getTime()) / 60_000 : Infinity;
        expect(minutes).toBeLessThanOrEqual(Math.max(0, Math.min(note.minutes, clock)));
        expect(minutes).toBeGreaterThanOrEqual(0);
        if (minutes > 0) expect(cycles.some(({ startDate }) => toMonth(startDate) === toMonth(note.date))).toBe(true);
      }
    });
  });

  it('of the same clock time count once, whichever author wrote them', () => {
    holds((record) => {
      const notes = record.notes.map((note) => ({ ...note, minutes: 200 }));
      const counted = countRecordNotes({ ...record, notes }).filter(({ note }) => note.startedAt);
      const seen = new Set<number>();
      for (const { note } of counted.filter(({ minutes }) => minutes > 0))
        for (let at = note.startedAt!.getTime(); at < note.endedAt!.getTime(); at += 60_000) seen.add(at);
      expect(counted.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(seen.size);
    });
  });
});

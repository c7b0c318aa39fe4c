import { describe, expect, it } from 'vitest';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { measureMinutes } from './minutes-meter.ts';

const LAST_DAY = '2026-11-30';
type Missing = RtmCodeEvaluation['missing'];
const lacks = (minutes: number, contacts: number): Missing => ({ days: 0, minutes, contacts, by: LAST_DAY });

const buildCode = (
  code: RtmCodeEvaluation['code'],
  counted: { minutes: number; liveContacts: number },
  { units = 0, missing = null }: { units?: number; missing?: Missing } = {},
): RtmCodeEvaluation => ({
  code,
  clock: 'CALENDAR_MONTH',
  startDate: '2026-11-01',
  endDate: LAST_DAY,
  cycleId: units > 0 ? 1 : null,
  status: units > 0 ? 'IN_PROGRESS' : null,
  numActiveDays: 0,
  modifiers: [],
  flags: [],
  explanation: { code: 'example', text: code },
  ...counted,
  units,
  missing,
});

describe('the minutes of a month', () => {
  it('are measured against the 20 of 98980 first, with a mark at the 10 of 98979', () => {
    const counted = { minutes: 12, liveContacts: 1 };
    const meter = measureMinutes(
      [
        buildCode('98979', counted, { units: 1 }),
        buildCode('98980', counted, { missing: lacks(8, 0) }),
        buildCode('98981', counted, { missing: lacks(28, 0) }),
      ],
      LAST_DAY,
    );
    expect(meter).toMatchObject({ minutes: 12, contacts: 1, goal: 20, marks: [10], next: null });
    expect(meter?.earned).toEqual([{ code: '98979', units: 1 }]);
    expect(meter?.leading.code).toBe('98979');
  });

  it('show the next 20 once 20 are reached', () => {
    const counted = { minutes: 20, liveContacts: 2 };
    const codes = [
      buildCode('98979', counted),
      buildCode('98980', counted, { units: 1 }),
      buildCode('98981', counted, { missing: lacks(20, 0) }),
    ];
    expect(measureMinutes(codes, LAST_DAY)).toMatchObject({
      goal: 20,
      next: { minutes: 0, of: 20 },
      earned: [{ code: '98980', units: 1 }],
      leading: { code: '98980' },
    });
  });

  it('start the next 20 again with each unit', () => {
    const counted = { minutes: 47, liveContacts: 2 };
    const codes = [
      buildCode('98980', counted, { units: 1 }),
      buildCode('98981', counted, { units: 1, missing: lacks(13, 0) }),
    ];
    expect(measureMinutes(codes, LAST_DAY)).toMatchObject({ goal: 40, next: { minutes: 7, of: 20 } });
  });

  it('show no next unit where none can follow', () => {
    const counted = { minutes: 20, liveContacts: 1 };
    const codes = [buildCode('98980', counted, { units: 1 }), buildCode('98981', counted)];
    expect(measureMinutes(codes, LAST_DAY)?.next).toBeNull();
  });

  it('are explained by the code that lacks least while nothing is earned', () => {
    const counted = { minutes: 4, liveContacts: 0 };
    const codes = [
      buildCode('98980', counted, { missing: lacks(16, 1) }),
      buildCode('98979', counted, { missing: lacks(6, 1) }),
      buildCode('98981', counted, { missing: lacks(36, 1) }),
    ];
    expect(measureMinutes(codes, LAST_DAY)?.leading.code).toBe('98979');
  });

  it('have no meter where no code counts minutes', () => {
    expect(measureMinutes([], LAST_DAY)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { GaitMeasure, GaitSession } from '../../contract/gait/gait-session.ts';
import { buildGaitSummary } from './gait-summary.ts';

const walk = (id: number, day: string, speed: number | null, more: Partial<GaitMeasure> = {}, meta = {}) => ({
  id,
  day,
  sessionSchema: 'GAIT-SA-2' as const,
  session: {
    meta: {
      capturedDate: `${day}T16:00:00Z`,
      comment: '',
      assistanceOption: 'NONE' as const,
      unitsSelected: 'm/s',
      ...meta,
    },
    data: [
      {
        name: 'speed',
        measures: [{ name: 'avgSpeed', displayName: 'Gait Speed', value: speed, unit: 'm/s', ...more }],
      },
    ],
  } satisfies GaitSession['session'],
  recording: { state: 'NONE' as const, quality: null, fault: null },
  location: { id: 3, name: 'Harbor' },
});
/** 65 on the day of the walk. */
const woman = { sex: 'FEMALE', dob: '1961-03-01', condition: 'STROKE' } as const;
const summarize = (
  session: ReturnType<typeof walk>,
  earlier: ReturnType<typeof walk>[] = [],
  walker: Parameters<typeof buildGaitSummary>[0]['walker'] = woman,
) => buildGaitSummary({ session, sessions: [session, ...earlier], walker, film: null });

describe('the summary of a walk', () => {
  const now = walk(2, '2026-11-10', 1.0, { plusMinus: 0.05 });
  const before = walk(1, '2026-10-01', 0.7, { plusMinus: 0.04 });

  it('holds the speed with its interval, the norm of the sex and age, and both on one scale', () => {
    const { speed, norm, scale } = summarize(now);
    expect(speed).toMatchObject({ value: 1, plusMinus: 0.05 });
    // Bohannon and Williams Andrews 2011, women of 60 to 69: 1.24 m/s, 1.18 to 1.30.
    expect(norm).toMatchObject({ kind: 'COMPARED', from: 60, to: 69, percent: 81 });
    expect(scale).toEqual({
      max: 1.4,
      ticks: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4],
      now: { value: 1, plusMinus: 0.05 },
      before: null,
      norm: { from: 1.18, to: 1.3, mean: 1.24 },
      threshold: 0.8,
    });
  });

  it('compares with the last visit by the published error of the patient’s condition', () => {
    const { change, scale } = summarize(now, [before]);
    // Lewek and Sykes 2019: 0.15 m/s from 0.40 to 0.80 m/s; 0.30 is also more than 0.05 + 0.04.
    expect(change!.last).toMatchObject({
      day: '2026-10-01',
      difference: 0.3,
      real: 'REAL',
      by: [{ value: 0.15, people: 29 }],
    });
    expect(change!.first).toBeNull();
    expect(scale!.before).toEqual({ value: 0.7, plusMinus: 0.04 });
  });

  it('has no change with a single session', () => expect(summarize(now).change).toBeNull());

  it('has no band without sex or age, and says what is missing', () => {
    const unknown = summarize(now, [], { sex: null, dob: null, condition: null });
    expect([unknown.norm, unknown.scale!.norm]).toEqual([{ kind: 'MISSING', missing: ['sex', 'dob'] }, null]);
    const young = summarize(now, [], { ...woman, dob: '2010-01-01' });
    expect([young.norm, young.scale!.norm]).toEqual([{ kind: 'OUTSIDE', age: 16 }, null]);
  });

  it('has no band for a walk timed from a standing start, for which the norms do not hold', () => {
    const timing = { metres: 4, seconds: 4, start: 'STANDING' as const };
    const { norm, scale } = summarize(walk(2, '2026-11-10', 1, { source: 'STOPWATCH' }, { timing }));
    expect([norm, scale!.norm]).toEqual([{ kind: 'FROM_STAND' }, null]);
  });

  it('has no speed, norm, scale or change where none was measured', () => {
    const { speed, norm, scale, change } = summarize(walk(2, '2026-11-10', null), [before]);
    expect([speed, norm, scale, change]).toEqual([null, null, null, null]);
  });
});

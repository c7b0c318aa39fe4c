import { describe, expect, it } from 'vitest';
import type { WalkCondition } from '../../contract/platform/enumerations.ts';
import type { GaitMeasure } from '../../contract/gait/gait-session.ts';
import { listChanges, findSpeedChange, type ComparedSession } from './change.ts';

const speed = (value: number | null, more: Partial<GaitMeasure> = {}): GaitMeasure => ({
  name: 'avgSpeed',
  value,
  unit: 'm/s',
  ...more,
});
const knee = (value: number | null, more: Partial<GaitMeasure> = {}): GaitMeasure => ({
  name: 'leftKneeFlexion',
  value,
  unit: 'degrees',
  ...more,
});
let id = 0;
const walked = (
  day: string,
  measures: { speed?: GaitMeasure; knee?: GaitMeasure },
  { assistance = 'NONE', schema = 'GAIT-SA-2', time = '16:00' } = {},
): ComparedSession => ({
  id: ++id,
  day,
  sessionSchema: schema as ComparedSession['sessionSchema'],
  session: {
    meta: {
      capturedDate: `${day}T${time}:00Z`,
      comment: '',
      assistanceOption: assistance as 'NONE',
      unitsSelected: 'm/s',
    },
    data: Object.entries(measures).map(([name, measure]) => ({ name, measures: [measure] })),
  },
});
/** For somebody after a stroke, whom an error of 0.18 m/s above 0.8 m/s is about, unless it is said otherwise. */
const last = (now: ComparedSession, ...others: ComparedSession[]) =>
  listChanges(now, [now, ...others], 'STROKE')[0]?.last;
const speeds = (then: number, now: number, condition: WalkCondition | null = 'PARKINSON') => {
  const walks = [walked('2026-11-10', { speed: speed(now) }), walked('2026-10-01', { speed: speed(then) })];
  return listChanges(walks[0]!, walks, condition)[0]!.last;
};

describe('a change of comfortable speed', () => {
  // Steffen and Seney 2008: 0.18; Combs 2014: 0.09; Lewek and Sykes 2019: 0.10 below 0.4, 0.15 to 0.8, 0.18 above 0.8 m/s.
  it.each([
    ['an error of 0.18 is reached', 1, 1.18, 'REAL'],
    ['0.98 less 0.80 is 0.18, whatever the processor makes of it', 0.8, 0.98, 'REAL'],
    ['slower by 0.20', 1.2, 1, 'REAL'],
    ['0.17 is real by one of two sources', 1, 1.17, 'SOME'],
    ['0.09 is the smallest error that is published', 1, 1.09, 'SOME'],
    ['0.08 is real in none', 1, 1.08, 'NOT_REAL'],
    ['no difference', 1, 1, 'NOT_REAL'],
  ] as const)('%s', (_name, then, now, real) => {
    const change = speeds(then, now);
    expect(change.real).toBe(real);
    expect(change.difference).toBeCloseTo(now - then, 10);
  });

  it.each([
    ['PARKINSON', 0.39, [0.18, 0.09]],
    ['PARKINSON', 1.2, [0.18, 0.09]],
    ['STROKE', 0.39, [0.1]],
    ['STROKE', 0.4, [0.15]],
    ['STROKE', 0.8, [0.15]],
    ['STROKE', 0.81, [0.18]],
    [null, 0.8, []],
  ] as const)('of somebody with %s who walked at %f m/s is judged by the errors %o', (condition, then, errors) => {
    expect(speeds(then, 1.5, condition).by.map(({ value }) => value)).toEqual(errors);
  });

  it('a change is never called real by the errors of other populations', () => {
    expect(speeds(0.7, 1.4, null)).toMatchObject({ real: 'NO_VALUE', by: [] });
    // Strides that keep apart say nothing of what differs from day to day.
    const sure = { plusMinus: 0.01 };
    const walks = [
      walked('2026-11-10', { speed: speed(1.4, sure) }),
      walked('2026-10-01', { speed: speed(0.7, sure) }),
    ];
    expect(listChanges(walks[0]!, walks, null)[0]!.last.real).toBe('NO_VALUE');
  });

  it.each([
    [1.194, 1.186, 0],
    [1.185, 1.196, 0.01],
    [1, 1.176, 0.18],
  ])('the change from %f to %f is the difference of the shown values', (then, now, difference) => {
    expect(speeds(then, now).difference).toBe(difference);
  });

  it.each([
    ['both intervals leave open as much', 0.3, 0.1, 0.2, 'UNSURE'],
    ['both leave open less', 0.31, 0.1, 0.2, 'REAL'],
    ['only one is known, and leaves open more', 0.2, undefined, 0.25, 'UNSURE'],
    ['only one is known, and leaves open less', 0.2, 0.04, undefined, 'REAL'],
    ['as large as the error, by strides that differ much', 0.18, 0.02, 0.19, 'UNSURE'],
    ['of none, by strides that differ much', 0.05, 0.3, 0.3, 'NOT_REAL'],
  ] as const)('is no surer than its two values: %s', (_name, difference, thenHalf, nowHalf, real) => {
    const change = last(
      walked('2026-11-10', { speed: speed(1 + difference, { plusMinus: nowHalf }) }),
      walked('2026-10-01', { speed: speed(1, { plusMinus: thenHalf }) }),
    );
    expect(change!.real).toBe(real);
  });

  it('a change names its sources and their confidence', () => {
    const by = (condition: WalkCondition) =>
      speeds(1, 1.1, condition).by.map(({ author, year, confidence }) => [author, year, confidence]);
    expect(by('PARKINSON')).toEqual([
      ['Steffen and Seney', 2008, 'HIGH'],
      ['Combs et al.', 2014, 'MEDIUM'],
    ]);
    expect(by('STROKE')).toEqual([['Lewek and Sykes', 2019, 'HIGH']]);
  });
});

describe('a change of a measure without a published error', () => {
  const knees = (then: number, now: number, thenHalf?: number, nowHalf?: number) =>
    last(
      walked('2026-11-10', { knee: knee(now, { plusMinus: nowHalf }) }),
      walked('2026-10-01', { knee: knee(then, { plusMinus: thenHalf }) }),
    )!;

  it('a change without a published error compares both intervals', () => {
    expect(knees(50, 55.6, 2, 3).real).toBe('APART');
    expect(knees(50, 55, 2, 3).real).toBe('OVERLAPPING');
    expect(knees(50, 44.4, 2, 3).real).toBe('APART');
    expect(knees(50, 70, 2, 3).by).toEqual([]);
  });

  it('a change is unknown where one value has no interval', () => {
    expect(knees(50, 70).real).toBe('NOT_KNOWN');
    expect(knees(50, 70, 2).real).toBe('NOT_KNOWN');
    expect(knees(50, 70, undefined, 2).real).toBe('NOT_KNOWN');
  });
});

describe('the visit that is compared with', () => {
  const now = walked('2026-11-10', { speed: speed(1.2) });

  it('the compared visits are the last earlier day and the first one', () => {
    const walks = [
      walked('2026-09-01', { speed: speed(0.7) }),
      walked('2026-10-01', { speed: speed(1) }),
      now,
      walked('2026-12-01', { speed: speed(1.4) }),
    ];
    const [change] = listChanges(now, walks, null);
    expect([change!.last.day, change!.first!.day]).toEqual(['2026-10-01', '2026-09-01']);
    expect(change!.first!.difference).toBeCloseTo(0.5, 10);
  });

  it('one visit is compared where the first visit is the last', () => {
    expect(listChanges(now, [now, walked('2026-10-01', { speed: speed(1) })], null)[0]!.first).toBeNull();
  });

  it('a walk of the same day is never the compared visit', () => {
    expect(listChanges(now, [now, walked('2026-11-10', { speed: speed(0.5) }, { time: '09:00' })], null)).toEqual([]);
  });

  it('CONST-06 an error published in another unit does not apply', () => {
    const feet = { unit: 'ft/s' };
    const change = last(
      walked('2026-11-10', { speed: speed(1.2, feet) }),
      walked('2026-10-01', { speed: speed(1, feet) }),
    );
    expect(change).toMatchObject({ real: 'NOT_KNOWN', by: [] });
  });

  it('the compared visit has a value of the measure in the same unit', () => {
    const change = last(
      now,
      walked('2026-10-01', { speed: speed(null) }),
      walked('2026-09-20', { speed: speed(90, { unit: 'percent' }) }),
      walked('2026-09-01', { speed: speed(0.9) }),
    );
    expect(change!.day).toBe('2026-09-01');
  });

  it('the compared value is the mean of the walks of that day that were walked alike, else of the latest way', () => {
    const cane = walked('2026-10-01', { speed: speed(0.6) }, { assistance: 'CANE', time: '17:00' });
    const early = walked('2026-10-01', { speed: speed(0.9) }, { time: '09:00' });
    const late = walked('2026-10-01', { speed: speed(1) }, { time: '10:00' });
    // 0.9 and 1 m/s without a cane are 0.95.
    expect(last(now, late, cane, early)).toMatchObject({ difference: 0.25, before: { value: 0.95, walks: 2 } });
    const earlier = walked('2026-10-01', { speed: speed(0.8) }, { assistance: 'WALKER', time: '08:00' });
    expect(last(now, earlier, cane)!.difference).toBeCloseTo(0.6, 10);
  });
});

describe('between two ways of measuring', () => {
  const recorded = (value: number) => speed(value, { source: 'RECORDING', plusMinus: 0.05 });
  const device = walked('2026-11-20', { speed: speed(0.68) });

  it('no change between two ways of measuring is real, however large', () => {
    const change = last(device, walked('2026-11-06', { speed: recorded(1.27) }));
    expect(change).toMatchObject({ real: 'OTHER_METHOD', difference: -0.59, by: [] });
    expect([change!.before.source, change!.now.source]).toEqual(['RECORDING', 'DEVICE']);
    const angle = (source: 'DEVICE' | 'RECORDING', value: number) => knee(value, { source, plusMinus: 1 });
    const bent = last(
      walked('2026-11-20', { knee: angle('DEVICE', 70) }),
      walked('2026-11-06', { knee: angle('RECORDING', 50) }),
    );
    expect(bent!.real).toBe('OTHER_METHOD');
  });

  it('the walks of a day are one visit: what both days have in common is compared', () => {
    const sameDay = walked('2026-11-20', { speed: recorded(1.27) }, { time: '10:00' });
    const change = last(device, sameDay, walked('2026-11-06', { speed: recorded(1.27) }));
    expect(change).toMatchObject({
      difference: 0,
      real: 'NOT_REAL',
      before: { value: 1.27, source: 'RECORDING' },
      now: { value: 1.27, source: 'RECORDING' },
    });
  });

  it('walks of a day that were measured alike are their mean, as wide as the widest of them', () => {
    const today = [1.2, 1.3].map((value) => walked('2026-11-20', { speed: recorded(value) }));
    today[1]!.session.data[0]!.measures[0]!.plusMinus = 0.2;
    const change = last(today[0]!, today[1]!, walked('2026-11-06', { speed: recorded(1.25) }));
    expect(change).toMatchObject({ difference: 0, now: { walks: 2, plusMinus: 0.2 }, before: { walks: 1 } });
    expect(change!.now.value).toBeCloseTo(1.25, 10);
  });

  it('the mean has no interval where one walk has none', () => {
    const today = [1.2, 1.3].map((value) => walked('2026-11-20', { speed: recorded(value) }));
    delete today[1]!.session.data[0]!.measures[0]!.plusMinus;
    const change = last(today[0]!, today[1]!, walked('2026-11-06', { speed: recorded(1.25) }));
    expect(change!.now).toMatchObject({ walks: 2, plusMinus: undefined });
  });

  it('the latest of several equally different ways is compared', () => {
    const then = (assistance: string, time: string) => walked('2026-11-06', { speed: speed(1) }, { assistance, time });
    const others = [then('CANE', '10:00'), then('WALKER', '12:00'), then('WALKER', '14:00'), then('CANE', '18:00')];
    for (const order of [others, others.toReversed()])
      expect(last(walked('2026-11-20', { speed: speed(1.2) }), ...order)!.otherwise).toEqual([
        { of: 'assistance', before: 'CANE', now: 'NONE' },
      ]);
  });

  it('a walk timed from a stand is not compared with a moving one', () => {
    const stood = walked('2026-11-20', { speed: speed(0.9, { source: 'STOPWATCH' }) });
    stood.session.meta.timing = { metres: 4, seconds: 4.4, start: 'STANDING' };
    const moving = walked('2026-11-06', { speed: speed(1.2, { source: 'STOPWATCH' }) });
    expect(last(stood, moving)!.real).toBe('OTHER_METHOD');
  });
});

it('a change lists what differed: assistance, source, start and assessment', () => {
  const then = walked('2026-10-01', { speed: speed(1) }, { assistance: 'CANE', schema: 'GAIT-SA-1' });
  const now = walked('2026-11-10', { speed: speed(1.1, { source: 'STOPWATCH' }) });
  expect(last(now, then)!.otherwise).toEqual([
    { of: 'assistance', before: 'CANE', now: 'NONE' },
    { of: 'source', before: 'DEVICE', now: 'STOPWATCH' },
    { of: 'schema', before: 'GAIT-SA-1', now: 'GAIT-SA-2' },
  ]);
  now.session.meta.timing = { metres: 4, seconds: 3.6, start: 'STANDING' };
  expect(last(now, then)!.otherwise).toContainEqual({ of: 'start', before: 'MOVING', now: 'STANDING' });
  const alike = walked('2026-10-01', { speed: speed(1, { source: 'DEVICE' }) });
  expect(last(walked('2026-11-10', { speed: speed(1.1) }), alike)!.otherwise).toEqual([]);
});

it('AGAIT-06 the change of the speed is that of the average speed among the measures of the speed', () => {
  const walk = (day: string) => {
    const one = walked(day, { knee: knee(50) });
    one.session.data.push(
      { name: 'step', measures: [speed(0.5)] },
      { name: 'speed', measures: [speed(1.5, { name: 'maxSpeed' }), speed(1)] },
    );
    return one;
  };
  const now = walk('2026-11-20');
  const changes = listChanges(now, [now, walk('2026-11-06')], null);
  expect(changes).toHaveLength(4);
  expect(findSpeedChange(changes)).toBe(changes[3]);
});

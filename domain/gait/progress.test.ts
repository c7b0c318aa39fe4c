import { describe, expect, it } from 'vitest';
import type { GaitSession } from '../../contract/gait/gait-session.ts';
import {
  areMixed,
  findProgressNorm,
  groupByItem,
  listProgress,
  toProgressCsv,
  listProgressRows,
  getProgressScale,
} from './progress.ts';

type Data = GaitSession['session']['data'];
const session = (capturedDate: string, data: Data, day = capturedDate.slice(0, 10), meta = {}) => ({
  day,
  session: { meta: { capturedDate, comment: '', assistanceOption: null, unitsSelected: null, ...meta }, data },
});
const speed = (value: number | null, unit = 'm/s') => ({
  name: 'speed',
  measures: [{ name: 'avgSpeed', displayName: 'Gait Speed', value, unit }],
});
const hip = (left: number | null, right: number | null) => ({
  name: 'hip',
  measures: [
    { name: 'rightHipFlexion', displayName: 'Right Hip Flexion', value: right, unit: 'degrees' },
    { name: 'leftHipFlexion', displayName: 'Left Hip Flexion', value: left, unit: 'degrees' },
  ],
});

const byDevice = { assistance: null, source: 'DEVICE' };

describe('progress of a gait patient', () => {
  it('CONST-07 CONST-08 OPEN-102 speed has the threshold 0.8 m/s, hip flexion 20 degrees, and nothing else has one', () => {
    const knee = { name: 'knee', measures: [{ name: 'leftKneeFlexion', value: 55, unit: 'degrees' }] };
    const other = [
      { name: 'leftHipExtension', value: 12, unit: 'degrees' },
      { name: 'leftHipFlexion', value: 0.4, unit: 'rad' },
    ];
    const hips = { name: 'hip', measures: [...hip(26, 24).measures, ...other] };
    const all = listProgress([session('2026-11-10T16:00:00Z', [knee, hips, speed(1.1)])]);
    expect(all.map(({ title, threshold }) => [title, threshold])).toEqual([
      ['Gait Speed', 0.8],
      ['Hip Flexion', 20],
      ['Hip extension', null],
      ['Hip flexion', null],
      ['Knee flexion', null],
    ]);
  });

  it('REC-30 progress runs from the oldest session to the newest, with a line for each side, without missing values', () => {
    const [measure] = listProgress([
      session('2026-11-10T16:00:00Z', [hip(26, 24)]),
      session('2026-10-01T16:00:00Z', [hip(20, null)]),
    ]);
    expect(measure!.lines).toEqual([
      {
        side: 'left',
        points: [
          { at: '2026-10-01T16:00:00Z', day: '2026-10-01', start: null, value: 20, ...byDevice },
          { at: '2026-11-10T16:00:00Z', day: '2026-11-10', start: null, value: 26, ...byDevice },
        ],
      },
      {
        side: 'right',
        points: [{ at: '2026-11-10T16:00:00Z', day: '2026-11-10', start: null, value: 24, ...byDevice }],
      },
    ]);
    expect(listProgressRows(measure!)).toEqual([
      { at: '2026-10-01T16:00:00Z', values: [20, null], taken: byDevice },
      { at: '2026-11-10T16:00:00Z', values: [26, 24], taken: byDevice },
    ]);
  });

  it('REC-30 ENT-037 values of different assistance or source are distinguished', () => {
    const walked = (day: string, assistanceOption: 'NONE' | 'CANE', source?: 'STOPWATCH') => {
      const data = [{ name: 'speed', measures: [{ name: 'avgSpeed', value: 1, unit: 'm/s', source }] }];
      return session(day, data, undefined, { assistanceOption });
    };
    const speeds = (...walks: ReturnType<typeof walked>[]) => listProgress(walks)[0]!;
    const cane = walked('2026-10-01T16:00:00Z', 'CANE');
    expect(areMixed(speeds(cane, walked('2026-11-10T16:00:00Z', 'CANE')))).toBe(false);
    expect(areMixed(speeds(cane, walked('2026-11-10T16:00:00Z', 'NONE')))).toBe(true);
    const mixed = speeds(cane, walked('2026-11-10T16:00:00Z', 'CANE', 'STOPWATCH'));
    expect(areMixed(mixed)).toBe(true);
    expect(listProgressRows(mixed).map(({ taken }) => taken)).toEqual([
      { assistance: 'CANE', source: 'DEVICE' },
      { assistance: 'CANE', source: 'STOPWATCH' },
    ]);
  });

  it('CONST-06 two units never share an axis', () => {
    const all = listProgress([
      session('2026-10-01T16:00:00Z', [speed(1)]),
      session('2026-11-10T16:00:00Z', [speed(80, 'percent')]),
    ]);
    expect(all.map(({ unit, threshold, lines }) => [unit, threshold, lines[0]!.points.length])).toEqual([
      ['m/s', 0.8, 1],
      ['percent', null, 1],
    ]);
  });

  it('ENT-038 measures are grouped by item, also one that only a later session has', () => {
    const step = { name: 'step', measures: [{ name: 'leftStepTime', value: 0.5, unit: 's' }] };
    const all = listProgress([
      session('2026-10-01T16:00:00Z', [step]),
      session('2026-11-10T16:00:00Z', [speed(1), hip(26, 24)]),
    ]);
    expect(groupByItem(all).map(({ item }) => item)).toEqual(['speed', 'hip', 'step']);
  });

  it('REC-37 there is no progress without measures', () => {
    expect(listProgress([session('2026-10-01T16:00:00Z', [speed(null)])])).toEqual([]);
  });

  it('the band of the norm is that of the age at the latest walk, and the scale holds it and the intervals', () => {
    const walk = { name: 'speed', measures: [{ name: 'avgSpeed', value: 1.1, unit: 'm/s', plusMinus: 0.15 }] };
    const [measure] = listProgress([session('2026-11-10T16:00:00Z', [walk])]);
    // 79 on that day; Bohannon and Williams Andrews 2011: women of 70 to 79.
    const norm = findProgressNorm(measure!, { sex: 'FEMALE', dob: '1946-11-11' })!;
    expect(norm.interval).toEqual({ from: 1.07, to: 1.19 });
    expect(findProgressNorm(measure!, { sex: null, dob: '1946-11-11' })).toBeNull();
    // 1.10 + 0.15 = 1.25 is above the band; alone the band reaches 1.41 for younger women.
    expect(getProgressScale(measure!).max).toBeCloseTo(1.4);
    expect(getProgressScale(measure!, { from: 1.34, to: 1.41 }).max).toBeCloseTo(1.6);
  });

  describe('of a man born on November 11, 1946', () => {
    const man = { sex: 'MALE', dob: '1946-11-11' } as const;
    const timed = (day: string, start: 'MOVING' | 'STANDING') =>
      session(`${day}T16:00:00Z`, [speed(1.1)], day, { timing: { metres: 4, seconds: 3.6, start } });
    const findNorm = (...walks: ReturnType<typeof session>[]) => findProgressNorm(listProgress(walks)[0]!, man);

    it('the chart has no band when the latest walk was timed from a stand, and one when an earlier walk was', () => {
      const [stood, moved] = [timed('2026-11-10', 'STANDING'), timed('2026-11-10', 'MOVING')];
      expect(findNorm(stood)).toBeNull();
      expect(findNorm(timed('2026-10-01', 'MOVING'), stood)).toBeNull();
      // 79 on that day; Bohannon and Williams Andrews 2011: men of 70 to 79.
      expect(findNorm(timed('2026-10-01', 'STANDING'), moved)!.interval).toEqual({ from: 1.21, to: 1.32 });
    });

    it('OPEN-058 OPEN-064 the band is that of the age on the civil day of the walk, not on the day in UTC', () => {
      // Half past seven in the evening of November 10 in Denver, when he is 79 still.
      const evening = session('2026-11-11T02:30:00Z', [speed(1.1)], '2026-11-10');
      expect(findNorm(evening)).toMatchObject({ from: 70, to: 79, interval: { from: 1.21, to: 1.32 } });
      const nextDay = session('2026-11-11T16:00:00Z', [speed(1.1)], '2026-11-11');
      expect(findNorm(nextDay)).toMatchObject({ from: 80, to: 99, interval: { from: 0.83, to: 1.1 } });
    });
  });

  it('OPEN-102 the scale starts at zero and contains values and threshold', () => {
    const scaleOf = (item: Data[number]) =>
      getProgressScale(listProgress([session('2026-11-10T16:00:00Z', [item])])[0]!);
    expect(scaleOf(speed(0.5))).toEqual({ min: 0, max: 0.8 });
    expect(scaleOf(speed(1.31)).max).toBeCloseTo(1.4);
    expect(scaleOf(hip(12, 7))).toEqual({ min: 0, max: 20 });
    expect(scaleOf(hip(34, -3))).toEqual({ min: -10, max: 40 });
  });

  it('CONST-09 OPEN-099 the CSV has two decimals and times of the organization', () => {
    const [measure] = listProgress([
      session('2026-11-10T06:30:00Z', [hip(26.456, -4.5)]),
      session('2026-11-11T23:05:00Z', [hip(27, null)]),
      session('2026-11-12T23:05:00Z', [hip(0, -0.004)]),
    ]);
    expect(toProgressCsv(measure!, ['Date', 'Left', 'Right'], 'America/Denver')).toEqual([
      ['Date', 'Left', 'Right'],
      ['11-09-2026 23:30', '26.46', -4.5],
      ['11-11-2026 16:05', '27.00', null],
      ['11-12-2026 16:05', '0.00', -0],
    ]);
  });
});

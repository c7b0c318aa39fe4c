import { describe, expect, it } from 'vitest';
import type { MeasuredRange } from '../../contract/activity/patient-results.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { createUntranslatedMessage } from '../../contract/platform/message.ts';
import { findInvolvedRange, summarizeBilling, summarizePain } from './summary.ts';

const range = (name: string, side: MeasuredRange['side'], goal: number, highest: number[]): MeasuredRange => ({
  exerciseId: name,
  name,
  side,
  goal: { min: 0, max: goal },
  days: highest.map((max, at) => ({ day: `2026-11-0${at + 1}`, min: 0, max })),
});
const targets: Record<string, Exercise['bodyTargets']> = {
  'Ankle Pumps': ['Ankle/Foot'],
  'Seated Knee Extension': ['Hip/Knee'],
  'Standing Hip Extension': ['Hip/Knee'],
  'Hip Abduction': ['Hip/Knee'],
  'Heel Slide': ['Hip/Knee'],
  'Wand Flexion': ['Shoulder'],
};
const exerciseOf = (id: string) => targets[id] && { bodyTargets: targets[id] };
const measured = [
  range('Ankle Pumps', 'Left', 50, [40]),
  range('Seated Knee Extension', 'Left', 90, [80]),
  range('Standing Hip Extension', 'Left', 30, [12, 24, 20]),
  range('Hip Abduction', 'Right', 45, [30]),
];
const find = (side: 'Left' | 'Right' | null, bodyPart: 'Hip' | 'Knee' | 'Shoulder' | 'Multiple' | null) =>
  findInvolvedRange(measured, { side, bodyPart }, exerciseOf);

describe('the range of motion of the involved joint', () => {
  it('is that of an exercise named after the joint on the involved side, with its best value', () => {
    expect(find('Left', 'Hip')).toEqual({
      exerciseId: 'Standing Hip Extension',
      name: 'Standing Hip Extension',
      side: 'Left',
      goal: { min: 0, max: 30 },
      best: { day: '2026-11-02', value: 24 },
      points: [
        { day: '2026-11-01', value: 12 },
        { day: '2026-11-02', value: 24 },
        { day: '2026-11-03', value: 20 },
      ],
    });
  });

  it('is that with the widest goal where several are named after the joint or none is', () => {
    expect(find(null, 'Hip')?.name).toBe('Hip Abduction');
    expect(find(null, 'Multiple')?.name).toBe('Seated Knee Extension');
    expect(find(null, null)?.name).toBe('Seated Knee Extension');
  });

  it('prefers an exercise that names no joint to one of the joint that shares its target', () => {
    const ranges = [range('Standing Hip Extension', null, 200, [20]), range('Heel Slide', null, 135, [90])];
    expect(findInvolvedRange(ranges, { side: 'Left', bodyPart: 'Knee' }, exerciseOf)?.name).toBe('Heel Slide');
  });

  it('is unknown where only other joints were measured', () => {
    expect(find('Left', 'Shoulder')).toBeNull();
  });

  it('takes the lowest value where only lowest values were measured', () => {
    const bent = { ...range('Heel Slide', null, 120, []), days: [] as MeasuredRange['days'] };
    bent.days = [
      { day: '2026-11-01', min: 12, max: null },
      { day: '2026-11-02', min: 4, max: null },
      { day: '2026-11-03', min: 6, max: null },
    ];
    const found = findInvolvedRange([bent], { side: null, bodyPart: 'Knee' }, exerciseOf);
    expect(found?.best).toEqual({ day: '2026-11-02', value: 4 });
  });
});

const survey = (day: string, answers: [questionId: string, text: string, value: number][]) => ({
  formId: 'nprs',
  formTitle: 'Numeric Pain Rating Scale',
  day,
  answers: answers.map(([questionId, text, value]) => ({
    questionId,
    text,
    type: 'UNKNOWN',
    value,
    isChartable: true,
    minValue: 0,
    maxValue: 10,
  })),
});
const now = 'Please rate your pain right now';

describe('pain', () => {
  it('is the first question about it, from the first answer of the plan of care to the newest', () => {
    const surveys = [
      survey('2026-09-30', [['a', now, 9]]),
      survey('2026-10-01', [
        ['a', now, 6],
        ['b', 'Worst pain', 8],
      ]),
      survey('2026-11-20', [
        ['a', now, 3],
        ['b', 'Worst pain', 5],
      ]),
    ];
    expect(summarizePain(surveys, '2026-10-01')).toEqual({
      question: now,
      formTitle: 'Numeric Pain Rating Scale',
      min: 0,
      max: 10,
      points: [
        { day: '2026-10-01', value: 6 },
        { day: '2026-11-20', value: 3 },
      ],
    });
  });

  it('is unknown while nobody has answered since the plan of care started', () => {
    expect(summarizePain([survey('2026-09-30', [['a', now, 9]])], '2026-10-01')).toBeNull();
    expect(summarizePain([], '2026-10-01')).toBeNull();
  });

  it('is the score of a numeric pain rating scale whose answers do not say their scale', () => {
    const scored = { ...survey('2026-11-20', []), calculatedScore: 4 };
    expect(summarizePain([scored], '2026-10-01')).toEqual({
      question: null,
      formTitle: 'Numeric Pain Rating Scale',
      min: 0,
      max: 10,
      points: [{ day: '2026-11-20', value: 4 }],
    });
  });
});

const evaluation = (
  code: RtmCodeEvaluation['code'],
  clock: RtmCodeEvaluation['clock'],
  rest: Partial<RtmCodeEvaluation>,
): RtmCodeEvaluation => ({
  code,
  clock,
  startDate: null,
  endDate: null,
  cycleId: null,
  status: null,
  numActiveDays: 0,
  minutes: 0,
  liveContacts: 0,
  units: 0,
  modifiers: [],
  flags: [],
  explanation: createUntranslatedMessage('Not spoken here.'),
  missing: null,
  ...rest,
});
const missing = (by: string, rest: object) => ({ by, days: 0, minutes: 0, contacts: 0, ...rest });
const earnedMonth = evaluation('98980', 'CALENDAR_MONTH', { status: 'IN_PROGRESS', units: 1 });
const nextUnit = evaluation('98981', 'CALENDAR_MONTH', { missing: missing('2026-11-30', { minutes: 12 }) });
const supply = evaluation('98977', 'ROLLING_30', { missing: missing('2026-12-13', { days: 4 }) });

describe('the next billing step', () => {
  it('is first of what has not earned anything yet, although another step ends earlier', () => {
    expect(summarizeBilling([earnedMonth, nextUnit, supply])).toEqual({
      earned: [{ code: '98980', units: 1 }],
      next: { code: '98977', clock: 'ROLLING_30', ...missing('2026-12-13', { days: 4 }) },
    });
  });

  it('is otherwise the step that ends first', () => {
    const earnedSupply = evaluation('98985', 'ROLLING_30', { status: 'IN_PROGRESS', units: 1 });
    expect(summarizeBilling([earnedMonth, earnedSupply, supply, nextUnit]).next?.code).toBe('98981');
    const month = evaluation('98979', 'CALENDAR_MONTH', { missing: missing('2026-11-30', { minutes: 3 }) });
    expect(summarizeBilling([supply, month]).next?.code).toBe('98979');
  });

  it('leaves out what is billed, and set-up, which takes the same days as its window', () => {
    const billed = evaluation('98985', 'ROLLING_30', { status: 'BILLED', units: 1 });
    const setUp = evaluation('98975', 'EPISODE', { missing: missing('2026-11-29', { days: 2 }) });
    expect(summarizeBilling([billed, setUp])).toEqual({ earned: [], next: null });
  });

  it('adds up the units of a code that was earned twice', () => {
    const other = evaluation('98985', 'ROLLING_30', { status: 'READY_TO_BILL', units: 1 });
    expect(summarizeBilling([other, { ...other, status: 'IN_PROGRESS' }]).earned).toEqual([
      { code: '98985', units: 2 },
    ]);
  });
});

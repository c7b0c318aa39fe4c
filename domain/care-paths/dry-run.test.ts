import { describe, expect, it } from 'vitest';
import type { Phase } from '../../contract/care-paths/shapes.ts';
import { simulateCourse, summarizePhases, type SimulatedCourse } from './dry-run.ts';
import { computeMedian } from '../platform/arrays.ts';
import { findNextStep } from './next-step.ts';
import type { PathFacts } from './measure.ts';

const phase = (change: Partial<Phase>): Phase => ({
  id: crypto.randomUUID(),
  phaseNumber: 1,
  title: 'Phase',
  exerciseTotal: 1,
  messageTotal: 1,
  track: 'Time in phase',
  logic: '>',
  number: 3,
  type: 'Days',
  messageProvider: false,
  templateId: null,
  ...change,
});
const bend = (number: number) => phase({ track: 'Range of motion', number, type: 'Degrees' });
const measuredOn = (...days: [day: string, max: number][]): PathFacts => ({
  practice: [],
  frequency: [],
  ranges: days.map(([day, max]) => ({ day, min: null, max, exercise: 'Heel Slide' })),
  surveys: [],
});
const always = () => true;

describe('the next step', () => {
  const facts = measuredOn(['2026-05-02', 120]);

  it('is due once the criterion is met, with its trigger', () => {
    expect(
      findNextStep({ phases: [bend(90), bend(115)], phaseIndex: 0, phaseSince: '2026-05-01' }, facts, '2026-05-02'),
    ).toEqual({
      fromIndex: 0,
      toIndex: 1,
      day: '2026-05-02',
      because: { track: 'Range of motion', type: 'Degrees', value: 120, day: '2026-05-02', of: 'Heel Slide' },
    });
  });

  it('is not due on the day on which the phase started, nor later by data of that day', () => {
    const standing = { phases: [bend(90), bend(115)], phaseIndex: 1, phaseSince: '2026-05-02' };
    expect(findNextStep(standing, facts, '2026-05-02')).toBeNull();
    expect(findNextStep(standing, facts, '2026-05-03')).toBeNull();
    const quick = { ...standing, phases: [bend(90), phase({ logic: '<', number: 9 })] };
    expect(findNextStep(quick, facts, '2026-05-02')).toBeNull();
    expect(findNextStep(quick, facts, '2026-05-03')).not.toBeNull();
  });

  it('from the last phase completes the path', () => {
    const standing = { phases: [bend(90)], phaseIndex: 0, phaseSince: '2026-05-01' };
    expect(findNextStep(standing, facts, '2026-05-02')).toMatchObject({ fromIndex: 0, toIndex: null });
  });

  it('is null if nothing can be measured', () => {
    const standing = {
      phases: [phase({ track: 'Balance', type: 'Score', logic: '<', number: 45 })],
      phaseIndex: 0,
      phaseSince: '2026-05-01',
    };
    expect(findNextStep(standing, facts, '2026-08-01')).toBeNull();
  });
});

describe('the simulated course of a past patient', () => {
  const phases = [phase({}), bend(90), bend(115)];
  const course = { start: '2026-05-01', last: '2026-05-31', inCareOn: always };

  it('has each step on the day on which it would have been due', () => {
    const facts = measuredOn(['2026-05-03', 100], ['2026-05-09', 92], ['2026-05-20', 116]);
    const { start, steps, end } = simulateCourse(phases, { ...course, facts });
    // More than 3 days after 1 May is 5 May; the 100 of 3 May came before phase 2.
    expect([start, steps.map(({ toIndex, day }) => [toIndex, day])]).toEqual([
      '2026-05-01',
      [
        [1, '2026-05-05'],
        [2, '2026-05-09'],
        [null, '2026-05-20'],
      ],
    ]);
    expect(end).toEqual({ what: 'COMPLETED', phaseIndex: 2, why: null });
  });

  it('ends in a phase whose criterion was never met or never measured', () => {
    expect(simulateCourse(phases, { ...course, facts: measuredOn(['2026-05-09', 80]) }).end).toEqual({
      what: 'NOT_MET',
      phaseIndex: 1,
      why: null,
    });
    expect(simulateCourse(phases, { ...course, facts: measuredOn() }).end).toEqual({
      what: 'NOT_MEASURABLE',
      phaseIndex: 1,
      why: 'NO_DATA',
    });
  });

  it('ends when the patient leaves care', () => {
    const facts = measuredOn(['2026-05-09', 95], ['2026-05-20', 120]);
    const { steps, end } = simulateCourse(phases, { ...course, facts, inCareOn: (day) => day <= '2026-05-10' });
    expect(steps.map(({ day }) => day)).toEqual(['2026-05-05', '2026-05-09']);
    expect(end).toEqual({ what: 'LEFT_CARE', phaseIndex: 2, why: null });
  });
});

describe('the summary of a dry run', () => {
  const step = (fromIndex: number, day: string, toIndex: number | null = fromIndex + 1) => ({
    fromIndex,
    toIndex,
    day,
    because: { track: 'Time in phase' as const, type: 'Days' as const, value: 4, day, of: null },
  });
  const people: SimulatedCourse[] = [
    {
      start: '2026-05-01',
      steps: [step(0, '2026-05-05'), step(1, '2026-05-15', null)],
      end: { what: 'COMPLETED', phaseIndex: 1, why: null },
    },
    { start: '2026-05-01', steps: [step(0, '2026-05-11')], end: { what: 'NOT_MET', phaseIndex: 1, why: null } },
    {
      start: '2026-05-03',
      steps: [step(0, '2026-05-08')],
      end: { what: 'NOT_MEASURABLE', phaseIndex: 1, why: 'NO_DATA' },
    },
    { start: '2026-05-03', steps: [], end: { what: 'LEFT_CARE', phaseIndex: 0, why: null } },
  ];

  it('counts the patients who reached, passed and stayed in each phase, with the days', () => {
    // Days in the first phase: 4, 10 and 5; in the second: 10.
    expect(summarizePhases([phase({}), phase({})], people)).toEqual([
      { reached: 4, passed: 3, medianDays: 5, notMet: 0, notMeasurable: 0, leftCare: 1 },
      { reached: 3, passed: 1, medianDays: 10, notMet: 1, notMeasurable: 1, leftCare: 0 },
    ]);
  });

  it('has the median of the days', () => {
    expect([computeMedian([]), computeMedian([7]), computeMedian([9, 1]), computeMedian([10, 2, 3])]).toEqual([
      null,
      7,
      5,
      3,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { ProgramBody, TemplateBody } from '../../contract/programs/shapes.ts';
import * as known from '../../contract/platform/enumerations.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import type { StoredAnswer } from '../../domain/surveys/survey-answers.ts';
import { buildScoreSeries } from '../../domain/surveys/score-series.ts';
import { buildDemo } from './build.ts';
import { exerciseById } from './programs.ts';

const now = new Date('2026-11-21T15:00:00Z');
const demo = buildDemo(now, 'hash');
const zoneOf = new Map(demo.locations.map(({ id, timezone }) => [id, timezone]));
const patientOf = new Map(demo.patients.map((patient) => [patient.id, patient]));
const distinct = <T>(values: T[]) => [...new Set(values)];
const only = (allowed: readonly unknown[], values: unknown[]) =>
  expect(distinct(values).filter((value) => !allowed.includes(value))).toEqual([]);

describe('programs', () => {
  it('BLD-39 are what the builder could have sent', () => {
    for (const { name, notes, dailyFrequency, weeklyFrequency, blocks, patientId } of demo.programs) {
      const body = { name, notes, dailyFrequency, weeklyFrequency, blocks };
      expect((patientId ? ProgramBody : TemplateBody).safeParse(body).error?.issues ?? []).toEqual([]);
    }
  });

  it('BLD-63 BLD-64 say of every exercise that has a side on which it is done: the involved one where there is one', () => {
    const assigned = demo.programs.filter(({ patientId }) => patientId !== null);
    const blocks = assigned.flatMap(({ patientId, blocks: all }) =>
      all
        .filter(({ exerciseId }) => {
          const { subjectOrientation, sequence } = exerciseById.get(exerciseId)!;
          return subjectOrientation === 'SIDE' || sequence === 'SINGLE' || sequence === null;
        })
        .map(({ sideOfBody }) => ({ sideOfBody, involved: patientOf.get(patientId!)!.injuredSideOfBody })),
    );
    expect(blocks.length).toBeGreaterThan(100);
    only(
      ['Right', 'Left'],
      blocks.map(({ sideOfBody }) => sideOfBody),
    );
    expect(blocks.filter(({ sideOfBody, involved }) => involved && sideOfBody !== involved)).toEqual([]);
  });

  it('BLD-15 prescribe a dose in every fifth, and every kind of it somewhere', () => {
    const dosed = demo.programs.filter(({ blocks }) => blocks.some(({ dose }) => dose));
    expect(dosed.length / demo.programs.length).toBeCloseTo(0.2, 1);
    const doses = dosed.flatMap(({ blocks }) => blocks.flatMap(({ dose }) => dose ?? []));
    expect(distinct(doses.flatMap((dose) => Object.keys(dose))).toSorted()).toEqual([
      'hold',
      'load',
      'note',
      'rest',
      'sideOrder',
      'tempo',
    ]);
  });

  it('belong to patients with Health, at most one current one each', () => {
    const current = demo.programs
      .filter(({ patientId, endedAt }) => patientId && !endedAt)
      .map(({ patientId }) => patientId!);
    expect(distinct(current)).toHaveLength(current.length);
    expect(
      current.every((id) => patientOf.get(id)!.products.includes('HEALTH') && patientOf.get(id)!.programName),
    ).toBe(true);
  });
});

describe('health sessions', () => {
  const sets = demo.healthSessions
    .flatMap((session) => session.sets as { setInfo: Record<string, unknown> }[])
    .map(({ setInfo }) => setInfo);

  it('ENT-028 ENT-029 ENT-032 use every value of the enumerations and no other', () => {
    const used = (values: unknown[]) => new Set(values);
    expect(used(demo.healthSessions.map(({ type }) => type))).toEqual(new Set(known.sessionTypes));
    expect(used(demo.healthSessions.map(({ selfReported }) => selfReported))).toEqual(new Set(known.selfReported));
    expect(used(sets.map(({ resolution }) => resolution))).toEqual(new Set(known.setResolutions));
    expect(used(sets.map(({ reportingMetric }) => reportingMetric))).toEqual(new Set(known.exerciseMetrics));
  });

  it('reach back four months, lie in the past, and on the civil day of the patient', () => {
    expect(demo.healthSessions.length).toBeGreaterThan(4000);
    for (const { patientId, performedAt, day } of demo.healthSessions) {
      expect(performedAt <= now).toBe(true);
      expect(toDayInZone(performedAt, zoneOf.get(patientOf.get(patientId)!.locationId)!)).toBe(day);
    }
    expect(demo.healthSessions.map(({ day }) => day).toSorted()[0]! < '2026-08-15').toBe(true);
  });

  it('count no more than was done', () => {
    const wrong = sets.filter(
      ({ repsComplete, repsProper, repsGoal }) =>
        Number(repsProper ?? 0) > Number(repsComplete ?? 0) || Number(repsComplete ?? 0) > Number(repsGoal ?? 0),
    );
    expect(wrong).toEqual([]);
    expect(
      sets.filter(
        ({ resolution, repsComplete, timeComplete }) =>
          resolution === 'NOT_STARTED' && (repsComplete !== null || timeComplete !== null),
      ),
    ).toEqual([]);
  });
});

it('leaves surveys answered and unprocessed', () => {
  expect(demo.proForms).toHaveLength(9);
  expect(demo.proResponses.length).toBeGreaterThan(300);
  expect(demo.pendingSurveyResponses.length).toBeGreaterThanOrEqual(5);
  expect(
    demo.proResponses.every(
      ({ patientId, submittedAt }) => patientOf.get(patientId)!.products.includes('PRO') && submittedAt <= now,
    ),
  ).toBe(true);
});

it('scores every survey that patients fill in, delivered or by the published rule', () => {
  const series = buildScoreSeries(
    demo.proResponses.map((response) => ({
      formId: response.formId,
      formTitle: response.formTitle,
      at: response.day,
      answers: response.answers as StoredAnswer[],
      calculatedScore: response.calculatedScore ?? null,
      variables: response.variables as never,
      unanswered: response.unanswered ?? null,
    })),
  );
  expect(series.map(({ instrument }) => instrument)).toEqual([
    'NPRS',
    'PHQ-2',
    'RAND Physical Functioning',
    'STEADI Key Questions',
  ]);
  expect(series.reduce((count, { scores }) => count + scores.length, 0)).toBe(demo.proResponses.length);
  for (const { instrument, scores } of series) {
    only(
      [instrument === 'PHQ-2' ? 'DELIVERED' : 'COMPUTED'],
      scores.map(({ from }) => from),
    );
    only(
      [null],
      scores.map(({ byRule }) => byRule),
    );
  }
});

it('every care note lies in the past and has an author', () => {
  expect(demo.careNotes.length).toBeGreaterThan(300);
  only(
    [null, known.PATIENT_INTERACTIVE_COMMUNICATION],
    demo.careNotes.map(({ interactionType }) => interactionType),
  );
  expect(demo.careNotes.every(({ authorId, createdAt }) => authorId && createdAt! <= now)).toBe(true);
  // Nobody who was invited and never signed in wrote one.
  const invited = new Set(demo.team.invited.map(({ id }) => id));
  expect(demo.careNotes.some(({ authorId }) => invited.has(authorId!))).toBe(false);
});

describe('billing cycles', () => {
  it('are of known codes and of every status, the current ones still in progress', () => {
    only(
      known.rtmCodes,
      demo.rtmCycles.map(({ code }) => code),
    );
    expect(distinct(demo.rtmCycles.map(({ status }) => status)).toSorted()).toEqual(known.rtmStatuses.toSorted());
    const months = demo.rtmCycles.filter(
      ({ clock, startDate }) => clock === 'CALENDAR_MONTH' && startDate === '2026-11-01',
    );
    expect(months.length).toBeGreaterThan(20);
    only(
      ['IN_PROGRESS'],
      months.map(({ status }) => status),
    );
  });

  it('tell of every billed one when it was billed and by whom', () => {
    const accounts = new Set(demo.team.users.map(({ id }) => id));
    const billed = demo.rtmCycles.filter(({ status }) => status === 'BILLED').map(({ id }) => id);
    expect(demo.rtmStatusChanges.map(({ cycleId }) => cycleId)).toEqual(billed);
    expect(
      demo.rtmStatusChanges.every(({ changedBy, createdAt }) => accounts.has(changedBy) && createdAt! <= now),
    ).toBe(true);
  });
});

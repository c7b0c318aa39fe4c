import * as z from 'zod/mini';
import { Id, Uuid, requiredLine } from './fields.ts';
import { CARE_PATH_NUMBER } from './limits.ts';
import { instrumentNames } from './survey-scores.ts';

/** What may be followed in a phase: the last ones are the scores of published instruments. */
export const trackOptions = [
  'Time in phase',
  'Pain',
  'Adherence',
  'Range of motion',
  'Balance',
  'Disability',
  ...instrumentNames,
] as const;
export type Track = (typeof trackOptions)[number];
/** ENT-051. */
export const typeOptions = ['Degrees', '%', 'Score', 'Minutes', 'Hours', 'Days', 'Weeks'] as const;
export type MeasureType = (typeof typeOptions)[number];
/** ENT-052. */
export const logicOptions = ['>', '<', 'Equals'] as const;
export type Logic = (typeof logicOptions)[number];

/** The units that each track is measured in. */
export const typesOf: Record<Track, readonly MeasureType[]> = {
  'Time in phase': ['Minutes', 'Hours', 'Days', 'Weeks'],
  Pain: ['Score'],
  Adherence: ['%'],
  'Range of motion': ['Degrees'],
  Balance: ['Score'],
  Disability: ['Score'],
  'PHQ-2': ['Score'],
  'PHQ-9': ['Score'],
  'GAD-7': ['Score'],
  NPRS: ['Score'],
  'RAND Physical Functioning': ['Score'],
  'STEADI Key Questions': ['Score'],
  ODI: ['Score'],
  LEFS: ['Score'],
  QuickDASH: ['Score'],
  'KOOS JR': ['Score'],
};

const PHASES_MAX = 20;
const { min, max } = CARE_PATH_NUMBER;
const OUTSIDE = `Enter a whole number from ${min} to ${max}`;
/** PATHS-15, OPEN-161. */
const number = z.number({ error: OUTSIDE }).check(z.int(OUTSIDE), z.gte(min, OUTSIDE), z.lte(max, OUTSIDE));

/**
 * One phase of a path as it is stored (PATHS-08). It is over once what `track` measures is above, below or equal to
 * `number` in `type`; `messageProvider` tells the worklist then. `templateId` is the program that begins with the phase.
 */
const Phase = z
  .strictObject({
    id: Uuid,
    phaseNumber: number,
    title: requiredLine('Title is required'),
    exerciseTotal: number,
    messageTotal: number,
    track: z.enum(trackOptions),
    logic: z.enum(logicOptions),
    number,
    type: z.enum(typeOptions),
    messageProvider: z.boolean(),
    templateId: z.nullable(Id),
  })
  .check((ctx) => {
    const { track, type } = ctx.value;
    if (typesOf[track].includes(type)) return;
    const message = `${track} is measured in ${typesOf[track].join(', ')}`;
    ctx.issues.push({ code: 'custom', input: type, path: ['type'], message });
  });
export type Phase = z.output<typeof Phase>;

/** What is saved of a path. */
export const CarePathBody = z.strictObject({
  name: requiredLine('Name is required'),
  phases: z
    .array(Phase, { error: 'A path has at least one phase' })
    .check(
      z.minLength(1, 'A path has at least one phase'),
      z.maxLength(PHASES_MAX, `A path has at most ${PHASES_MAX} phases`),
      (ctx) => {
        const phases = ctx.value;
        phases.forEach(({ id, phaseNumber }, index) => {
          const before = phases.slice(0, index);
          const fault = (path: string, message: string) =>
            ctx.issues.push({ code: 'custom', input: phases[index], path: [index, path], message });
          if (before.some((other) => other.phaseNumber === phaseNumber)) fault('phaseNumber', 'This number is taken');
          if (before.some((other) => other.id === id)) fault('id', 'Two phases share an id');
        });
      },
    ),
});
export type CarePathBody = z.output<typeof CarePathBody>;

/** A phase as it is shown: with what could be chosen (ENT-050) and the program's name, null once that is gone. */
export const ShownPhase = z.extend(z.object({ ...Phase.shape }), {
  trackOptions: z.array(z.string()),
  typeOptions: z.array(z.string()),
  logicOptions: z.array(z.string()),
  templateName: z.nullable(z.string()),
});
export type ShownPhase = z.output<typeof ShownPhase>;

/** What led on: a measured value in the phase's type, the day of the data and what it came from. */
export const Measured = z.object({
  value: z.number(),
  day: z.string(),
  /** The exercise or the question; null for time and adherence. */
  of: z.nullable(z.string()),
});
export type Measured = z.output<typeof Measured>;

export const Because = z.extend(Measured, { track: z.enum(trackOptions), type: z.enum(typeOptions) });
export type Because = z.output<typeof Because>;

/**
 * Why nothing is measured: no data since the phase began, no program that asks for days, the phase's first week not over,
 * no survey that is known to give the score.
 */
export const unmeasured = ['NO_DATA', 'NO_PROGRAM', 'FIRST_WEEK', 'NO_SCORE'] as const;
export type Unmeasured = (typeof unmeasured)[number];

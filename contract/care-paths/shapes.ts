import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { Id, Uuid, requiredLine } from '../platform/fields.ts';
import { CARE_PATH_NUMBER } from '../platform/limits.ts';
import { builtInSurveys } from '../surveys/schedules.ts';
import { instrumentNames } from '../surveys/scores.ts';
import { carePathFieldMessage } from './messages.ts';

/** What the criterion of a phase can measure; the last ones are scores of published instruments. */
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
export const listTypes: Record<Track, readonly MeasureType[]> = {
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
  PSFS: ['Score'],
  'STEADI Stay Independent': ['Score'],
};

const instrumentUnit = (instrument: (typeof instrumentNames)[number]) =>
  carePathFieldMessage.text('carePaths.instrumentUnit', { instrument: { term: instrument } });
/** The error of a unit that a track is not measured in. */
const unitErrors: Record<Track, string> = {
  'Time in phase': carePathFieldMessage.text('carePaths.timeUnits'),
  Pain: carePathFieldMessage.text('carePaths.painUnit'),
  Adherence: carePathFieldMessage.text('carePaths.adherenceUnit'),
  'Range of motion': carePathFieldMessage.text('carePaths.rangeOfMotionUnit'),
  Balance: carePathFieldMessage.text('carePaths.balanceUnit'),
  Disability: carePathFieldMessage.text('carePaths.disabilityUnit'),
  'PHQ-2': instrumentUnit('PHQ-2'),
  'PHQ-9': instrumentUnit('PHQ-9'),
  'GAD-7': instrumentUnit('GAD-7'),
  NPRS: instrumentUnit('NPRS'),
  'RAND Physical Functioning': instrumentUnit('RAND Physical Functioning'),
  'STEADI Key Questions': instrumentUnit('STEADI Key Questions'),
  ODI: instrumentUnit('ODI'),
  LEFS: instrumentUnit('LEFS'),
  QuickDASH: instrumentUnit('QuickDASH'),
  'KOOS JR': instrumentUnit('KOOS JR'),
  PSFS: instrumentUnit('PSFS'),
  'STEADI Stay Independent': instrumentUnit('STEADI Stay Independent'),
};

const PHASES_MAX = 20;
const { min, max } = CARE_PATH_NUMBER;
const OUTSIDE = carePathFieldMessage.text('carePaths.number', { min, max });
/** PATHS-15, OPEN-161. */
const number = z.number({ error: OUTSIDE }).check(z.int(OUTSIDE), z.gte(min, OUTSIDE), z.lte(max, OUTSIDE));

/**
 * One phase of a path as it is stored (PATHS-08). It ends when the value of `track` is above, below or equal to
 * `number` in `type`; `messageProvider` then adds a worklist item. `templateId` is the program that starts with the phase.
 */
const Phase = z
  .strictObject({
    id: Uuid,
    phaseNumber: number,
    title: requiredLine(formMessage.text('fields.titleRequired')),
    exerciseTotal: number,
    messageTotal: number,
    track: z.enum(trackOptions),
    logic: z.enum(logicOptions),
    number,
    type: z.enum(typeOptions),
    messageProvider: z.boolean(),
    templateId: z.nullable(Id),
    /** A survey that is due once as soon as the phase begins. */
    survey: z.optional(z.nullable(z.enum(builtInSurveys))),
  })
  .check((ctx) => {
    const { track, type } = ctx.value;
    if (listTypes[track].includes(type)) return;
    ctx.issues.push({ code: 'custom', input: type, path: ['type'], message: unitErrors[track] });
  });
export type Phase = z.output<typeof Phase>;

const PHASE_REQUIRED = carePathFieldMessage.text('carePaths.phaseRequired');
const NUMBER_TAKEN = carePathFieldMessage.text('carePaths.numberTaken');
const REPEATED_ID = carePathFieldMessage.text('carePaths.repeatedId');

/** The body of a saved path. */
export const CarePathBody = z.strictObject({
  name: requiredLine(formMessage.text('fields.nameRequired')),
  phases: z
    .array(Phase, { error: PHASE_REQUIRED })
    .check(
      z.minLength(1, PHASE_REQUIRED),
      z.maxLength(PHASES_MAX, carePathFieldMessage.text('carePaths.maxPhases', { n: PHASES_MAX })),
      (ctx) => {
        const phases = ctx.value;
        phases.forEach(({ id, phaseNumber }, index) => {
          const before = phases.slice(0, index);
          const addIssue = (path: string, message: string) =>
            ctx.issues.push({ code: 'custom', input: phases[index], path: [index, path], message });
          if (before.some((other) => other.phaseNumber === phaseNumber)) addIssue('phaseNumber', NUMBER_TAKEN);
          if (before.some((other) => other.id === id)) addIssue('id', REPEATED_ID);
        });
      },
    ),
});
export type CarePathBody = z.output<typeof CarePathBody>;

/** A phase with its options (ENT-050) and the name of its program, null once the template is deleted. */
export const PhaseView = z.extend(z.object({ ...Phase.shape }), {
  trackOptions: z.array(z.string()),
  typeOptions: z.array(z.string()),
  logicOptions: z.array(z.string()),
  templateName: z.nullable(z.string()),
});
export type PhaseView = z.output<typeof PhaseView>;

/** A measured value in the phase's unit, with the day of the data and its origin. */
export const Measured = z.object({
  value: z.number(),
  day: z.string(),
  /** The exercise or question that was measured; null for time and adherence. */
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

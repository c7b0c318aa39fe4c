import * as z from 'zod/mini';
import { textLength } from '../platform/fields.ts';
import { keysOf } from '../platform/typed-keys.ts';
import { programFieldMessage } from './messages.ts';
import { bandColors, loadUnits, sideOrders, type Load as StoredLoad } from './prescription.ts';
import { whole } from './whole-number.ts';

/** Sliders end where most doses do; the field beside one takes up to `max`. */
export const LOAD = { min: 0.25, max: 500, step: 0.25 } as const;
export const HOLD = { min: 1, max: 300 } as const;
export const REST = { min: 5, max: 600 } as const;
/** Seconds of one part of a repetition. */
export const TEMPO = { min: 0, max: 10 } as const;
export const DOSE_NOTE_MAX = 200;

const LOAD_RANGE = programFieldMessage.text('programs.load', LOAD);

// Of a union, the option of the type that is told reports what is wrong. A discriminated one would be in every first load.
const Load = z.union(
  [
    z.strictObject({
      loadType: z.literal('WEIGHT'),
      value: z.number({ error: LOAD_RANGE }).check(
        z.gte(LOAD.min, LOAD_RANGE),
        z.lte(LOAD.max, LOAD_RANGE),
        z.refine((value: number) => Number.isInteger(value / LOAD.step), LOAD_RANGE),
      ),
      unit: z.enum(loadUnits),
    }),
    z.strictObject({ loadType: z.literal('BAND'), color: z.enum(bandColors) }),
    z.strictObject({ loadType: z.literal('BODY_WEIGHT') }),
  ],
  { error: LOAD_RANGE },
);
export const loadTypes = ['WEIGHT', 'BAND', 'BODY_WEIGHT'] as const satisfies readonly StoredLoad['loadType'][];

/** Seconds of the parts of a repetition, in the order in which a tempo is written: `3-1-2`. */
const Tempo = z
  .strictObject({
    lower: whole('programs.tempo', TEMPO),
    pause: whole('programs.tempo', TEMPO),
    lift: whole('programs.tempo', TEMPO),
  })
  .check(
    z.refine(({ lower, lift }) => lower + lift > 0, {
      message: programFieldMessage.text('programs.tempoStandsStill'),
      path: ['lower'],
    }),
  );
export const tempoParts = keysOf(Tempo.shape);

/** What a provider prescribes beside sets and goal. What is not prescribed is absent; times are in seconds. */
export const Dose = z
  .strictObject({
    load: z.optional(Load),
    /** Of each repetition, where the movement ends. */
    hold: z.optional(whole('programs.hold', HOLD)),
    /** Between two sets. */
    rest: z.optional(whole('programs.rest', REST)),
    tempo: z.optional(Tempo),
    /** Only where both sides are worked. */
    sideOrder: z.optional(z.enum(sideOrders)),
    /** For the patient, in the words of the provider. */
    note: z.optional(
      z.string().check(
        z.trim(),
        z.minLength(1, programFieldMessage.text('programs.emptyDoseNote')),
        z.refine(
          (note: string) => textLength(note) <= DOSE_NOTE_MAX,
          programFieldMessage.text('programs.doseNoteLimit', { n: DOSE_NOTE_MAX }),
        ),
      ),
    ),
  })
  .check(z.refine((dose) => Object.keys(dose).length > 0, programFieldMessage.text('programs.emptyDose')));
export const doseFields = keysOf(Dose.shape);

import * as z from 'zod/mini';
import { programFieldMessage } from './messages.ts';

type NumberCode =
  | 'programs.reps'
  | 'programs.sets'
  | 'programs.dailyFrequency'
  | 'programs.weeklyFrequency'
  | 'programs.hold'
  | 'programs.rest'
  | 'programs.tempo';

export interface Range {
  min: number;
  max: number;
}

/** A whole number of a range, with one message for whatever else is sent. */
export const whole = (code: NumberCode, { min, max }: Range) => {
  const message = programFieldMessage.text(code, { min, max });
  return z.number({ error: message }).check(z.int(message), z.gte(min, message), z.lte(max, message));
};

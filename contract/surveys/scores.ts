import * as z from 'zod/mini';

/** Published instruments that the product scores, by the names that they are shown under. */
export const instrumentNames = [
  'PHQ-2',
  'PHQ-9',
  'GAD-7',
  'NPRS',
  'RAND Physical Functioning',
  'STEADI Key Questions',
  'ODI',
  'LEFS',
  'QuickDASH',
  'KOOS JR',
  'PSFS',
  'STEADI Stay Independent',
] as const;
export type InstrumentName = (typeof instrumentNames)[number];

/** A score of one filled-in survey. */
export const SurveyScore = z.object({
  /** An instant. */
  dateTime: z.string(),
  /** To one decimal. */
  value: z.number(),
  /** Whether the delivery brought it or the product computed it from the answers. */
  from: z.enum(['DELIVERED', 'COMPUTED']),
  /** Answered questions and all questions, of an instrument whose answers are known. */
  answered: z.nullable(z.number()),
  items: z.nullable(z.number()),
  /** The result of the published rule if the delivered score differs. */
  byRule: z.nullable(z.number()),
});
export type SurveyScore = z.output<typeof SurveyScore>;

/** The scores of one form over time, or one of the numbers that the form counts beside its score. */
export const ScoreSeries = z.object({
  /** Unique among all surveys. */
  id: z.string(),
  formId: z.string(),
  formTitle: z.string(),
  /** Null for a form that is not a known instrument. */
  instrument: z.nullable(z.enum(instrumentNames)),
  /** What the form calls the number; null for the score itself. */
  variable: z.nullable(z.string()),
  minValue: z.nullable(z.number()),
  maxValue: z.nullable(z.number()),
  better: z.nullable(z.enum(['low', 'high'])),
  /** The minimal clinically important difference, in points of the score. */
  mcid: z.nullable(z.object({ points: z.number(), source: z.string() })),
  /** Where the scoring is published. */
  source: z.nullable(z.string()),
  /** Oldest first. */
  scores: z.array(SurveyScore),
});
export type ScoreSeries = z.output<typeof ScoreSeries>;

import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { LanguageCode } from '../platform/languages.ts';

const Line = z.string().check(z.maxLength(500));
/** A paragraph, as long as an outcome may have one. */
const Text = z.string().check(z.maxLength(2600));
const Lines = z.array(Line).check(z.maxLength(20));
/** A colour of `domain/risk-analysis/outcome.ts`, by its name. */
const Level = z.enum(['grey', 'green', 'lightGreen', 'yellow', 'orange', 'red']);

/** Whose session it is and what was done (API-34), every text as it stands on paper. */
const SessionData = z.strictObject({
  participantUid: z.nullable(Line),
  createdDate: Line,
  assessmentName: Line,
  practitionerName: z.nullable(Line),
  /** Such as `Male, 65 years`; null where neither is known. */
  demographics: z.nullable(Line),
  /** `{assessment}: {type} Risk` and the outcome's own description. */
  assessment: z.strictObject({
    id: Line,
    heading: Line,
    description: z.nullable(Text),
    /** Where its limits are from. */
    source: z.nullable(Text),
  }),
});

/** One evaluated result as its box shows it (RISK-19). */
const OutcomeBoxData = z.strictObject({ name: Line, value: Line, label: Line, level: Level, notes: Lines });

/** A part of the scale in words; `level` is null where no factor applies. */
const Segment = z.strictObject({
  from: z.number(),
  to: z.number(),
  label: Line,
  /** Which values belong to it, such as `more than 6 in, at most 10 in`. */
  values: Line,
  /** What a gap or an overlap comes to. */
  note: z.nullable(Line),
  level: z.nullable(Level),
  overlaps: z.boolean(),
});
const Place = z.strictObject({ at: z.number(), label: Line });

/** The scale with its limits and where the results lie on it; places are parts of its length from 0 to 1. */
const OutcomeSliderData = z.strictObject({
  segments: z.array(Segment).check(z.minLength(1), z.maxLength(250)),
  limits: z.array(Place).check(z.maxLength(250)),
  markers: z.array(Place).check(z.maxLength(4)),
});

/** The factors as a table (RISK-14); `decided` are those that the results fall under. */
const OutcomeFactorTableData = z.strictObject({
  columns: z.array(Line).check(z.minLength(1), z.maxLength(8)),
  rows: z
    .array(
      z.strictObject({
        cells: z.array(z.string().check(z.maxLength(3000))).check(z.minLength(1), z.maxLength(8)),
        level: Level,
        decided: z.boolean(),
      }),
    )
    .check(z.maxLength(100)),
});

/** What is printed of an assessment's outcome (API-32..34). */
export const OutcomePdf = z.strictObject({
  pdfGroup: z.literal('ASSESSMENT_OUTCOMES_PDF'),
  /** Of the file; it names no person. */
  pdfName: z.string().check(z.regex(/^[\w.-]{1,120}$/, formMessage.text('fields.invalidName'))),
  pdfDocumentData: z.strictObject({
    sessionData: SessionData,
    outcomeBoxData: z.array(OutcomeBoxData).check(z.minLength(1), z.maxLength(4)),
    /** Null where the outcome has no single scale, such as one by sex and age. */
    outcomeSliderData: z.nullable(OutcomeSliderData),
    outcomeFactorTableData: z.nullable(OutcomeFactorTableData),
  }),
});
export type OutcomePdf = z.output<typeof OutcomePdf>;

/**
 * The render service of our own, in the form of the external one (API-32, RISK-62): where none is configured, no health
 * data leaves the house. Prints what it is sent and reads nothing; `language` is that of the texts sent, English
 * without one.
 */
export const renderOutcomePdf = defineCall({
  id: 'renderOutcomePdf',
  summary: 'Prints the outcome of an assessment (API-32..35)',
  method: 'POST',
  path: '/v2/pdf-documents',
  access: { action: 'account.own' },
  query: z.object({ language: z.optional(LanguageCode) }),
  body: OutcomePdf,
  maxBodyBytes: 500_000,
  form: 'file',
});

import type { Language } from '../../contract/platform/languages.ts';
import type { AssistanceOption, Difference } from '../gait/change.ts';
import type { RealChange } from '../gait/detectable-change.ts';
import type { Symmetry } from '../gait/symmetry.ts';
import { spanishGaitWords } from './gait-words.es.ts';

type Said = Record<'before' | 'now', string>;
type Range = Record<'from' | 'to', string | number>;

const englishGaitWords = {
  title: 'Gait summary',
  none: 'No gait session in this date range',
  unsaid: 'Not recorded',
  gait: 'Gait',
  fact: {
    walked: 'Walk',
    age: 'Age and sex',
    condition: 'Condition affecting gait',
    assistance: 'Assistance',
    measuredBy: 'Measured by',
    recording: 'Recording',
  },
  age: (age: number, sex: string) => [`${age} years`, sex].filter(Boolean).join(', '),
  sex: { MALE: 'male', FEMALE: 'female' },
  condition: { PARKINSON: 'Parkinson disease or parkinsonism', STROKE: 'Stroke' },
  assistance: { NONE: 'No assistance', CANE: 'Cane', WALKER: 'Walker' } satisfies Record<AssistanceOption, string>,
  source: { DEVICE: 'device', RECORDING: 'recording', STOPWATCH: 'stopwatch' },
  start: { MOVING: 'moving start', STANDING: 'standing start' },
  timed: (meters: number, seconds: number, start: string) => `stopwatch, ${meters} m in ${seconds} s, ${start}`,
  recorded: (strides: number, seen: number) => `${strides} strides, legs in view for ${seen}% of the walk`,
  /** A term of the specification's or of a source's, such as a measure's name. */
  term: (text: string): string => text,
  speed: {
    title: 'Gait speed',
    none: 'Gait speed was not measured in this session.',
    value: (value: string, interval: string | null, over: string | null) =>
      [interval === null ? value : `${value} ± ${interval}`, over].filter(Boolean).join(', '),
    strides: (count: number) => `mean of ${count} ${count === 1 ? 'stride' : 'strides'}`,
    interval: {
      DEVICE: '± is the 95% interval that the device gave.',
      RECORDING: '± is the 95% confidence interval across strides. It does not include systematic camera error.',
      STOPWATCH: '± is the error of stopwatch timing (95%).',
    },
    noInterval: 'The accuracy of this speed is not known.',
    now: 'This walk',
    before: (day: string) => `Last visit, ${day}`,
    axis: 'Gait speed (m/s)',
    threshold: (value: string) => `Dashed line at ${value}`,
  },
  norm: {
    group: {
      MALE: ({ from, to }: Range) => `healthy men ages ${from}-${to}`,
      FEMALE: ({ from, to }: Range) => `healthy women ages ${from}-${to}`,
    },
    compared: (percent: number, group: string, mean: string) => `${percent}% of the average for ${group} (${mean}).`,
    band: (group: string, { from, to }: Range) =>
      `Average of ${group}, with its 95% confidence interval: ${from} to ${to} m/s`,
    limits: (source: string) =>
      `${source}: 41 studies of 3 to 30 m walks at usual pace. The band shows how precisely the average is known. It is not the range in which most people walk, and not a cutoff.`,
    aided: 'The average is for walking without a cane or walker.',
    fromStand: 'Not compared: published averages do not apply to a walk timed from a standing start.',
    missing: {
      sex: 'Not compared: sex is not recorded.',
      dob: 'Not compared: date of birth is not recorded.',
      both: 'Not compared: sex and date of birth are not recorded.',
    },
    outside: ({ from, to }: Range, age: number) =>
      `Not compared: published averages cover ages ${from}-${to}; the patient was ${age}.`,
  },
  change: {
    title: 'Change in gait speed',
    none: 'No change: no earlier visit has a gait speed.',
    since: {
      last: (day: string, change: string) => `Since last visit, ${day}: ${change}`,
      first: (day: string, change: string) => `Since first visit, ${day}: ${change}`,
    },
    measured: (before: string, now: string) => `Then ${before}, now ${now}.`,
    value: (value: string, source: string, walks: number) =>
      walks === 1 ? `${value} (${source})` : `${value} (${source}, mean of ${walks} walks)`,
    real: {
      OTHER_METHOD: 'Cannot tell whether this is a real change: the two walks were measured differently.',
      REAL: 'Real change: at or above the published MDC95 for this condition.',
      SOME: 'Possibly a real change: at or above one published MDC95 for this condition, but not all.',
      NOT_REAL: 'Within measurement error (below the published MDC95 for this condition).',
      NO_VALUE: 'Cannot tell whether this is a real change: no published MDC95 applies to this patient.',
      UNSURE:
        'Cannot tell whether this is a real change: it reaches a published MDC95, but these two values are not precise enough.',
      APART: 'The 95% confidence intervals of the two walks do not overlap.',
      OVERLAPPING: 'The 95% confidence intervals of the two walks overlap, so a change is not established.',
      NOT_KNOWN: 'Cannot tell whether this is a real change: no MDC95 is available.',
    } satisfies Record<RealChange, string>,
    error: (value: string, population: string, people: number, source: string) =>
      `MDC95 ${value}: ${population}, n = ${people} (${source}).`,
    otherwise: {
      assistance: ({ before, now }: Said) => `assistance: ${before} then, ${now} now`,
      source: ({ before, now }: Said) => `measured by ${before} then, ${now} now`,
      start: ({ before, now }: Said) => `${before} then, ${now} now`,
      schema: ({ before, now }: Said) => `assessment ${before} then, ${now} now`,
    } satisfies Record<Difference['of'], unknown>,
    notTheSame: (differences: string) => `Conditions differ: ${differences}.`,
  },
  symmetry: {
    title: 'Gait symmetry',
    none: 'No measure has a value on both sides.',
    column: {
      measure: 'Measure',
      left: 'Left',
      right: 'Right',
      difference: 'Difference',
      ratio: 'Ratio',
      certainty: '95% intervals',
    },
    certainty: { APART: 'Do not overlap', OVERLAPPING: 'Overlap', NOT_KNOWN: 'Not known' } satisfies Record<
      Symmetry['certainty'],
      string
    >,
    note: 'Difference: left minus right. Ratio: larger side divided by smaller side, 1.00 when equal. No published error applies to the difference between sides by one camera.',
  },
  film: {
    title: 'One stride of the walk',
    none: 'No pictures: the session has no measured recording.',
    stride: { left: 'Left stride', right: 'Right stride' },
    moment: (percent: number) => `${percent}%`,
    note: (stride: string, seconds: number, toeOff: number | null) =>
      `${stride} from contact to contact, ${seconds} s, drawn from the recording${toeOff === null ? '' : `; toe-off at ${toeOff}%`}. Solid: left side. Dashed: right side.`,
    /** Said of the picture to those who cannot see it. */
    drawn: (count: number) => `${count} drawings of the body, evenly spaced over one stride`,
  },
  comment: { title: 'Comment on the walk', none: 'No comment' },
};

export type GaitWords = typeof englishGaitWords;

const inLanguages: Record<Language, GaitWords> = { en: englishGaitWords, es: spanishGaitWords };

/** What stands on the page of a walk in a language. */
export const getGaitWords = (language: Language): GaitWords => inLanguages[language];

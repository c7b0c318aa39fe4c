import { tzName } from '@date-fns/tz/tzName';
import { format, lightFormat } from 'date-fns';
import type { Adherence } from '../../contract/activity/patient-results.ts';
import type { BandColor, SideOrder, Tempo } from '../../contract/programs/prescription.ts';
import type { Language } from '../../contract/platform/languages.ts';
import { formatDay, toCivilDate, toDate, toDayInZone } from '../platform/calendar.ts';
import { spanishWords } from './report-words.es.ts';

/** `1 rep`, `10 reps`. */
const formatCount = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const sideOrders: Record<SideOrder, string> = {
  LEFT_FIRST: 'left side first',
  RIGHT_FIRST: 'right side first',
  ALTERNATE: 'alternate sides',
};

const englishWords = {
  title: 'Patient Report',
  unnamed: 'Unnamed patient',
  confidential: 'Confidential health information',
  unprintable:
    'Some characters in this report cannot be printed and appear as empty boxes. The portal shows the full text.',
  created: (moment: string) => `Created ${moment}`,
  period: (from: string, to: string) => `${from} to ${to}`,
  fact: {
    patient: 'Patient',
    dob: 'Date of birth',
    provider: 'Primary provider',
    location: 'Location',
    side: 'Involved side',
    joint: 'Involved joint',
    email: 'Email',
    phone: 'Phone',
    range: 'Report period',
  },
  /** Sides and parts of the body, as they are stored. */
  body: (part: string): string => part,
  program: 'Program',
  adherence: 'Adherence',
  sessions: 'Sessions',
  motion: 'Range of motion',
  surveys: 'Surveys',
  noProgram: 'Patient does not have a Program assigned yet.',
  noExercises: 'The program has no exercises.',
  noActivity: 'No activity completed in this date range',
  noData: 'No patient data available in this date range',
  frequency: (daily: number, weekly: number) =>
    `${formatCount(daily, 'time a day', 'times a day')}, ${formatCount(weekly, 'day a week', 'days a week')}.`,
  assigned: (day: string) => `Assigned ${day}.`,
  reps: (count: number) => formatCount(count, 'rep'),
  minutes: (clock: string) => `${clock} min`,
  seconds: (count: number) => `${count} s`,
  or: 'or',
  fullRange: (goal: string) => `${goal}, full range`,
  dose: {
    weight: ({ value, unit }: { value: number; unit: string }) => `${value} ${unit}`,
    bodyWeight: () => 'body weight',
    band: (color: BandColor) => `${color.toLowerCase()} band`,
    hold: (time: string) => `hold ${time}`,
    rest: (time: string) => `rest ${time}`,
    tempo: ({ lower, pause, lift }: Tempo) => `tempo ${lower}-${pause}-${lift}`,
    sideOrder: (order: SideOrder) => sideOrders[order],
  },
  note: (note: string) => `Note: ${note}`,
  column: {
    exercise: 'Exercise',
    side: 'Side',
    sets: 'Sets',
    goal: 'Goal',
    date: 'Date',
    program: 'Program',
    setsDone: 'Sets done',
    errors: 'Errors',
    lowest: 'Lowest',
    highest: 'Highest',
    first: 'First',
    latest: 'Latest',
    widest: 'Widest',
    survey: 'Survey',
    score: 'Score',
    scale: 'Scale',
    change: 'Change',
    question: 'Question',
  },
  type: { HEPSession: 'Program session', SingleSession: 'Single session' },
  selfReported: { none: null, partial: 'Partly self-reported', full: 'Self-reported' },
  futureDated: 'Future-dated',
  frequentErrors: (errors: string) => `Most frequent errors: ${errors}.`,
  setsOf: (done: number, prescribed: number) => `${done} of ${prescribed}`,
  more: (named: string, rest: number) => `${named} and ${rest} more`,
  activity: (sessions: number, activeDays: number, days: number) =>
    `${formatCount(sessions, 'session')} on ${formatCount(activeDays, 'active day')} out of ${days}.`,
  adherenceIs: ({ to, ...adherence }: Adherence) =>
    `Adherence: ${adherence.daysPercent}% of prescribed days (${adherence.activeDays} of ${adherence.prescribedDays}), ${adherence.sessionsPercent}% of prescribed sessions (${adherence.sessionsDone} of ${adherence.prescribedSessions}). Counts days with an assigned program, through ${formatDay(to)}.`,
  sessionsAWeek: 'Sessions per week',
  doneLegend: 'Sessions done',
  prescribedLegend: 'Prescribed',
  sessionsNote: 'A session counts when at least one of its sets was done. Weeks run from Sunday to Saturday.',
  onSide: (exercise: string, side: string) => `${exercise}, ${side}`,
  between: (min: string, max: string) => `${min} to ${max}`,
  goal: (range: string) => `Goal ${range}`,
  yes: 'Yes',
  no: 'No',
  /** A civil day: `11/21/2026`. */
  day: (day: string | null): string => formatDay(day),
  /** A day beside others of its year: `Nov 21`. */
  dayOfYear: (day: string): string => format(toDate(day), 'MMM d'),
  /** `Nov 2026`. */
  month: (day: string): string => format(toDate(day), 'MMM yyyy'),
};

/** `Text` widened to any text, so that every language says as much. */
type Widened<Words> = {
  [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends string | null
      ? string | null
      : Words[Name] extends (...given: never[]) => string
        ? Words[Name]
        : Widened<Words[Name]>;
};
export type ReportWords = Widened<typeof englishWords>;

const inLanguages: Record<Language, ReportWords> = { en: englishWords, es: spanishWords };

/** What stands on a report in a language, in one place. */
export const getReportWords = (language: Language): ReportWords => inLanguages[language];

const clocks: Record<Language, string> = { en: 'h:mm a', es: 'h:mm aaaa' };

/** `3:05 PM`, `3:05 p.m.`. */
export const formatClock = (zone: string, instant: Date | string, language: Language = 'en'): string =>
  lightFormat(toCivilDate(instant, zone), clocks[language]);

/** `11/21/2026, 3:05 PM MST`; `21 nov 2026, 3:05 p.m. MST` in Spanish. */
export const formatMoment = (zone: string, instant: Date | string, language: Language = 'en'): string =>
  `${getReportWords(language).day(toDayInZone(instant, zone))}, ${formatClock(zone, instant, language)} ${tzName(zone, new Date(instant), 'short')}`;

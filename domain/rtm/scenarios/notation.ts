import type { Credential } from '../../../contract/enumerations.ts';
import { credentials } from '../../../contract/enumerations.ts';
import { addDays } from '../../calendar.ts';
import type { CareRecord } from '../care-record.ts';
import type { MonitoredPlan } from '../episodes.ts';
import { defaultRtmSettings, type RtmSettings } from '../settings.ts';

/*
 * How the scenarios are written. Days are `03-05`, in the year of the expectation beside, or `2026-03-05`. A line of
 * an expectation is one cycle: code, period, status, data days of those required (or minutes and live contacts),
 * units, modifiers (`*`: the rules do not say which), `!` flags, and after each ` · ` a piece of its sentence.
 * Modifiers are said of what is billable only.
 */

export interface Scenario {
  name: string;
  /** `03-01..05-20`; nothing after the dots while care goes on. From January 1 on unless said otherwise. */
  plans?: readonly string[];
  /** Of each plan, with commas between: its start unless said otherwise, `-` for none. */
  setUp?: string;
  /** Data days, `06-01 x16` for sixteen in a row, separated by commas. */
  data?: string;
  /** `06-05 20 live PT by2 09:00-09:20`: day, minutes, then in any order what else is known; clocks are UTC.
   * `elsewhere`: its author wrote another patient's note on the same clock. */
  notes?: readonly string[];
  /** `06-20..07-01`: from a day up to, not including, the day of the resume. */
  pauses?: readonly string[];
  settings?: Partial<RtmSettings>;
  /** Stored cycles, `98977 06-01..06-30 BILLED`. */
  known?: readonly string[];
  today: string;
  /** Only what has units is compared: the rules do not say whether the rest is shown. */
  onlyBillable?: boolean;
  /** What is expected when it happens in 2025, in 2026, or on the days as written. */
  in2025?: readonly string[];
  in2026?: readonly string[];
  asDated?: readonly string[];
}

export interface Happening {
  name: string;
  record: CareRecord;
  expected: string[];
  onlyBillable: boolean;
}

const datesIn = (text: string, year: string): string =>
  text.replaceAll(/(?<![\d:-])(\d\d-\d\d)(?![\d:-])/gu, `${year}-$1`);

const periodOf = (text: string): [string, string | null] => {
  const [from, to] = text.split('..');
  return [from!, to || null];
};

/** Days of a notation like `2026-06-01 x16, 2026-06-20`. */
const daysOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [from, times] = part.split(' x');
      return Array.from({ length: Number(times ?? 1) }, (_, at) => addDays(from!, at));
    });

/** `24:10` of a day is ten past midnight of the next. */
function momentOf(day: string, time: string): Date {
  const [hours, minutes] = time.split(':').map(Number);
  return new Date(Date.parse(`${day}T00:00:00Z`) + (hours! * 60 + minutes!) * 60_000);
}

function noteOf(text: string, at: number): CareRecord['notes'][number] {
  const [date, minutes, ...words] = text.split(' ');
  const [from, to] = words.find((word) => word.includes(':'))?.split('-') ?? [];
  const author = words.find((word) => word.startsWith('by'));
  return {
    id: at + 1,
    date: date!,
    minutes: Number(minutes),
    live: words.includes('live'),
    authorElsewhere: words.includes('elsewhere'),
    credential: words.find((word): word is Credential => credentials.some((known) => known === word)) ?? null,
    authorId: Number(author?.slice(2) ?? 1),
    startedAt: from ? momentOf(date!, from) : null,
    endedAt: to ? momentOf(date!, to) : null,
  };
}

const clockOf = (code: string): string => {
  if (code === '98975') return 'EPISODE';
  return ['98979', '98980', '98981'].includes(code) ? 'CALENDAR_MONTH' : 'ROLLING_30';
};

function knownOf(text: string): CareRecord['known'][number] & { code: string } {
  const [code, period, status] = text.split(' ');
  const [startDate, endDate] = periodOf(period!);
  return { code: code!, clock: clockOf(code!), startDate, endDate: endDate!, status: status! };
}

/** `2026-06-05`, `2026-06-05 carried` of a set-up that nobody recorded, or `-`. */
function setUpOf(text: string): Pick<MonitoredPlan, 'setupDate' | 'setupBy'> {
  const [day, carried] = text.trim().split(' ');
  return day === '-' ? { setupDate: null } : { setupDate: day!, setupBy: carried ? 'CARRIED_OVER' : 'ENTRY' };
}

/** The scenario as it happens in a year; days that name their year keep it. */
function inYear(scenario: Scenario, year: string, expected: readonly string[]): Happening {
  const dated = (text: string) => datesIn(text, year);
  const plans = (scenario.plans ?? ['01-01..']).map((plan) => periodOf(dated(plan)));
  const setUps = dated(scenario.setUp ?? '')
    .split(',')
    .filter(Boolean);
  return {
    name: `${scenario.name}, ${year}`,
    record: {
      plans: plans.map(([start, end], at) => ({ start, end, ...setUpOf(setUps[at] ?? start) })),
      dataDays: daysOf(dated(scenario.data ?? '')),
      notes: (scenario.notes ?? []).map((note, at) => noteOf(dated(note), at)),
      pauses: (scenario.pauses ?? []).map((pause) => periodOf(dated(pause))).map(([from, to]) => ({ from, to })),
      settings: { ...defaultRtmSettings, ...scenario.settings },
      known: (scenario.known ?? []).map((cycle) => knownOf(dated(cycle))),
      today: dated(scenario.today),
    },
    expected: expected.map(dated).toSorted(),
    onlyBillable: scenario.onlyBillable ?? false,
  };
}

/** Every year that a scenario has an expectation for is one happening; `asDated` is for days that name their years. */
export const happenings = (scenario: Scenario): Happening[] => [
  ...(scenario.in2025 ? [inYear(scenario, '2025', scenario.in2025)] : []),
  ...(scenario.in2026 ? [inYear(scenario, '2026', scenario.in2026)] : []),
  ...(scenario.asDated ? [inYear(scenario, scenario.today.slice(0, 4), scenario.asDated)] : []),
];

import type { ResponseOf } from '../../../contract/platform/call.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import type { patientToday } from '../../../contract/patient-link/today.ts';
import type { FilledSurvey, SurveyDraft } from '../../../domain/surveys/survey-draft.ts';
import type { Practice, SessionBody } from '../../../domain/patient-link/practice.ts';

export type Today = ResponseOf<typeof patientToday>;

/** What the device keeps for a personal link. */
export interface Kept {
  /** Null before the date of birth was given, and after the clinic disconnected the device. */
  token: string | null;
  /** As chosen on this device; null while the patient's own applies. */
  language: Language | null;
  /** Whose link it is, in a way that only the clinic can read; null before the first day was loaded. */
  patient: string | null;
  /** As last loaded, for when there is no network. */
  day: Today | null;
  /** A session that is under way, or was left. */
  practice: Practice | null;
  /** Sessions that the clinic has not received yet. */
  queue: readonly SessionBody[];
  /** How many sessions the clinic would not take. */
  refused: number;
  /** Surveys that are being answered, or were left: one draft of each. */
  drafts: readonly SurveyDraft[];
  /** Surveys whose answers the clinic has not received yet. */
  filled: readonly FilledSurvey[];
  /** Of how many the clinic would not take the answers. */
  refusedSurveys: number;
}

export const nothingKept: Kept = {
  token: null,
  language: null,
  patient: null,
  day: null,
  practice: null,
  queue: [],
  refused: 0,
  drafts: [],
  filled: [],
  refusedSurveys: 0,
};
const LAST = 'patient-link:last';
const PREFIX = 'patient-link:';
export const getKey = (code: string) => `${PREFIX}${code}`;

/** What is kept while storage is blocked (private mode): until the page is closed. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    // What could not be stored is newer than what was.
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** The code of the address `/p/{code}`, else of the link that was opened last on this device. */
export const readCode = (): string | null => /^\/p\/([^/]+)/.exec(window.location.pathname)?.[1] ?? read(LAST);

/** As it is stored: a device once kept one draft alone, as `survey`. */
type Stored = Partial<Kept> & { survey?: SurveyDraft | null };

export function readKept(code: string): Kept {
  try {
    const { survey, ...stored } = JSON.parse(read(getKey(code)) ?? '{}') as Stored;
    return { ...nothingKept, ...(survey && { drafts: [survey] }), ...stored };
  } catch {
    return nothingKept;
  }
}

/** The drafts of surveys that are still due. */
export const listDueDrafts = ({ drafts, day }: Kept): SurveyDraft[] =>
  drafts.filter((draft) => day?.dueSurveys.some(({ scheduleId }) => scheduleId === draft.scheduleId));

/** The codes of the links that something is kept for. */
function listCodes(): string[] {
  const keys = new Set(unstored.keys());
  try {
    for (let at = 0; at < localStorage.length; at++) keys.add(localStorage.key(at)!);
  } catch {
    // Storage is blocked.
  }
  return [...keys].filter((key) => key.startsWith(PREFIX) && key !== LAST).map((key) => key.slice(PREFIX.length));
}

/** What was not sent to the clinic before the same patient got a new link goes on under that one (PTL-64). */
function takeOver(code: string, kept: Kept): Kept {
  let { practice, queue, filled } = kept;
  for (const other of listCodes()) {
    const earlier = readKept(other);
    if (other === code || earlier.patient === null || earlier.patient !== kept.patient) continue;
    queue = [...queue, ...earlier.queue];
    filled = [...filled, ...earlier.filled];
    practice ??= earlier.practice;
    write(getKey(other), JSON.stringify({ ...earlier, practice: null, queue: [], filled: [] }));
  }
  return { ...kept, practice, queue, filled };
}

/** Changes what is kept as it is now, so that a second window loses nothing of the first. */
export function changeKept(code: string, change: (kept: Kept) => Partial<Kept>): Kept {
  const before = readKept(code);
  const changed = { ...before, ...change(before) };
  const patient = changed.day?.patient ?? changed.patient;
  const kept = patient === before.patient ? changed : takeOver(code, { ...changed, patient });
  write(getKey(code), JSON.stringify(kept));
  // A link that opens nothing does not take the place of one that does.
  if (kept.token) write(LAST, code);
  return kept;
}

export type Keep = (change: (kept: Kept) => Partial<Kept>) => Kept;

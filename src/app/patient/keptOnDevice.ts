import { useCallback, useState } from 'react';
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
  /** As last loaded, for when there is no network. */
  day: Today | null;
  /** A session that is under way, or was left. */
  practice: Practice | null;
  /** Sessions that the clinic has not received yet. */
  queue: readonly SessionBody[];
  /** How many sessions the clinic would not take. */
  refused: number;
  /** A survey that is being answered, or was left. */
  survey: SurveyDraft | null;
  /** Surveys whose answers the clinic has not received yet. */
  filled: readonly FilledSurvey[];
  /** Of how many the clinic would not take the answers. */
  refusedSurveys: number;
}

export const nothingKept: Kept = {
  token: null,
  language: null,
  day: null,
  practice: null,
  queue: [],
  refused: 0,
  survey: null,
  filled: [],
  refusedSurveys: 0,
};
const LAST = 'patient-link:last';
const getKey = (code: string) => `patient-link:${code}`;

/** What is kept while storage is blocked (private mode): until the page is closed. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
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

/** The code of the link that was opened last on this device, for the page's address without one. */
export const readLastCode = (): string | null => read(LAST);

export function readKept(code: string): Kept {
  try {
    return { ...nothingKept, ...(JSON.parse(read(getKey(code)) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothingKept;
  }
}

/** Changes what is kept as it is now, so that a second window loses nothing of the first. */
function changeKept(code: string, change: (kept: Kept) => Partial<Kept>): Kept {
  const before = readKept(code);
  const kept = { ...before, ...change(before) };
  write(getKey(code), JSON.stringify(kept));
  write(LAST, code);
  return kept;
}

export type Keep = (change: (kept: Kept) => Partial<Kept>) => Kept;

/** What is kept for a link, and how to change it. */
export function useKept(code: string): [kept: Kept, keep: Keep] {
  const [kept, setKept] = useState(() => readKept(code));
  const keep = useCallback<Keep>(
    (change) => {
      const changed = changeKept(code, change);
      setKept(changed);
      return changed;
    },
    [code],
  );
  return [kept, keep];
}

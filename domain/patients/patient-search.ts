import type { PatientMatch } from '../../contract/search/patient-search.ts';
import { isRealDay } from '../platform/calendar.ts';
import { foldForSearch, formatFullName } from './patient.ts';

/** What a typed text can mean in a search of patients. A record matches if any of these does. */
export interface PatientSearch {
  /** Each must be part of a name or of the email. */
  words: string[];
  /** Dates of birth that the text names, and the other words of the text; null without a date. */
  birth: { days: string[]; words: string[] } | null;
  /** Digits that end a phone number and, from six digits on, may begin one; null without any. */
  phone: { ending: string; beginning: string | null } | null;
  /** A Unique Gait ID or its beginning; null without a text. */
  gaitUid: string | null;
}

const monthNames = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
];

const findMonth = (text: string): string => {
  const found = monthNames.findIndex((names) => names.some((name) => text.length >= 3 && name.startsWith(text)));
  return found < 0 ? text : String(found + 1);
};

/** Ways of writing a date: as forms and screens show it, as files have it, in words in English and Spanish. */
const datePatterns = [
  /(?<!\S)(?<month>\d{1,2})([/.-])(?<day>\d{1,2})\2(?<year>\d{4}|\d{2})(?![\d/.-])/,
  /(?<!\S)(?<year>\d{4})([/.-])(?<month>\d{1,2})\2(?<day>\d{1,2})(?![\d/.-])/,
  /(?<!\S)(?<month>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4}|\d{2})(?!\d)/u,
  /(?<!\S)(?<day>\d{1,2}) (?:de )?(?<month>\p{L}{3,})\.?,? (?:de )?(?<year>\d{4}|\d{2})(?!\d)/u,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>(?:19|20)\d{2})$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/,
];

const OLDEST_YEARS = 120;

/** A year of two digits may lie in this century or in the last one, but nobody is born after today. */
function listYears(year: string, today: string): string[] {
  if (year.length === 4) return [year];
  const thisYear = Number(today.slice(0, 4));
  return ['20', '19'].map((century) => century + year).filter((full) => Number(full) > thisYear - OLDEST_YEARS);
}

function listDays({ year, month, day }: Record<string, string>, today: string): string[] {
  const monthAndDay = [findMonth(month!), day!].map((part) => part.padStart(2, '0')).join('-');
  const days = listYears(year!, today).map((full) => `${full}-${monthAndDay}`);
  return days.filter((candidate) => isRealDay(candidate) && (year!.length === 4 || candidate <= today));
}

const splitWords = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The words of a search of names and emails, folded. */
export const toSearchWords = (typed: string): string[] => splitWords(foldForSearch(typed));

function parseBirth(text: string, today: string): PatientSearch['birth'] {
  for (const pattern of datePatterns) {
    const match = pattern.exec(text);
    const days = match ? listDays(match.groups!, today) : [];
    if (match && days.length > 0) {
      const others = text.slice(0, match.index) + text.slice(match.index + match[0].length);
      return { days, words: splitWords(others) };
    }
  }
  return null;
}

const PHONE_DIGITS = 10;
const ENDING_MIN = 4;
const BEGINNING_MIN = 6;

function parsePhone(text: string): PatientSearch['phone'] {
  if (!/^[\d\s().+-]+$/.test(text)) return null;
  const typed = text.replaceAll(/\D/g, '');
  const digits = typed.length > PHONE_DIGITS && typed.startsWith('1') ? typed.slice(1) : typed;
  if (digits.length < ENDING_MIN || digits.length > PHONE_DIGITS) return null;
  return { ending: digits, beginning: digits.length >= BEGINNING_MIN ? digits : null };
}

/**
 * Parses what was typed to find a patient: parts of names and email in any order, a date of birth (`03/14/1995`,
 * `1995-03-14`, `3/14/95`, `Mar 14 1995`), also beside a name, a phone number or its last digits, a Unique Gait ID.
 */
export function parsePatientSearch(typed: string, today: string): PatientSearch {
  const text = foldForSearch(typed);
  const birth = parseBirth(text, today);
  return {
    words: toSearchWords(typed),
    birth,
    phone: birth && /\D/.test(text) ? null : parsePhone(text),
    gaitUid: text || null,
  };
}

interface SearchedPatient {
  firstName: string | null;
  lastName: string | null;
  dob: string | null;
  phoneNumber: string | null;
  gaitUid: string | null;
}

const containsAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** The field by which a search has found a patient. */
export function findPatientMatch(
  { words, birth, phone, gaitUid }: PatientSearch,
  patient: SearchedPatient,
): PatientMatch {
  const name = foldForSearch(formatFullName(patient));
  const number = patient.phoneNumber ?? '';
  if (containsAll(name, words)) return 'NAME';
  if (birth && patient.dob && birth.days.includes(patient.dob)) return 'DOB';
  if (phone && (number.endsWith(phone.ending) || number.startsWith(`+1${phone.beginning}`))) return 'PHONE';
  if (gaitUid && patient.gaitUid?.toLowerCase().startsWith(gaitUid)) return 'GAIT_UID';
  return 'EMAIL';
}

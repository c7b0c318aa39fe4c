import type { Problem } from '../../../contract/platform/error.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import { getToday } from '../../../dataProvider/patient/device.ts';
import { readCode, readKept, type Today } from './keptOnDevice.ts';

interface Asked {
  token: string;
  language: Language | null;
  answer: Promise<Today | Problem>;
}

let asked: Asked | null = null;

/** Requests the day of a connected device while the page's script is still on its way: a slow line carries both at once. */
export function requestTodayEarly(): void {
  const code = readCode();
  if (!code) return;
  const { token, language } = readKept(code);
  if (token) asked = { token, language, answer: getToday(token, language) };
}

/** The day that was requested early, once, if it is the one of this token in this language. */
export function takeEarlyToday(token: string, language: Language | null): Promise<Today | Problem> | null {
  const early = asked?.token === token && asked.language === language ? asked.answer : null;
  asked = null;
  return early;
}

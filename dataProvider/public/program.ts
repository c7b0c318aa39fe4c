import type { Language } from '../../contract/platform/languages.ts';
import { openProgram } from '../../contract/programs/public-program.ts';
import { call } from '../client.ts';

/** A program by the code of its printed sheet, in a language or in the patient's own; never rejects. */
export const getOpenProgram = (code: string, language: Language | null, signal?: AbortSignal) =>
  call(openProgram, { params: { code }, query: { ...(language && { language }) }, ...(signal && { signal }) });

import { ODI, QUICK_DASH } from '../surveys/instruments.ts';

/** Which end of a survey's scales is the better one for the patient; null where the survey does not say. */
export type BetterEnd = 'low' | 'high' | null;

/**
 * Published instruments by the names they are known under, with the better end of each of their questions: pain,
 * PHQ, GAD, unhealthy days and disability are better the lower, physical function the higher. Instruments whose questions
 * point in different directions are left out.
 */
const instruments: [name: RegExp, better: BetterEnd][] = [
  [/\bnumeric(al)? (pain )?rating scale\b|\bNPRS\b/i, 'low'],
  [/\bdefense and veterans pain rating scale\b|\bDVPRS\b/i, 'low'],
  [/\bvisual analog(ue)? scale (for|of) pain\b|\bpain visual analog(ue)? scale\b/i, 'low'],
  [/\bPHQ-?\s?[289]\b|\bpatient health questionnaire\b/i, 'low'],
  [/\bGAD-?\s?[27]\b|\bgenerali[sz]ed anxiety disorder\b/i, 'low'],
  [/\bhealthy days core module\b|\bHRQOL-4\b/i, 'low'],
  [ODI, 'low'],
  [/\bneck disability index\b/i, 'low'],
  [QUICK_DASH, 'low'],
  [/\bphysical functioning\b.*\b(RAND|SF)[ -]?36\b|\b(RAND|SF)[ -]?36\b.*\bphysical functioning\b/i, 'high'],
  [/\bpatient[ -]specific functional scale\b|\bPSFS\b/i, 'high'],
  [/\blower extremity functional scale\b|\bLEFS\b/i, 'high'],
];

/** The better end of a survey's scales, known by the survey's title; null for a survey of the clinic's own. */
export const findBetterEnd = (formTitle: string): BetterEnd =>
  instruments.find(([name]) => name.test(formTitle))?.[1] ?? null;

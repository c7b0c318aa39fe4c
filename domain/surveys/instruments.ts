import type { InstrumentName } from '../../contract/surveys/scores.ts';
import type { StoredAnswer } from './survey-answers.ts';
import {
  frequency,
  limitation,
  lowerExtremity,
  severity,
  upperExtremity,
  scoreByFirst,
  scoreByPlace,
  scoreFallRisk,
  scoreWholeNumber,
  scoreYesNo,
  type AnswerScorer,
  koosJrIntervals,
} from './item-points.ts';

/** How a published instrument is scored. No wording of its questions is kept here: several may not be passed on. */
export interface Instrument {
  name: InstrumentName;
  /** Matches the titles of its surveys. */
  title: RegExp;
  /** Its number of questions; several numbers if it has several forms. */
  items: readonly number[];
  /** The fewest answers that its rule scores; absent: all of them. */
  least?: number;
  scoreAnswer: AnswerScorer;
  /** True for answers that belong to the instrument but give no score. */
  isUnscorable?: (answers: readonly StoredAnswer[]) => boolean;
  total: (points: readonly number[]) => number;
  range: readonly [min: number, max: number];
  better: 'low' | 'high';
  /** Where the scoring is published. */
  source: string;
  /** The minimal clinically important difference and its source; null if none was found with certainty. */
  mcid: { points: number; source: string } | null;
}

const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);
const mean = (points: readonly number[]): number => sum(points) / points.length;

/** Ends of a day, which make a score only together with the pain of now. */
const BEST_OR_WORST = /\b(best|least|lowest|worst|highest)\b/i;

/** Titles that care paths and the worklist recognize too. */
export const ODI = /\boswestry\b|\bODI\b/i;
export const QUICK_DASH = /\bquick\s?-?DASH\b/i;

export const publishedInstruments: readonly Instrument[] = [
  {
    name: 'PHQ-2',
    title: /\bPHQ-?\s?2\b|\bpatient health questionnaire[\s(-]*2\b/i,
    items: [2],
    scoreAnswer: frequency,
    total: sum,
    range: [0, 6],
    better: 'low',
    source: 'Kroenke et al., Med Care 2003;41:1284-1292',
    mcid: null,
  },
  {
    name: 'PHQ-9',
    title: /\bPHQ-?\s?9\b|\bpatient health questionnaire[\s(-]*9\b/i,
    items: [9],
    scoreAnswer: frequency,
    total: sum,
    range: [0, 27],
    better: 'low',
    source: 'Kroenke et al., J Gen Intern Med 2001;16:606-613',
    mcid: { points: 5, source: 'Löwe et al., Med Care 2004;42:1194-1201' },
  },
  {
    name: 'GAD-7',
    title: /\bGAD-?\s?7\b|\bgenerali[sz]ed anxiety disorder[\s(-]*7\b/i,
    items: [7],
    scoreAnswer: frequency,
    total: sum,
    range: [0, 21],
    better: 'low',
    source: 'Spitzer et al., Arch Intern Med 2006;166:1092-1097',
    mcid: { points: 4, source: 'Toussaint et al., J Affect Disord 2020;265:395-401' },
  },
  {
    name: 'NPRS',
    title: /\bnumeric(al)? (pain )?rating scale\b|\bNPRS\b/i,
    // One rating, or the mean of pain now, at its best and at its worst.
    items: [1, 3],
    scoreAnswer: scoreWholeNumber(0, 10),
    isUnscorable: (answers) => answers.length === 1 && BEST_OR_WORST.test(answers[0]!.text),
    total: mean,
    range: [0, 10],
    better: 'low',
    source: 'Childs et al., Spine 2005;30:1331-1334',
    mcid: { points: 2, source: 'Childs et al., Spine 2005;30:1331-1334' },
  },
  {
    name: 'RAND Physical Functioning',
    title: /\bphysical functioning\b.*\b(RAND|SF)[ -]?36\b|\b(RAND|SF)[ -]?36\b.*\bphysical functioning\b/i,
    items: [10],
    // The mean of whatever was answered: blank items are not taken into account.
    least: 1,
    scoreAnswer: limitation,
    total: mean,
    range: [0, 100],
    better: 'high',
    source: 'RAND 36-Item Health Survey 1.0, Scoring Instructions',
    mcid: null,
  },
  {
    name: 'STEADI Key Questions',
    title: /\bkey (fall )?questions\b.*\bSTEADI\b|\bSTEADI\b.*\bkey (fall )?questions\b/i,
    items: [3],
    scoreAnswer: scoreYesNo,
    total: sum,
    range: [0, 3],
    better: 'low',
    source: 'CDC STEADI, Algorithm for Fall Risk Screening, Assessment, and Intervention',
    mcid: null,
  },
  {
    name: 'ODI',
    title: ODI,
    items: [10],
    // Percent of the points of the sections that were answered.
    least: 1,
    scoreAnswer: scoreByFirst(scoreByPlace(6), scoreWholeNumber(0, 5)),
    total: (points) => (sum(points) / (5 * points.length)) * 100,
    range: [0, 100],
    better: 'low',
    source: 'Fairbank and Pynsent, Spine 2000;25:2940-2953',
    mcid: { points: 10, source: 'Ostelo et al., Spine 2008;33:90-94' },
  },
  {
    name: 'LEFS',
    title: /\blower extremity functional scale\b|\bLEFS\b/i,
    items: [20],
    scoreAnswer: lowerExtremity,
    total: sum,
    range: [0, 80],
    better: 'high',
    source: 'Binkley et al., Phys Ther 1999;79:371-383',
    mcid: { points: 9, source: 'Binkley et al., Phys Ther 1999;79:371-383' },
  },
  {
    name: 'QuickDASH',
    title: QUICK_DASH,
    items: [11],
    // At most one question may be left out.
    least: 10,
    scoreAnswer: upperExtremity,
    total: (points) => (mean(points) - 1) * 25,
    range: [0, 100],
    better: 'low',
    source: 'Beaton et al., J Bone Joint Surg Am 2005;87:1038-1046',
    mcid: { points: 14, source: 'Sorensen et al., J Hand Surg Am 2013;38:641-649' },
  },
  {
    name: 'KOOS JR',
    title: /\bKOOS,?[\s-]*JR\b/i,
    items: [7],
    scoreAnswer: severity,
    total: (points) => koosJrIntervals[sum(points)]!,
    range: [0, 100],
    better: 'high',
    source: 'Lyman et al., Clin Orthop Relat Res 2016;474:1461-1471',
    mcid: null,
  },
  {
    name: 'PSFS',
    title: /\bPSFS\b|\bpatient[\s-]specific functional scale\b/i,
    // The mean of the activities that the patient names.
    items: [1, 2, 3, 4, 5],
    scoreAnswer: scoreWholeNumber(0, 10),
    total: mean,
    range: [0, 10],
    better: 'high',
    source: 'Stratford et al., Physiother Can 1995;47:258-263',
    mcid: null,
  },
  {
    name: 'STEADI Stay Independent',
    title: /\bstay independent\b/i,
    items: [12],
    scoreAnswer: scoreFallRisk,
    total: sum,
    range: [0, 14],
    better: 'low',
    source: 'CDC STEADI, Stay Independent, after Rubenstein et al. 2011',
    mcid: null,
  },
];

/** The instrument that a survey's title names; null for none, and for more than one. */
export function findInstrument(formTitle: string): Instrument | null {
  const named = publishedInstruments.filter(({ title }) => title.test(formTitle));
  return named.length === 1 ? named[0]! : null;
}

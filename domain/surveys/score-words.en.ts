import type { ScoreWords } from './score-words.ts';

const formatPoints = (points: string | number): string => `${points} ${Number(points) === 1 ? 'point' : 'points'}`;

const comparisons = { MORE: 'more than', SAME: 'equal to', LESS: 'less than' };

export const englishScores: ScoreWords = {
  title: (name) => `${name} score`,
  unnamed: 'Score',
  instrument: {},
  range: (min, max) => `${min} to ${max}`,
  better: { low: 'lower is better', high: 'higher is better' },
  unknownBetter: 'The survey does not define whether a higher or a lower score is better.',
  from: {
    DELIVERED: 'Score reported by the survey.',
    COMPUTED: 'Score calculated from the answers.',
  },
  answered: (answered, items) => `${answered} of ${items} questions answered.`,
  otherThanRule: (delivered, byRule) =>
    `The survey reported ${delivered}, but the published scoring rule gives ${byRule} for these answers. No change is calculated.`,
  same: (day) => `No change since ${day}`,
  moved: {
    BETTER: (points, day) => `Improved by ${formatPoints(points)} since ${day}`,
    WORSE: (points, day) => `Worsened by ${formatPoints(points)} since ${day}`,
    MORE: (points, day) => `${formatPoints(points)} higher than on ${day}`,
    LESS: (points, day) => `${formatPoints(points)} lower than on ${day}`,
  },
  band: (comparison, points) => `${comparisons[comparison]} the MCID of ${points}`,
  mcid: (points, population, source) =>
    `Minimal clinically important difference (MCID): ${formatPoints(points)} in ${population} (${source}).`,
  population: {
    'PHQ-9': 'older adults treated for depression in primary care',
    'GAD-7': 'patients treated for chronic depression',
    NPRS: 'patients with low back pain in physical therapy',
    ODI: 'patients with low back pain, by expert consensus',
    LEFS: 'physical therapy outpatients with lower-extremity musculoskeletal problems',
    QuickDASH: 'patients with tendinitis, arthritis or nerve compression of the forearm, wrist or hand',
  },
  scoring: (source) => `Scoring: ${source}.`,
};

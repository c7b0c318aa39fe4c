import type { ScoreWords } from './score-words.ts';

const formatPoints = (points: string | number): string => `${points} ${Number(points) === 1 ? 'point' : 'points'}`;

export const englishScores: ScoreWords = {
  title: (name) => `${name} score`,
  unnamed: 'Score',
  column: { score: 'Score', note: 'Note' },
  instrument: {},
  ofRange: (value, min, max) => `${value} (of ${min} to ${max})`,
  better: {
    low: 'A lower score is better.',
    high: 'A higher score is better.',
    unknown: 'The survey does not say which way is better.',
  },
  from: { DELIVERED: 'Delivered with the survey.', COMPUTED: 'Computed from the answers by the published rule.' },
  answered: (answered, items) => `${answered} of ${items} questions answered.`,
  otherThanRule: (delivered, byRule) =>
    `The survey counted ${delivered}; by the published rule these answers give ${byRule}. It is not compared.`,
  same: (day) => `Unchanged since ${day}.`,
  moved: (points, direction, day) =>
    direction === 'MORE' || direction === 'LESS'
      ? `${formatPoints(points)} ${direction === 'MORE' ? 'more' : 'less'} than on ${day}.`
      : `${direction === 'BETTER' ? 'Better' : 'Worse'} by ${formatPoints(points)} since ${day}.`,
  reaches: (points) => `That is at least the smallest change that matters to patients (${formatPoints(points)}).`,
  below: (points) => `That is less than the smallest change that matters to patients (${formatPoints(points)}).`,
  noMcid: 'How large a change matters is not known for this score.',
  mcidFrom: (points, population, source) =>
    `Smallest change that matters (MCID): ${formatPoints(points)}, found in ${population} (${source}).`,
  population: {
    'PHQ-9': 'older adults treated for depression in primary care',
    'GAD-7': 'patients treated for chronic depression',
    NPRS: 'patients with low back pain in physical therapy',
    ODI: 'patients with low back pain, by consensus of experts',
    LEFS: 'outpatients of physical therapy with musculoskeletal problems of the legs',
    QuickDASH: 'patients with tendinitis, arthritis or nerve compression of forearm, wrist or hand',
  },
  scoring: (source) => `Scoring: ${source}.`,
};

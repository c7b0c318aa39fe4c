import type { riskReadings } from '../../contract/platform/enumerations.ts';
import { createAgeTable, type AgeRow, condition, criterion, factor, createFallRule, type Rule } from './rule.ts';
import type { Condition, Criterion, Outcome } from './outcome.ts';
import {
  fiveTimesSitToStand,
  fiveTimesSitToStandBySex,
  FUNCTIONAL_REACH_IN,
  GAIT_SPEED_M_S,
  PORTAL_TANDEM_STANCE_S,
  TANDEM_STANCE_S,
  thirtySecondStands,
  TIMED_UP_AND_GO_S,
  TREMOR_AMPLITUDE_CM,
} from './published-limits.ts';

/** Which of the two published readings: the vendor console's defaults or the portal's fall-risk rules (OPEN-129). */
export type Reading = (typeof riskReadings)[number];

/** `inches(['gt', 6], ['lte', 10])`: more than six and up to ten inches. */
const amount =
  (type: Criterion['type'], units: string) =>
  (...limits: [Condition['comparator'], number][]): [Criterion] => [
    criterion(type, units, ...limits.map(([comparator, value]) => condition(comparator, value))),
  ];
const inches = amount('DISTANCE', 'in');
const centimetres = amount('DISTANCE', 'cm');
const seconds = amount('TIME', 's');
const metresPerSecond = amount('SPEED', 'm/s');

const { high, medium } = FUNCTIONAL_REACH_IN;
const functionalReach = createFallRule('distance', 'Duncan et al., Journal of Gerontology (1992)', [
  factor('LOW', inches(['gt', medium])),
  factor('MEDIUM', inches(['gt', high], ['lte', medium]), '2X', 'Twice the risk of falling'),
  factor('HIGH', inches(['lte', high]), '4X', 'Four times the risk of falling'),
]);

const timedUpAndGo = createFallRule('time', 'CDC STEADI, Timed Up and Go', [
  factor('LOW', seconds(['lt', TIMED_UP_AND_GO_S])),
  factor('HIGH', seconds(['gte', TIMED_UP_AND_GO_S])),
]);

const sitToStand = (rows: readonly AgeRow[], source: string) =>
  createFallRule('time', source, createAgeTable(rows, { type: 'TIME', units: 's', highWhen: 'gt' }), ['AGE', 'SEX']);

const repetitions = createFallRule(
  'reps',
  'CDC STEADI, 30-Second Chair Stand',
  createAgeTable(thirtySecondStands, { type: 'REPS', units: 'reps', highWhen: 'lt' }),
  ['AGE', 'SEX'],
);

const gaitSpeed = createFallRule('speed', 'Abellan van Kan et al., Journal of Nutrition, Health and Aging (2009)', [
  factor('LOW', metresPerSecond(['gte', GAIT_SPEED_M_S])),
  factor('HIGH', metresPerSecond(['lt', GAIT_SPEED_M_S])),
]);

const tandemStance = (limit: number, source: string | null) =>
  createFallRule('time', source, [factor('LOW', seconds(['gte', limit])), factor('HIGH', seconds(['lt', limit]))]);

const { mild, moderate, severe } = TREMOR_AMPLITUDE_CM;
const posturalTremor: Rule = {
  type: 'TREMORS',
  title: 'UPDRS',
  description: 'Item 3.15',
  source: 'MDS-UPDRS; Goetz et al., Movement Disorders (2008)',
  resultDefinitionId: null,
  leftResultDefinitionId: 'left-amplitude',
  rightResultDefinitionId: 'right-amplitude',
  demographicsRequired: null,
  factors: [
    factor('NORMAL', centimetres(['e', 0])),
    factor('SLIGHT', centimetres(['gt', 0], ['lt', mild])),
    factor('MILD', centimetres(['gte', mild], ['lt', moderate])),
    factor('MODERATE', centimetres(['gte', moderate], ['lt', severe])),
    factor('SEVERE', centimetres(['gte', severe])),
  ],
};

const byAge = sitToStand(fiveTimesSitToStand, 'Bohannon, Perceptual and Motor Skills (2006)');
const byAgeAndSex = sitToStand(
  fiveTimesSitToStandBySex,
  'Lusardi, Pellecchia and Schulman, Journal of Geriatric Physical Therapy (2003)',
);

const adminRules = new Map<string, Rule>([
  ['AST-0001', functionalReach],
  ['AST-0009', timedUpAndGo],
  ['AST-0010', timedUpAndGo],
  ['AST-0011', byAge],
  ['AST-0012', byAge],
  ['AST-0018', gaitSpeed],
  ['AST-0019', repetitions],
  ['AST-0020', tandemStance(TANDEM_STANCE_S, 'CDC STEADI, 4-Stage Balance Test')],
  ['AST-0024', gaitSpeed],
  ['AST-0025', gaitSpeed],
  ['AST-0050', posturalTremor],
]);

const portalRules = new Map<string, Rule>([
  ...adminRules,
  ['AST-0011', byAgeAndSex],
  ['AST-0012', byAgeAndSex],
  ['AST-0020', tandemStance(PORTAL_TANDEM_STANCE_S, null)],
]);

/** The built-in outcome of an assessment (RISK-53..60), if it has one; the vendor console's numbers unless asked otherwise. */
export function findBuiltInOutcome(assessmentId: string, reading: Reading = 'ADMIN'): Outcome | undefined {
  const rule = (reading === 'ADMIN' ? adminRules : portalRules).get(assessmentId);
  return rule && { assessmentId, ...rule };
}

/** The portal's rule of an assessment where it differs from the vendor console's numbers (OPEN-129). */
export function findOtherReading(assessmentId: string): Outcome | undefined {
  const rule = portalRules.get(assessmentId);
  return rule && rule !== adminRules.get(assessmentId) ? { assessmentId, ...rule } : undefined;
}

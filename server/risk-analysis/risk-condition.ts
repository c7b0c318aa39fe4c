import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { sexes } from '../../contract/platform/enumerations.ts';
import type { OwnSessionFilters, RiskFilter } from '../../contract/scan-sessions/scan-sessions.ts';
import { listRequiredDemographics } from '../../domain/risk-analysis/demographics.ts';
import {
  type Condition,
  type Criterion,
  type Factor,
  type Outcome,
  getLevelColour,
  getLowestCategory,
  getScale,
  scales,
  severities,
  isDemographic,
} from '../../domain/risk-analysis/outcome.ts';
import { scanSessions } from '../platform/db/schema.ts';
import { allResults, measuredUnits, measuredValue, selectEvaluated } from './measured-values.ts';

/*
 * The rules of domain/risk-analysis as conditions of the database, so that it can page sessions by their risk. A test holds
 * both against each other over the sessions of the demo.
 */

const demographics = sql`(${scanSessions.meta} -> 'demographics')`;
const age = sql`(case when (${demographics} ->> 'age')::numeric >= 0 then floor((${demographics} ->> 'age')::numeric) end)`;
const sex = sql`(case when upper(${demographics} ->> 'sex') in (${sql.join(
  sexes.map((each) => sql`${each}`),
  sql`, `,
)}) then upper(${demographics} ->> 'sex') end)`;
const subjects = { AGE: age, SEX: sex };

const comparators = { gt: sql`>`, lt: sql`<`, gte: sql`>=`, lte: sql`<=`, e: sql`=` } as const;

function compare(type: Criterion['type'], { comparator, value }: Condition): SQL {
  const actual = isDemographic(type) ? subjects[type] : measuredValue;
  if (typeof value === 'number' && type !== 'SEX') return sql`${actual} ${comparators[comparator]} ${value}::numeric`;
  return type === 'SEX' && comparator === 'e' ? sql`${actual} = ${value}::text` : sql`false`;
}

const holdAll = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` and `)})` : sql`false`;
const matches = (criteria: Factor['criteria']): SQL =>
  holdAll(criteria.map(({ type, conditions }) => holdAll(conditions.map((condition) => compare(type, condition)))));

/** Whether the person's sex and age are known where they are needed, and some factor is about them. */
function isAboutPerson(outcome: Outcome): SQL {
  const known = listRequiredDemographics(outcome).map((each) => sql`${subjects[each]} is not null`);
  const about = outcome.factors.map(({ criteria }) => criteria.filter(({ type }) => isDemographic(type)));
  if (about.length === 0 || about.some((criteria) => criteria.length === 0)) return and(sql`true`, ...known)!;
  return and(or(...about.map(matches)), ...known)!;
}

/** An outcome, and the organizations whose sessions are assessed by it; all that the scope reaches without them. */
export interface AppliedOutcome {
  outcome: Outcome;
  organizationIds?: readonly number[];
}

const isOf = ({ outcome: { assessmentId }, organizationIds }: AppliedOutcome): SQL =>
  and(
    eq(scanSessions.assessmentId, assessmentId),
    organizationIds && inArray(scanSessions.organizationId, [...organizationIds]),
  )!;

/** What is made of the categories of a session by an outcome; null if it is not assessed. */
function aggregateLevels(outcome: Outcome, aggregate: (category: SQL) => SQL): SQL {
  const limits = outcome.factors
    .flatMap(({ criteria }) => criteria)
    .flatMap(({ type, units }) => (isDemographic(type) || units === null ? [] : [units]));
  const fits = limits.map((unit) => sql`(${measuredUnits} is null or ${measuredUnits} = ${unit}::text)`);
  const lowest = getLowestCategory(getScale(outcome));
  // The last factor that matches counts (RISK-28).
  const cases = outcome.factors
    .toReversed()
    .map(({ criteria, category }) => sql`when ${matches(criteria)} then ${category}::text`);
  const category =
    cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else ${lowest}::text end` : sql`${lowest}::text`;
  return sql`(select case when bool_and(${and(sql`true`, ...fits)}) and ${isAboutPerson(outcome)} then ${aggregate(category)} end
    from ${selectEvaluated(outcome)} where ${measuredValue} is not null)`;
}

/** The categories of a session by an outcome as an array. */
const selectLevels = (outcome: Outcome): SQL => aggregateLevels(outcome, (category) => sql`array_agg(${category})`);

/** Sessions with one of the categories by the outcomes of their organization, one for each assessment. */
export function isAtRisk(outcomes: readonly AppliedOutcome[], risks: readonly RiskFilter[]): SQL {
  const wanted = risks.filter((risk) => risk !== 'NOT_ASSESSED');
  const withScale = outcomes.filter(({ outcome }) => {
    const { factors } = outcome;
    const possible = [getLowestCategory(getScale(outcome)), ...factors.map(({ category }) => category)];
    return possible.some((category) => wanted.includes(category));
  });
  const atLevel = withScale.map((applied) =>
    and(
      isOf(applied),
      sql`${selectLevels(applied.outcome)} && array[${sql.join(
        wanted.map((each) => sql`${each}::text`),
        sql`, `,
      )}]`,
    ),
  );
  const isUnassessed = outcomes.map((applied) => and(isOf(applied), sql`${selectLevels(applied.outcome)} is null`));
  const notAssessed = risks.includes('NOT_ASSESSED')
    ? [...isUnassessed, outcomes.length > 0 ? sql`not ${or(...outcomes.map(isOf))}` : sql`true`]
    : [];
  return or(...atLevel, ...notAssessed) ?? sql`false`;
}

/** Sessions of an assessment with a result in the range: an evaluated one, or any without an outcome. */
export function hasResult(outcome: Outcome | undefined, { resultFrom, resultTo }: OwnSessionFilters): SQL {
  const limits = and(
    resultFrom === undefined ? undefined : sql`${measuredValue} >= ${resultFrom}::numeric`,
    resultTo === undefined ? undefined : sql`${measuredValue} <= ${resultTo}::numeric`,
  );
  return sql`exists (select 1 from ${outcome ? selectEvaluated(outcome) : allResults} where ${limits})`;
}

const chooseByOutcome = (
  outcomes: readonly AppliedOutcome[],
  toValue: (outcome: Outcome) => SQL,
  otherwise: SQL,
): SQL =>
  outcomes.length > 0
    ? sql`case ${sql.join(
        outcomes.map((applied) => sql`when ${isOf(applied)} then ${toValue(applied.outcome)}`),
        sql` `,
      )} else ${otherwise} end`
    : otherwise;

/** How severe the worst category of a session is, across scales; null if it is not assessed. */
export const selectSeverity = (outcomes: readonly AppliedOutcome[]): SQL =>
  chooseByOutcome(
    outcomes,
    (outcome) => {
      const scale = getScale(outcome);
      const ranks = scales[scale].map(
        (category) => sql`when ${category}::text then ${severities.indexOf(getLevelColour(category, scale))}::int`,
      );
      return aggregateLevels(outcome, (category) => sql`max(case ${category} ${sql.join(ranks, sql` `)} end)`);
    },
    sql`null::int`,
  );

/** The result of a session by which those of one assessment are ordered, the larger one of both sides. */
export const selectResult = (outcomes: readonly AppliedOutcome[]): SQL => {
  const selectLargest = (measured: SQL) => sql`(select max(${measuredValue}) from ${measured})`;
  return chooseByOutcome(outcomes, (outcome) => selectLargest(selectEvaluated(outcome)), selectLargest(allResults));
};

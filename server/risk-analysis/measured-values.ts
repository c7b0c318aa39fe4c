import { sql, type SQL } from 'drizzle-orm';
import { METERS_IN } from '../../domain/scan-sessions/average-speed.ts';
import { isAboutSpeed } from '../../domain/risk-analysis/measured-results.ts';
import type { Outcome } from '../../domain/risk-analysis/outcome.ts';
import { scanSessions } from '../platform/db/schema.ts';

const { results } = scanSessions;

/** The first result of a session for which the condition on `r` holds, as `{value, units}`. */
const selectFirst = (condition: SQL): SQL =>
  sql`(select r from jsonb_array_elements(${results}) with ordinality as e(r, n) where ${condition} order by n limit 1)`;

const selectById = (id: string | null): SQL => selectFirst(sql`r ->> 'id' = ${id}`);

const value = sql`(r ->> 'value')::numeric`;
const units = sql`r ->> 'units'`;

const lengths = sql.join(
  [...METERS_IN].map(([unit, meters]) => sql`when ${unit}::text then ${meters}::numeric`),
  sql` `,
);
const isLength = sql`r ->> 'units' in (${sql.join(
  [...METERS_IN.keys()].map((unit) => sql`${unit}`),
  sql`, `,
)})`;

/**
 * `computeAverageSpeed` of domain/scan-sessions, in the database: the one that a device has sent, the mean of several
 * speeds, or distance over time; null without one.
 */
const averageSpeed: SQL = sql`(select case
    when s.sent is not null then case when s.sent ->> 'value' is not null then s.sent end
    when s.speeds > 1 then jsonb_build_object('value', round(s.mean, 12), 'units', 'm/s')
    when s.speeds = 0 then (
      select jsonb_build_object('value', round((d ->> 'value')::numeric * (case d ->> 'units' ${lengths} end) / (t ->> 'value')::numeric, 12), 'units', 'm/s')
      from (select ${selectFirst(sql`${value} is not null and ${isLength}`)} as d, ${selectFirst(sql`${value} > 0 and ${units} = 's'`)} as t) p
      where d is not null and t is not null)
  end
  from (select ${selectFirst(sql`r ->> 'name' = 'Avg Speed'`)} as sent,
    count(*) filter (where ${units} = 'm/s' and ${value} is not null) as speeds,
    avg(${value}) filter (where ${units} = 'm/s') as mean
    from jsonb_array_elements(${results}) as a(r)) s)`;

/** What `listEvaluatedResults` evaluates, as a set of `r`; rows without a value are to be left out. */
export function selectEvaluated(outcome: Outcome): SQL {
  const { type, resultDefinitionId, leftResultDefinitionId, rightResultDefinitionId } = outcome;
  if (type === 'TREMORS')
    return sql`(values (${selectById(leftResultDefinitionId)}), (${selectById(rightResultDefinitionId)})) as m(r)`;
  const named = selectById(resultDefinitionId);
  return sql`(values (${isAboutSpeed(outcome) ? sql`coalesce(${averageSpeed}, ${named})` : named})) as m(r)`;
}

/** All results, for an assessment without an outcome. */
export const allResults: SQL = sql`jsonb_array_elements(${results}) as m(r)`;

export const measuredValue = value;
export const measuredUnits = units;

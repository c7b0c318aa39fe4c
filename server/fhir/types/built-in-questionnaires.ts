import { eq, or, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { builtInSurveys, type BuiltInSurvey } from '../../../contract/surveys/schedules.ts';
import { toBuiltInQuestionnaire } from '../../../domain/fhir/built-in-questionnaire.ts';
import { parseToken } from '../../../domain/fhir/search.ts';
import { findBuiltInSurvey, getQuestionnaire } from '../../../domain/surveys/questionnaires/built-in.ts';
import { none, whereTrue } from '../conditions.ts';
import { defineSource } from '../resource-type.ts';
import { readFormId } from './read-form-id.ts';

/** No table: the rows are written in the statement, so that these surveys are searched and paged as all else is. */
const builtIn = pgTable('built_in_questionnaires', {
  id: text('id').$type<BuiltInSurvey>().primaryKey(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});

const rows = sql.join(
  builtInSurveys.map((survey) => sql`(${survey}::text, ${getQuestionnaire(survey).date}::timestamptz)`),
  sql`, `,
);

/** The surveys that the product asks by itself. */
export const builtInSource = defineSource<BuiltInSurvey>({
  name: 'builtin',
  key: builtIn.id,
  getKey: (survey) => survey,
  select: async ({ tx }, where, limit) => {
    const found = (await tx.execute(sql`
      with built_in_questionnaires (id, updated_at) as (values ${rows})
      select id from built_in_questionnaires where ${where ?? sql`true`} order by id limit ${limit}`)) as {
      rows: { id: BuiltInSurvey }[];
    };
    return found.rows.map(({ id }) => id);
  },
  toResources: (survey, links) => [toBuiltInQuestionnaire(survey, links)],
  lastUpdated: builtIn.updatedAt,
  conditions: {
    url: ({ values }, { links }) =>
      or(
        ...values.map((value) => {
          const survey = findBuiltInSurvey(readFormId(value, links) ?? '');
          return survey ? eq(builtIn.id, survey) : none;
        }),
      ) ?? none,
    status: ({ values }) => whereTrue(values.some((value) => parseToken(value).code === 'active')),
  },
});

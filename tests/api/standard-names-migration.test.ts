import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Tx, migrationsFolder } from '../../server/platform/db/database.ts';
import { buildSettingsSql } from '../../server/platform/db/transaction-settings.ts';
import { readDeclaredAccess, readLiveAccess, writeAccessStatements } from '../../server/platform/db/table-access.ts';

/** The migrations up to the last one before the one of that name. */
function copyMigrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(end).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

/** Two clinics, each with a patient who has a row in every table that is renamed or has a renamed column. */
const rowsBefore = `
  insert into people (id, name, email, language) values ('u1', 'Ada', 'ada@clinic.test', 'es');
  insert into auth_sessions (id, token, user_id, expires_at) values ('s1', 't1', 'u1', now());
  insert into throttles (subject, window_start, tries, last_try_at) values ('hash', '1970-01-01Z', 4, '2026-11-01Z');
  insert into unprocessed_responses (form_id, form_title, response_token, payload, submitted_at) values ('f', 'Form', 'r', '{}', now());
  insert into exercises (id, name, position, data, withdrawn) values ('EK-1', 'Bridge', 1, '{}', true);
  insert into organizations (id, name, timezone, products) values (1, 'One', 'UTC', '{HEALTH}'), (2, 'Two', 'UTC', '{HEALTH}');
  insert into locations (organization_id, id, name, timezone) select id, id, 'Place', 'UTC' from organizations;
  insert into practitioners (organization_id, id, first_name, last_name, role, added_as_role) select id, id, 'P', 'Q', 'R', 'R' from organizations;
  insert into invites (organization_id, practitioner_id, email, code_hash, code_sealed, expires_at) select id, id, 'p@clinic.test', 'hash' || id, 'sealed' || id, now() from organizations;
  insert into organization_exercises (organization_id, id, name, data, withdrawn_at) select id, 'OWN-1', 'Own', '{}', '2026-11-01Z' from organizations;
  insert into patients (organization_id, id, location_id, products) select id, id, id, '{HEALTH}' from organizations;
  insert into health_sessions (organization_id, patient_id, session_uuid, type, self_reported, performed_at, day, dated_ahead, sets) select id, id, 'h' || id, 'T', 'no', now(), '2026-11-01', true, '[]' from organizations;
  insert into pro_responses (organization_id, patient_id, form_id, form_title, response_token, submitted_at, day, dated_ahead, answers) select id, id, 'f', 'Form', 'r' || id, now(), '2026-11-01', true, '[]' from organizations;
  insert into gait_sessions (organization_id, session_uuid, patient_id, location_id, session_schema, captured_at, day, meta, data, recorded_walk) select id, 'g' || id, id, id, 'S', now(), '2026-11-01', '{}', '[]', '{"items":[]}' from organizations;
  insert into care_paths (organization_id, id, name, phases) select id, id, 'Path', '[]' from organizations;
  insert into patient_paths (organization_id, id, patient_id, path_id, name, phases, phase_since, started_at) select id, id, id, id, 'Path', '[]', '2026-11-01', now() from organizations;
  insert into patient_path_steps (organization_id, patient_path_id, patient_id, from_index, day, because, taken_by) select id, id, id, 0, '2026-11-02', '{"value":90}', id from organizations;
  insert into rtm_cycles (organization_id, patient_id, code, clock, start_date, end_date, status, explanation) select id, id, code, 'ROLLING_30', '2026-10-01', '2026-10-30', 'BILLED', code || ' it is.' from organizations, unnest(array['98975', '98977', '98985']) code;
  insert into rtm_settings (organization_id, supply_domain, data_days, contact_per_further_unit, most_further_units, discipline, billing, updated_by) select id, 'MSK', 'LOGGED', true, 3, 'PT', '{}', 'u1' from organizations;
  insert into rtm_nights (organization_id, zone, day, after_patient) select id, 'UTC', '2026-11-01', 7 from organizations;
  insert into patient_attention (organization_id, patient_id, kinds, reasons, urgency, as_of) select id, id, '{NOTE_DUE}', '[]', 5, '2026-11-01' from organizations;
  insert into idempotency_keys (organization_id, subject, key, request_hash, answer) select id, 'u1', 'k', 'hash', '{"id":1}' from organizations;
  insert into audit_rows (request_id, organization_id, acting_for, action, entity, outcome) values ('r', 2, 1, 'read', 'patient', 200);
  insert into jobs (kind, payload) select kind, '{}' from unnest(array['tidy-up', 'sweep-files', 'rtm-recount', 'rtm-author-clock', 'pack-waiting', 'waiting-responses', 'new-day']) kind;
  insert into saved_filters (id, user_id, list, name, settings) values ('f1', 'u1', 'list', 'Mine', '{}');`;

/** Of each clinic's three cycles one has its message, and one the message of an earlier text. */
const messagesBefore = `
  update rtm_cycles set explanation_message = jsonb_build_object('code', 'rtm.test', 'values', '{"n":1}'::jsonb, 'text', explanation) where code = '98975';
  update rtm_cycles set explanation_message = '{"code":"rtm.test","text":"Something else."}' where code = '98977';`;

/** The rows that a clinic sees, as JSON, by the standard names. */
const clinicRows = `
  select json_build_object(
    'worklist', (select json_agg(json_build_array(patient_id, urgency, note_due)) from worklist_items),
    'accessible worklist', (select json_agg(json_build_array(patient_id, urgency)) from app.accessible_worklist_items),
    'accessible patients', (select json_agg(id) from app.accessible_patients),
    'runs', (select json_agg(json_build_array(timezone, day, last_patient_id)) from rtm_recalculation_runs),
    'settings', (select json_agg(json_build_array(contact_per_addon_unit, max_addon_units)) from rtm_settings),
    'sessions', (select json_agg(json_build_array(session_uuid, future_dated)) from health_sessions),
    'responses', (select json_agg(json_build_array(response_token, future_dated)) from pro_responses),
    'walks', (select json_agg(json_build_array(session_uuid, walk_analysis)) from gait_sessions),
    'steps', (select json_agg(json_build_array(trigger ->> 'value', advanced_by)) from patient_path_steps),
    'invites', (select json_agg(code_encrypted) from invites),
    'exercises', (select json_agg(archived_at = '2026-11-01Z') from organization_exercises),
    'replies', (select json_agg(response) from idempotency_keys)
  ) as seen`;
const seenBy = (id: number) => ({
  worklist: [[id, 5, true]],
  'accessible worklist': [[id, 5]],
  'accessible patients': [id],
  runs: [['UTC', '2026-11-01', 7]],
  settings: [[true, 3]],
  sessions: [[`h${id}`, true]],
  responses: [[`r${id}`, true]],
  walks: [[`g${id}`, { items: [] }]],
  steps: [['90', id]],
  invites: [`sealed${id}`],
  exercises: [true],
  replies: [{ id: 1 }],
});

let client: PGlite;
const folders: string[] = [];
/** Applies the migrations before the one of that name, on top of those that were applied already. */
async function migrateBefore(name: string): Promise<void> {
  const folder = copyMigrationsBefore(name);
  folders.push(folder);
  await migrate(database(), { migrationsFolder: folder });
}
const database = () => drizzle(client);

beforeAll(async () => {
  client = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
  await migrateBefore('_standard_names');
  await client.exec(rowsBefore);
  await migrateBefore('_cycle_explanations');
  await client.exec(messagesBefore);
  await migrate(database(), { migrationsFolder });
});
afterAll(async () => {
  await client.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it('a clinic finds its own rows, and no others, in the renamed tables, columns and views', async () => {
  for (const org of [1, 2]) {
    const seen = await client.transaction(async (tx) => {
      await tx.exec(buildSettingsSql({ role: 'app_user', org, allLocations: true }));
      return (await tx.query<{ seen: unknown }>(clinicRows)).rows[0]!.seen;
    });
    expect(seen).toEqual(seenBy(org));
  }
});

it('a transaction without an organization finds nothing in the renamed tables', async () => {
  const seen = await client.transaction(async (tx) => {
    await tx.exec(buildSettingsSql({ role: 'app_user' }));
    return (await tx.query<{ seen: Record<string, unknown> }>(clinicRows)).rows[0]!.seen;
  });
  expect(Object.values(seen).filter((rows) => rows !== null)).toEqual([]);
});

it('a clinic may neither write into another organization nor read accounts and rate limits', async () => {
  const run = (statement: string) =>
    client.transaction(async (tx) => {
      await tx.exec(buildSettingsSql({ role: 'app_user', org: 1, allLocations: true }));
      await tx.query(statement);
    });
  const insert = (org: number) =>
    run(`insert into rtm_recalculation_runs (organization_id, timezone, day) values (${org}, 'Other', '2026-11-01')`);
  await insert(1);
  await expect(insert(2)).rejects.toThrow('row-level security');
  for (const table of ['users', 'rate_limits', 'pending_survey_responses'])
    await expect(run(`select from ${table}`)).rejects.toThrow('permission denied');
});

it('accounts, rate limits and pending responses keep their values', async () => {
  const { rows } = await client.query(`
    select u.id, u.language, s.token, r.attempts, r.last_attempt_at = '2026-11-01Z' as attempted, p.form_id, e.archived, a.on_behalf_of
    from users u join auth_sessions s on s.user_id = u.id, rate_limits r, pending_survey_responses p, exercises e, audit_rows a`);
  expect(rows).toEqual([
    {
      id: 'u1',
      language: 'es',
      token: 't1',
      attempts: 4,
      attempted: true,
      form_id: 'f',
      archived: true,
      on_behalf_of: 1,
    },
  ]);
});

it('cycles keep their explanations as messages, and as untranslated texts where the message is missing or another', async () => {
  const { rows } = await client.query(
    `select code, explanation from rtm_cycles where organization_id = 1 order by code`,
  );
  expect(rows).toEqual([
    { code: '98975', explanation: { code: 'rtm.test', values: { n: 1 }, text: '98975 it is.' } },
    { code: '98977', explanation: { code: 'service.untranslated', text: '98977 it is.' } },
    { code: '98985', explanation: { code: 'service.untranslated', text: '98985 it is.' } },
  ]);
});

it('waiting jobs get the kinds that the handlers have', async () => {
  const { rows } = await client.query<{ kind: string }>(`select kind from jobs where payload = '{}' order by kind`);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(
    new Set([
      'delete-orphaned-files',
      'new-day',
      'pack-pending-recordings',
      'pending-survey-responses',
      'purge-expired',
      'rtm-author-overlap',
      'rtm-recalculation',
    ]),
  );
});

it('forced row-level security and grants are as declared after the renames, and generated ids go on', async () => {
  const tx = database() as unknown as Tx;
  expect(writeAccessStatements(readDeclaredAccess(), await readLiveAccess(tx))).toEqual([]);
  const { rows } = await database().execute(
    sql`insert into pending_survey_responses (form_id, form_title, response_token, payload, submitted_at)
      values ('f', 'Form', 'r2', '{}', now()) returning id`,
  );
  expect(rows).toEqual([{ id: 2 }]);
});

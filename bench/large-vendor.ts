import pg from 'pg';
import { putOffJobs } from './put-off-jobs.ts';

const ORGANIZATIONS = 1000;
const LOCATIONS = 5000;
const PRACTITIONERS = 10_000;
const PARTICIPANTS = 100_000;
const GAIT_SESSIONS = 100_000;

/** Fills a migrated database with what vendor staff look through: 1,000 organizations, 5,000 locations and scan sessions. */
export async function fillLargeVendor(superuserUrl: string, sessions: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const words = `(array['North','South','River','Hill','Harbor','Prairie','Lake','Forest','Summit','Valley'])`;
  await client.query(`
    insert into organizations (name, timezone, products, disabled)
      select ${words}[1 + n % 10] || ' Clinic ' || n, 'America/Denver', case when n % 4 > 0 then '{SCAN,GAIT}' else '{HEALTH}' end::text[], n % 50 = 0
      from generate_series(1, ${ORGANIZATIONS}) n;
    insert into locations (organization_id, name, timezone, keyword)
      select 1 + n % ${ORGANIZATIONS}, ${words}[1 + n % 7] || ' Place ' || n, 'America/Denver', case when n % 3 = 0 then 'key' || n end
      from generate_series(0, ${LOCATIONS - 1}) n;
    insert into users (id, name, email, first_name, last_name, groups) values ('00000000-0000-4000-8000-000000000001', 'Bench Staff', 'bench@vendor.test', 'Bench', 'Staff', '{VENDOR_ADMIN}');
    insert into practitioners (organization_id, first_name, last_name, email, role, added_as_role)
      select 1 + n % ${ORGANIZATIONS}, (array['Ana','Ben','Carla','David','Eva','Finn','Gina'])[1 + n % 7], 'Provider' || n % 997, 'p' || n || '@clinic.test', 'PORTAL_PRACTITIONER', 'PORTAL_PRACTITIONER'
      from generate_series(0, ${PRACTITIONERS - 1}) n;
    insert into practitioners (organization_id, user_id, first_name, last_name, email, role, added_as_role)
      values (1, '00000000-0000-4000-8000-000000000001', 'Bench', 'Staff', 'bench@vendor.test', 'PORTAL_PROVIDER_ADMIN', 'PORTAL_PROVIDER_ADMIN');
    insert into auth_sessions (id, token, user_id, expires_at) values ('bench', 'bench-token', '00000000-0000-4000-8000-000000000001', now() + interval '1 day');
    ${putOffJobs};
    insert into participants (organization_id, uid, archived_at)
      select 1 + n % ${ORGANIZATIONS}, 'P-' || n, case when n % 20 = 0 then now() end from generate_series(0, ${PARTICIPANTS - 1}) n;
    insert into scan_sessions (organization_id, session_uuid, location_id, practitioner_id, participant_id, assessment_id, results, meta, created_at, updated_at)
      select 1 + n % ${ORGANIZATIONS}, gen_random_uuid()::text, 1 + n % ${LOCATIONS}, 1 + n % ${PRACTITIONERS}, 1 + n % ${PARTICIPANTS}, 'AST-' || lpad((1 + n % 40)::text, 4, '0'),
        '[{"id":"speed","name":"Gait Speed","value":1.1,"units":"m/s"}]', '{"demographics":{"age":71,"sex":"FEMALE"}}', now() - n * interval '31 seconds', now()
      from generate_series(0, ${sessions - 1}) n;
    insert into artifacts (organization_id, scan_session_id, type, storage_key, content_type, bytes)
      select organization_id, id, 'pose-log', 'k' || id, 'application/json', 1000 from scan_sessions where id % 10 > 0;
    insert into patients (organization_id, location_id, first_name, last_name, products, gait_uid, search_text, sort_name)
      select 1 + n % ${ORGANIZATIONS}, 1 + n % ${LOCATIONS}, 'Pat', 'Walker' || n, '{GAIT}', 'G' || n, 'pat walker' || n, 'pat walker' || n from generate_series(0, 19999) n;
    insert into gait_sessions (organization_id, session_uuid, patient_id, location_id, day, session_schema, captured_at, meta, data)
      select 1 + n % ${ORGANIZATIONS}, gen_random_uuid()::text, 1 + n % 20000, 1 + n % ${LOCATIONS}, current_date, 'GAIT-SA-1', now() - n * interval '3 minutes', '{}', '[{"name":"speed","measures":[{"name":"avgSpeed","value":1.1}]}]'
      from generate_series(0, ${GAIT_SESSIONS - 1}) n;
    insert into scan_client_versions (version_id, update_required, is_latest) select '2.' || n || '.0', n < 18, n = 60 from generate_series(1, 60) n;
    insert into pending_survey_responses (form_id, form_title, response_token, payload, submitted_at)
      select 'form' || n % 20, 'Form ' || n % 20, 't' || n, '{}', now() - n * interval '1 minute' from generate_series(1, 20000) n`);
  await client.query('vacuum analyze');
  await client.end();
}

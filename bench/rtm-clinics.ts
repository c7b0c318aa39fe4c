import pg from 'pg';
import { putOffJobs } from './put-off-jobs.ts';

export const ZONE = 'America/Denver';
const FIRST = `(array['Ana','Robert','Wei','Susan','Olga','Hugo','Yusuf','Nina'])`;
const LAST = `(array['Smith','Garcia','Brown','Nguyen','Okafor','Tanaka','Rossi','Zhang','Young'])`;

/** Adds an organization of three places with so many patients in care, set up a number of days ago; answers its id. */
export async function addClinic(client: pg.Client, name: string, patients: number, daysAgo: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into organizations (name, timezone, products) values ($1, $2, '{HEALTH}') returning id`,
    [name, ZONE],
  );
  const { id } = rows[0]!;
  await client.query(
    `insert into locations (organization_id, name, timezone) select $1, 'Place ' || n, $2 from generate_series(1, 3) n`,
    [id, ZONE],
  );
  await client.query(
    `insert into patients (organization_id, location_id, first_name, last_name, products, has_account, program_name, search_text, sort_name)
     select $1, (select min(id) from locations where organization_id = $1) + n % 3, f, l, '{HEALTH}', true, 'Knee',
       lower(f || ' ' || l), lower(f || ' ' || l)
     from (select n, ${FIRST}[1 + (n * 7) % 8] as f, ${LAST}[1 + (n / 3) % 9] || n % 997 as l from generate_series(1, $2::int) n) made`,
    [id, patients],
  );
  await client.query(
    `insert into plans_of_care (organization_id, patient_id, start_date, setup_date, setup_by)
     select organization_id, id, current_date - $2::int, current_date - $2::int, 'PROGRAM' from patients where organization_id = $1`,
    [id, daysAgo],
  );
  return id;
}

/** The person who asks: manages the first organization, and has a session. */
export const addManager = (client: pg.Client, organizationId: number) =>
  client.query(
    `insert into users (id, name, email, first_name, last_name, groups) values ('00000000-0000-4000-8000-000000000001', 'Bench Admin', 'bench@clinic.test', 'Bench', 'Admin', '{PORTAL_PROVIDER_ADMIN}');
     insert into practitioners (organization_id, user_id, first_name, last_name, email, role, added_as_role)
       values (${organizationId}, '00000000-0000-4000-8000-000000000001', 'Bench', 'Admin', 'bench@clinic.test', 'PORTAL_PROVIDER_ADMIN', 'PORTAL_PROVIDER_ADMIN');
     insert into auth_sessions (id, token, user_id, expires_at) values ('bench', 'bench-token', '00000000-0000-4000-8000-000000000001', now() + interval '1 day');
     ${putOffJobs}`,
  );

/** A year of cycles of every patient of an organization: thirteen windows and months, billed but for the last two. */
export const addYearOfCycles = (client: pg.Client, organizationId: number) =>
  client.query(
    `insert into rtm_cycles (organization_id, patient_id, code, clock, start_date, end_date, status, num_active_days, num_required_days, units, explanation)
       select organization_id, id, '98985', 'ROLLING_30', day, day + 29,
         case when day + 29 >= current_date then 'IN_PROGRESS' when w > 2 then 'BILLED' when id % 7 = 0 then 'ACTIVE_DAYS_INCOMPLETE' else 'READY_TO_BILL' end,
         9, 2, 1, jsonb_build_object('code', 'service.untranslated', 'text', '98985 is billable with 9 data days.')
       from (select organization_id, id, w, current_date - id % 30 - 30 * w as day from patients, generate_series(0, 12) w where organization_id = ${organizationId}) windows;
     insert into rtm_cycles (organization_id, patient_id, code, clock, start_date, end_date, status, minutes, live_contacts, units, explanation)
       select organization_id, id, '98980', 'CALENDAR_MONTH', month, (month + interval '1 month - 1 day')::date,
         case when m = 0 then 'IN_PROGRESS' when m > 1 then 'BILLED' else 'READY_TO_BILL' end, 25, 1, 1, jsonb_build_object('code', 'service.untranslated', 'text', '98980 is billable with 25 minutes.')
       from (select organization_id, id, m, (date_trunc('month', current_date) - m * interval '1 month')::date as month from patients, generate_series(0, 12) m where organization_id = ${organizationId}) months`,
  );

/** What patients of an organization logged since their window opened, up to 29 days ago, and two notes of this month. */
export const addEvidence = (client: pg.Client, organizationId: number) =>
  client.query(
    `insert into health_sessions (organization_id, patient_id, session_uuid, type, self_reported, performed_at, day, sets)
       select organization_id, id, gen_random_uuid()::text, 'HEPSession', 'none', current_date - ago + interval '18 hours', current_date - ago, '[]'
       from patients, generate_series(1, 29, 2) ago where organization_id = ${organizationId} and ago <= 1 + id % 29;
     insert into pro_responses (organization_id, patient_id, form_id, form_title, response_token, submitted_at, day, answers)
       select organization_id, id, 'nprs', 'Pain', gen_random_uuid()::text, current_date - 1 + interval '18 hours', current_date - 1, '[]'
       from patients where organization_id = ${organizationId};
     insert into care_notes (organization_id, patient_id, date, minutes, notes, interaction_type)
       select organization_id, id, current_date - n, 11, 'Called', case when n = 1 then 'PATIENT_INTERACTIVE_COMMUNICATION' end
       from patients, generate_series(1, 2) n where organization_id = ${organizationId};
     update patients set last_activity_at = current_date - 1 + interval '18 hours' where organization_id = ${organizationId}`,
  );

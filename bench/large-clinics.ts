import pg from 'pg';
import { putOffJobs } from './put-off-jobs.ts';

const firstNames = [
  'James',
  'Mary',
  'Ana',
  'Robert',
  'Linda',
  'Wei',
  'Carlos',
  'Susan',
  'Ibrahim',
  'Karen',
  'Zoë',
  'Peter',
  'Olga',
  'Hugo',
  'Nina',
  'Quentin',
  'Xenia',
  'Yusuf',
  'Ulla',
  'Victor',
];
const lastNames = [
  'Smith',
  'Johnson',
  'Garcia',
  'Müller',
  'Brown',
  'Nguyen',
  'Kowalski',
  'Okafor',
  'Lindqvist',
  'Tanaka',
  'Rossi',
  'Fitzgerald',
  'Qureshi',
  'Zhang',
  'Xu',
  'Haddad',
  'Ivanova',
  'Jansen',
  'Vasquez',
  'Young',
];
const ORGANIZATIONS = 1000;
/** Of the largest organization, each at one of its locations. */
const PROVIDERS = 60;

const list = (words: string[]) => `(array['${words.join("','")}'])`;

/**
 * Fills a migrated database: 1,000 organizations, the largest with `most` patients, at most 60 % of all, and sessions for
 * some.
 */
export async function fillLargeClinics(superuserUrl: string, patients: number, most = 600_476): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const largest = Math.min(most, Math.floor(patients * 0.6));
  const first = `${list(firstNames)}[1 + (n * 7) % ${firstNames.length}]`;
  const last = `${list(lastNames)}[1 + (n / 3) % ${lastNames.length}] || n % 997`;
  await client.query(`
    insert into organizations (name, timezone, products) select 'Clinic ' || n, 'America/Denver', '{HEALTH,GAIT}' from generate_series(1, ${ORGANIZATIONS}) n;
    insert into locations (organization_id, name, timezone) select o, 'Place ' || l, 'America/Denver' from generate_series(1, ${ORGANIZATIONS}) o, generate_series(1, 3) l order by o, l;
    insert into users (id, name, email, first_name, last_name, groups) values ('00000000-0000-4000-8000-000000000001', 'Bench Admin', 'bench@clinic.test', 'Bench', 'Admin', '{PORTAL_PROVIDER_ADMIN}');
    insert into practitioners (organization_id, user_id, first_name, last_name, email, role, added_as_role)
      values (1, '00000000-0000-4000-8000-000000000001', 'Bench', 'Admin', 'bench@clinic.test', 'PORTAL_PROVIDER_ADMIN', 'PORTAL_PROVIDER_ADMIN');
    insert into practitioners (organization_id, first_name, last_name, email, role, added_as_role)
      select 1, 'Provider', 'Number ' || n, 'provider' || n || '@clinic.test', 'PORTAL_PRACTITIONER', 'PORTAL_PRACTITIONER' from generate_series(1, ${PROVIDERS}) n;
    insert into practitioner_locations (organization_id, practitioner_id, location_id) select 1, id, 1 + id % 3 from practitioners where user_id is null;
    insert into auth_sessions (id, token, user_id, expires_at) values ('bench', 'bench-token', '00000000-0000-4000-8000-000000000001', now() + interval '1 day');
    ${putOffJobs};
    drop index patients_search;
    insert into patients (organization_id, location_id, primary_practitioner_id, first_name, last_name, email, products, injured_side_of_body, injured_body_part, has_account, discharged, program_name, last_activity_at, search_text, sort_name)
      select o, (o - 1) * 3 + 1 + n % 3, case when o = 1 then 2 + n % ${PROVIDERS} end, f, l, lower(f) || '.' || n || '@patient.test', case when n % 10 < 2 then '{HEALTH,GAIT}'::text[] when n % 50 = 7 then '{GAIT}' else '{HEALTH}' end, 'Left', 'Knee', n % 5 > 0, n % 9 = 0, case when n % 4 > 0 then 'Knee program ' || n % 40 end,
        case when n % 11 > 0 then now() - (n % 400) * interval '1 hour' - n * interval '1 millisecond' end,
        lower(f || ' ' || l || ' ' || f || '.' || n || '@patient.test'), lower(f || ' ' || l)
      from (select n, case when n <= ${largest} then 1 else 2 + n % ${ORGANIZATIONS - 1} end as o, ${first} as f, ${last} as l from generate_series(1, ${patients}) n) made;
    create index patients_search on patients using gin (organization_id, search_text gin_trgm_ops);
    insert into plans_of_care (organization_id, patient_id, start_date) select organization_id, id, current_date - 60 from patients;
    insert into health_sessions (organization_id, patient_id, session_uuid, type, self_reported, performed_at, day, sets)
      select p.organization_id, p.id, gen_random_uuid()::text, 'HEPSession', 'none', now() - s * interval '1 day', current_date - s, '[]'
      from (select organization_id, id from patients where organization_id = 1 order by id limit 2000) p, generate_series(1, 120) s`);
  await client.query('vacuum analyze');
  await client.end();
}

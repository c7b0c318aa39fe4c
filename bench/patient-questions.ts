/*
 * What is asked of the patient list, and the least SQL that answers it in the largest organization: rows as narrow as the
 * screen needs, totals from where they are kept, deep pages cut out of an index. No role, no policy.
 */
export interface Question {
  name: string;
  /** Asked of our API, one after the other. */
  ours: string[];
  statements: { text: string; values: unknown[] }[];
  /** 95th percentile of ours allowed, from that of the bare SQL and of the thin server. */
  limit: (bare: number, thin: number) => number;
  budget: string;
}

const columns = 'p.id, first_name, last_name, email, program_name, last_activity_at, has_account';
const from = 'from patients p where organization_id = 1 and not hidden';
const byActivity = 'last_activity_at desc nulls last, id desc nulls last';
const status = `(case when program_name is null then 'NO_ASSIGNED_HEP' when has_account then 'HAS_ACCOUNT' else 'NO_ACCOUNT' end)`;

const plain = (text: string) => ({ text, values: [] });
const total = (where: string) =>
  plain(`select sum(total)::int as total from patient_totals where organization_id = 1 ${where}`);
const filteredTotal = (where: string) =>
  plain(
    `select sum(total)::int as total from patient_counts where organization_id = 1 and not discharged and ${where}`,
  );
const page = (where: string, order: string) => plain(`select ${columns} ${from} ${where} order by ${order} limit 25`);
const active = 'and not discharged';
const farPage = (order: string, offset: number) =>
  plain(
    `select ${columns} from patients p where organization_id = 1 and id = any (array(select id ${from} ${active} order by ${order} limit 25 offset ${offset}))`,
  );

const list = '/api/v2/patients?limit=25';
const asThin = { limit: (_bare: number, thin: number) => 1.5 * thin, budget: '1.5x thin' };
const ofPage = (name: string, query: string, where: string, order: string, sum = total(active)): Question => ({
  name,
  ours: [`${list}${query}`],
  statements: [page(where, order), sum],
  ...asThin,
});
const filtered = (name: string, query: string, where: string, counted: string): Question =>
  ofPage(name, query, `${active} and ${where}`, byActivity, filteredTotal(counted));

export const questions: Question[] = [
  ofPage('page of 25 + total', '', active, byActivity),
  ofPage('by activity, oldest first', '&sort=lastActivity', active, 'last_activity_at nulls first, id nulls first'),
  ofPage('by name', '&sort=name', active, 'sort_name, id'),
  ofPage('by name, descending', '&sort=-name', active, 'sort_name desc, id desc'),
  ofPage('by email', '&sort=email', active, 'email, id'),
  ofPage('by email, descending', '&sort=-email', `${active} and email is not null`, 'email desc, id desc'),
  ofPage('by program', '&sort=program', active, 'lower(program_name), id'),
  ofPage(
    'by program, descending',
    '&sort=-program',
    `${active} and program_name is not null`,
    'lower(program_name) desc, id desc',
  ),
  ofPage('by location', '&sort=location', `${active} and location_id = 1`, 'id'),
  ofPage('by location, descending', '&sort=-location', `${active} and location_id = 3`, 'id desc'),
  ofPage('by status', '&sort=status', active, `${status}, id`),
  ofPage('by status, descending', '&sort=-status', active, `${status} desc, id desc`),
  ofPage('discharged', '&state=DISCHARGED', 'and discharged', byActivity, total('and discharged')),
  ofPage('all, by activity', '&state=ALL', '', byActivity, total('')),
  filtered('of a provider', '&practitionerId=7', 'primary_practitioner_id = 7', 'practitioner_id = 7'),
  filtered('with a product', '&product=GAIT', `products @> '{GAIT}'`, `products @> '{GAIT}'`),
  filtered(
    'with an account',
    '&status=HAS_ACCOUNT',
    `${status} = 'HAS_ACCOUNT' and products @> '{HEALTH}'`,
    `has_program and has_account and products @> '{HEALTH}'`,
  ),
  filtered(
    'invited',
    '&status=NO_ACCOUNT',
    `${status} = 'NO_ACCOUNT' and products @> '{HEALTH}'`,
    `has_program and not has_account and products @> '{HEALTH}'`,
  ),
  filtered(
    'without a program',
    '&status=NO_ASSIGNED_HEP',
    `${status} = 'NO_ASSIGNED_HEP' and products @> '{HEALTH}'`,
    `not has_program and products @> '{HEALTH}'`,
  ),
  ofPage(
    'of a location',
    '&locationIds=2',
    `${active} and location_id = 2`,
    byActivity,
    total(`${active} and location_id = 2`),
  ),
  ofPage(
    'of two locations, by name',
    '&locationIds=1,3&sort=name',
    `${active} and location_id in (1, 3)`,
    'sort_name, id',
    total(`${active} and location_id in (1, 3)`),
  ),
  {
    name: 'page 40',
    ours: [`${list}&page=40`],
    statements: [farPage(byActivity, 975), total(active)],
    ...asThin,
  },
  {
    name: 'page 1,000',
    ours: [`${list}&page=1000`],
    statements: [farPage(byActivity, 24_975), total(active)],
    ...asThin,
  },
  {
    name: 'page 3,000, by name',
    ours: [`${list}&page=3000&sort=name`],
    statements: [farPage('sort_name, id', 74_975), total(active)],
    ...asThin,
  },
  {
    name: 'search, 3+ letters',
    ours: [`${list}&q=fitz`],
    statements: [
      page(`${active} and search_text like '%fitz%'`, byActivity),
      plain(`select count(*) ${from} ${active} and search_text like '%fitz%'`),
    ],
    limit: (bare) => 1.5 * bare + 2,
    budget: '1.5x bare + 2 ms',
  },
  {
    name: 'search, 2 letters',
    ours: [`${list}&q=xu`],
    statements: [
      page(`${active} and strpos(search_text, 'xu') > 0`, byActivity),
      plain(`select count(*) ${from} ${active} and strpos(search_text, 'xu') > 0`),
    ],
    limit: () => 60,
    budget: '60 ms',
  },
  {
    name: 'patient + 20 sessions',
    ours: ['/api/v2/patients/1000', '/api/v2/patients/1000/sessions?limit=20'],
    statements: [
      plain('select * from patients where organization_id = 1 and id = 1000'),
      plain(
        'select * from health_sessions where organization_id = 1 and patient_id = 1000 order by performed_at desc, id desc limit 20',
      ),
    ],
    limit: () => 5,
    budget: '5 ms',
  },
];

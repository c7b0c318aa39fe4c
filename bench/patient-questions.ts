/*
 * What is asked of the patient list, and the least SQL that answers it in the largest organization: rows as narrow as the
 * screen needs, totals from where they are kept, deep pages cut out of an index. No role, no policy.
 */
export interface Question {
  name: string;
  /** Asked of our API, one after the other. */
  ours: string[];
  /** The page before, which has been shown: ours is asked behind its last row. */
  behind?: string;
  statements: { text: string; values: unknown[] }[];
  /** 95th percentile of ours allowed: so many times that of the thin server, or milliseconds at one client. */
  budget: { thin: number } | { ms: number };
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
const asThin = { budget: { thin: 1.5 } };
const ofPage = (name: string, query: string, where: string, order: string, sum = total(active)): Question => ({
  name,
  ours: [`${list}${query}`],
  statements: [page(where, order), sum],
  ...asThin,
});
const filtered = (name: string, query: string, where: string, counted: string): Question =>
  ofPage(name, query, `${active} and ${where}`, byActivity, filteredTotal(counted));

const ofLetters = (name: string, letters: string): Question => ({
  name,
  ours: [`${list}&q=${letters}`],
  statements: [
    page(`${active} and strpos(search_text, '${letters}') > 0`, byActivity),
    plain(`select count(*) ${from} ${active} and strpos(search_text, '${letters}') > 0`),
  ],
  budget: { ms: 60 },
});
/** A page far into the list: behind the one before, and by its number alone, as after a jump. */
const ofFarPage = (number: number, query = '', order = byActivity): Question[] =>
  [`${list}&page=${number - 1}${query}`, undefined].map((behind) => ({
    name: `page ${number.toLocaleString('en')}${query && `, ${query}`}, ${behind ? 'turned' : 'jumped'}`,
    ours: [`${list}&page=${number}${query}`],
    ...(behind && { behind }),
    statements: [farPage(order, (number - 1) * 25), total(active)],
    ...asThin,
  }));

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
  ...ofFarPage(41),
  ...ofFarPage(10_000),
  ...ofFarPage(20_000),
  ...ofFarPage(20_000, '&sort=name', 'sort_name, id'),
  ...ofFarPage(10_000, '&sort=status', `${status}, id`),
  {
    name: 'search, 3+ letters',
    ours: [`${list}&q=fitz`],
    statements: [
      page(`${active} and search_text like '%fitz%'`, byActivity),
      plain(`select count(*) ${from} ${active} and search_text like '%fitz%'`),
    ],
    ...asThin,
  },
  ofLetters('search, 2 letters', 'xu'),
  ofLetters('search, 2 letters of many', 'an'),
  ofLetters('search, 2 letters of all', 'pa'),
  ofLetters('search, 2 letters of nobody', 'zq'),
  {
    name: 'patient + 20 sessions',
    ours: ['/api/v2/patients/1000', '/api/v2/patients/1000/sessions?limit=20'],
    statements: [
      plain('select * from patients where organization_id = 1 and id = 1000'),
      plain(
        'select * from health_sessions where organization_id = 1 and patient_id = 1000 order by performed_at desc, id desc limit 20',
      ),
    ],
    budget: { ms: 5 },
  },
];

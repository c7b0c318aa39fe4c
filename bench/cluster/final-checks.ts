import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from './people.ts';

/** A claim of a dead process is taken over after half a minute; then its job is done again, and others of its kind wait for it. */
const MOST_SECONDS = 120;

interface JobRow extends Record<string, unknown> {
  kind: string;
  jobs: number;
  repeated: number;
  failed: number;
}

/** Waits until no job is due. */
async function drainJobs({ cluster: { bare }, tally }: Place): Promise<void> {
  for (let second = 0; second < MOST_SECONDS; second++) {
    const { rows } = await bare.query<{ due: number }>(
      'select count(*)::int as due from jobs where done_at is null and failed_at is null and run_at <= now()',
    );
    if (rows[0]!.due === 0) return;
    await wait(1000);
  }
  tally.countFailure(`jobs are due ${MOST_SECONDS} seconds after the last call`);
}

/** Each acknowledged write has to be stored exactly once, and nothing of this run that was not acknowledged. */
async function checkStoredOnce(place: Place): Promise<void> {
  const { cluster, ledger, tally, run } = place;
  const own = `${run}%`;
  const kinds: [what: string, acknowledged: readonly string[], statement: string, parameters: unknown[]][] = [
    [
      'patients',
      ledger.patients.map(({ email }) => email),
      'select email as name from patients where email like $1',
      [own],
    ],
    ['care notes', ledger.noteTexts, 'select notes as name from care_notes where notes like $1', [own]],
    ['templates', ledger.templateNames, 'select name from programs where patient_id is null and name like $1', [own]],
    ['exercises', ledger.exerciseNames, 'select name from organization_exercises where name like $1', [own]],
    [
      'sessions',
      ledger.sessionUuids,
      'select session_uuid as name from health_sessions where session_uuid = any($1)',
      [ledger.sessionUuids],
    ],
    ['providers', ledger.invited, 'select email as name from practitioners where email = any($1)', [ledger.invited]],
  ];
  for (const [what, acknowledged, statement, parameters] of kinds) {
    const { rows } = await cluster.bare.query<{ name: string }>(statement, parameters);
    const counts = new Map<string, number>();
    for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
    const known = new Set(acknowledged);
    const lost = acknowledged.filter((name) => !counts.has(name)).length;
    const twice = [...counts.values()].filter((count) => count > 1).length;
    const unknown = [...counts.keys()].filter((name) => !known.has(name)).length;
    console.log(`${what}: ${acknowledged.length} acknowledged, ${rows.length} stored`);
    if (lost || twice || unknown)
      tally.countFailure(`${what}: ${lost} lost, ${twice} twice, ${unknown} unacknowledged`);
  }
}

async function checkVersions({ cluster: { bare }, ledger, tally }: Place): Promise<void> {
  const ids = ledger.patients.map(({ id }) => id);
  const { rows } = await bare.query<{ id: number; last_name: string; version: number }>(
    'select id, last_name, version from patients where id = any($1)',
    [ids],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const wrong = ledger.patients.filter(({ id, lastName, version }) => {
    const row = stored.get(id);
    return row?.last_name !== lastName || row.version !== version;
  });
  if (wrong.length) tally.countFailure(`patients: ${wrong.length} are not as they were last saved`);
  for (const [id, edits] of ledger.sharedEdits) {
    const found = await bare.query<{ version: number }>('select version from patients where id = $1', [id]);
    const { version } = found.rows[0]!;
    if (version !== edits + 1)
      tally.countFailure(`patient ${id}: ${edits} changes of several people, but version ${version}`);
  }
  const programs = await bare.query<{ patient_id: number; count: number }>(
    'select patient_id, count(*)::int from programs where patient_id = any($1) group by 1',
    [[...ledger.programs.keys()]],
  );
  const counts = new Map(programs.rows.map(({ patient_id: id, count }) => [id, count]));
  for (const [id, count] of ledger.programs)
    if (counts.get(id) !== count)
      tally.countFailure(`patient ${id}: ${count} programs assigned, ${counts.get(id)} stored`);
}

/** A letter is sent by a job, and once more only where the process died between sending it and noting that. */
async function checkLetters({ cluster, ledger, tally }: Place, jobs: readonly JobRow[]): Promise<number> {
  const repeated = jobs.reduce((sum, row) => sum + row.repeated, 0);
  const counts = new Map<string, number>();
  for (const { to, text } of cluster.letters) {
    const about = /soak\w* message \d+\./.exec(text)?.[0] ?? to;
    counts.set(about, (counts.get(about) ?? 0) + 1);
  }
  const expected = [...ledger.patients.map(({ email }) => email), ...ledger.invited, ...ledger.messages];
  const missing = expected.filter((each) => !counts.has(each));
  const again = [...counts]
    .filter(([about]) => expected.includes(about))
    .reduce((sum, [, count]) => sum + count - 1, 0);
  if (missing.length) tally.countFailure(`letters: ${missing.length} missing, such as ${missing[0]}`);
  if (again > repeated) tally.countFailure(`letters: ${again} sent twice, but ${repeated} jobs were repeated`);
  console.log(`letters: ${expected.length} due, ${cluster.letters.length} received, ${again} of them a second time`);
  return again;
}

async function checkTotals({ cluster: { bare }, tally }: Place): Promise<void> {
  const { rows } = await bare.query<{ wrong: number }>(`
    select count(*)::int as wrong from (
      select organization_id, location_id, discharged, sum(total) as kept from patient_totals group by 1, 2, 3) t
    full join (
      select organization_id, location_id, discharged, count(*) as kept from patients where not hidden group by 1, 2, 3) p
    using (organization_id, location_id, discharged)
    where coalesce(t.kept, 0) <> coalesce(p.kept, 0)`);
  if (rows[0]!.wrong) tally.countFailure(`totals of patients: ${rows[0]!.wrong} are wrong`);
}

/** The chain of hashes over the audit log, which the processes seal in turns. */
function verifyAudit({ cluster, tally }: Place): void {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/platform/audit/main.ts'], {
    encoding: 'utf8',
    env: { PATH, HOME, ...cluster.environment },
  });
  console.log(stdout.trim().split('\n').slice(-3).join('\n'));
  if (status !== 0) tally.countFailure(`the audit log does not verify: ${stderr.slice(-500)}`);
}

export async function runFinalChecks(place: Place): Promise<void> {
  await drainJobs(place);
  await checkStoredOnce(place);
  await checkVersions(place);
  const { rows } = await place.cluster.bare.query<JobRow>(`
    select kind, count(*)::int as jobs, count(*) filter (where attempts > 1)::int as repeated,
      count(*) filter (where failed_at is not null)::int as failed
    from jobs where claimed_at is not null or done_at is not null or failed_at is not null group by 1 order by 1`);
  for (const row of rows) {
    console.log(`job ${row.kind}: ${row.jobs} done, ${row.repeated} of them after a death`);
    if (row.failed) place.tally.countFailure(`jobs: ${row.failed} ${row.kind} failed`);
  }
  // A recurring job enqueues its next run: a run that happened twice would leave two.
  const next = await place.cluster.bare.query<{ kind: string; count: number }>(
    `select kind, count(*)::int from jobs where done_at is null and failed_at is null and organization_id is null group by 1 having count(*) > 1`,
  );
  for (const { kind, count } of next.rows) place.tally.countFailure(`jobs: ${kind} is planned ${count} times`);
  await checkLetters(place, rows);
  await checkTotals(place);
  verifyAudit(place);
}

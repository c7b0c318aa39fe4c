import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { timingOf } from '../measure.ts';
import { adminWork, readingWork, vendorWork } from './admin-work.ts';
import { troubles, type Application, type Memory } from './application.ts';
import { CountedError, Tally } from './caller.ts';
import { clinicWork, type Work } from './clinic-work.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { fileWork } from './file-work.ts';
import { runFinalChecks } from './final-checks.ts';
import { Ledger } from './ledger.ts';
import { addProvider, createCaller, openLargeClinic, Person, type Place } from './people.ts';
import { measureDatabase, readProcessorTime, watchCluster } from './watch.ts';

/*
 * Several processes behind HAProxy on one PostgreSQL and one S3-compatible store, under what clinics and the vendor do all day,
 * with a process killed every minute: `npm run soak -- cluster`. With SOAK_PROCESSES=1,2,3 and without kills
 * (SOAK_KILL_SECONDS=0) and pauses (SOAK_PAUSE_MS=0) it measures what that many processes can do.
 */
const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const settings = {
  minutes: number('SOAK_MINUTES', 60),
  clients: number('SOAK_CLIENTS', 16),
  patients: number('SOAK_PATIENTS', 20_000),
  killSeconds: number('SOAK_KILL_SECONDS', 60),
  /** Between two things that one person does, on average. */
  pauseMs: number('SOAK_PAUSE_MS', 2000),
  processes: (process.env.SOAK_PROCESSES ?? '3').split(',').map(Number),
};

function pickWork(all: readonly Work[]): Work {
  let at = Math.random() * all.reduce((sum, { weight }) => sum + weight, 0);
  return all.find(({ weight }) => (at -= weight) < 0) ?? all[0]!;
}

/** Admins, vendor staff, a reader of the largest clinic and, for all other clients, providers of two clinics. */
async function gather(place: Place): Promise<[Person, readonly Work[]][]> {
  const { A, B, accounts } = place.cluster.seeded;
  const open = async (email: string, clinic: typeof A | null = null, locationId = 0) => {
    const person = new Person(createCaller(place), email, clinic, locationId);
    await person.signIn();
    return person;
  };
  const admins = [
    await open(A.practitioners.admin.email, A, A.locations[0]),
    await open(B.practitioners.admin.email, B, B.locations[0]),
  ];
  const clients: [Person, readonly Work[]][] = [
    ...admins.map((admin): [Person, readonly Work[]] => [admin, adminWork]),
    [await open(accounts.vendorAdmin.email), vendorWork],
    [await open(accounts.support.email), vendorWork],
    [await openLargeClinic(place), readingWork],
  ];
  const providerWork = [...clinicWork, ...fileWork];
  for (const clinic of [A, B])
    for (const [index, each] of [clinic.practitioners.first, clinic.practitioners.second].entries())
      clients.push([await open(each.email, clinic, clinic.locations[index]), providerWork]);
  for (let count = 0; clients.length < settings.clients; count++) {
    const admin = admins[count % 2]!;
    const locationId = admin.clinic!.locations[(count >> 1) % 2]!;
    const provider = await addProvider(place, admin, `${place.run}-colleague-${count}`, locationId);
    if (provider) clients.push([provider, providerWork]);
  }
  return clients.slice(0, settings.clients);
}

async function workUntil(end: number, place: Place, person: Person, works: readonly Work[]) {
  while (performance.now() < end) {
    try {
      if (person.clinic || works === vendorWork) await person.signInWhenDue();
      await pickWork(works).run(place, person);
    } catch (error) {
      if (!(error instanceof CountedError)) place.tally.countFailure(`a client: ${String(error)}`);
    }
    if (settings.pauseMs) await wait(settings.pauseMs * 2 * Math.random());
  }
}

/** Kills one of the processes after the other, except the first, whose memory is watched; starts it again two seconds later. */
async function killUntil(
  end: number,
  { applications, bare }: Cluster,
  tally: Tally,
  processorTime: { ofDead: number },
) {
  const mortal = applications.slice(1);
  for (let count = 0; mortal.length > 0; count++) {
    await wait(settings.killSeconds * 1000);
    if (performance.now() > end - 10_000) return;
    const application = mortal[count % mortal.length]!;
    processorTime.ofDead += readProcessorTime(application.pid);
    await application.kill();
    await wait(2000);
    const { rows } = await bare.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where application_name = $1`,
      [application.name],
    );
    if (rows[0]!.count) tally.countFailure(`${rows[0]!.count} connections of a dead process are open after 2 s`);
    await application.start();
  }
}

const mb = ({ heap, resident }: Memory) => `heap ${heap.toFixed(0)} MB, resident ${resident.toFixed(0)} MB`;

async function watchMemory(end: number, [oldest]: readonly Application[]) {
  const measures: string[] = [];
  const measure = async () => {
    measures.push(`${(performance.now() / 60_000).toFixed(0)} min: ${mb(await oldest!.measureMemory())}`);
    console.log(measures.at(-1));
  };
  const every = Math.min(10 * 60_000, (settings.minutes * 60_000) / 3);
  await wait(Math.min(60_000, every));
  while (performance.now() < end - every) {
    await measure();
    await wait(every);
  }
  await wait(Math.max(0, end - performance.now()));
  await measure();
  return measures;
}

function printTimes({ times, calls }: Tally, seconds: number): void {
  const all = [...times.values()].flat();
  for (const [name, each] of [...times].toSorted(([, one], [, other]) => other.length - one.length)) {
    const { p50, p95 } = timingOf(each);
    console.log(
      `  ${String(each.length).padStart(7)}  p50 ${p50.toFixed(0).padStart(5)}  p95 ${p95.toFixed(0).padStart(5)}  ${name}`,
    );
  }
  const { p50, p95 } = timingOf(all);
  console.log(
    `${calls} calls, ${(calls / seconds).toFixed(1)} a second, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
}

async function runWith(processes: number): Promise<boolean> {
  const cluster = await startCluster(processes, settings.patients);
  const place: Place = { cluster, tally: new Tally(), ledger: new Ledger(), run: `soak${Date.now().toString(36)}` };
  const { tally, ledger } = place;
  try {
    const clients = await gather(place);
    // What it took to gather is not measured.
    tally.times.clear();
    tally.calls = 0;
    const started = performance.now();
    const end = started + settings.minutes * 60_000;
    const watch = watchCluster(cluster, tally);
    console.log(`Started at ${new Date().toISOString()}`);
    const processorTime = { ofDead: 0 };
    const measureTime = async () => ({
      applications: cluster.applications.reduce((sum, { pid }) => sum + readProcessorTime(pid), processorTime.ofDead),
      database: await measureDatabase(cluster),
      proxy: readProcessorTime(cluster.proxyPid),
      clients: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    });
    const before = await measureTime();
    const kills = settings.killSeconds > 0 ? killUntil(end, cluster, tally, processorTime) : Promise.resolve();
    const [memory] = await Promise.all([
      watchMemory(end, cluster.applications),
      ...clients.map(([person, works]) => workUntil(end, place, person, works)),
    ]);
    const seconds = (performance.now() - started) / 1000;
    const after = await measureTime();
    await kills;
    await runFinalChecks(place);
    watch.stop();

    console.log(
      `\n${processes} processes, ${clients.length} clients, ${(seconds / 60).toFixed(1)} minutes, ${cpus().length} processors (${cpus()[0]?.model})`,
    );
    printTimes(tally, seconds);
    for (const [what, time] of Object.entries(before)) {
      const used = after[what as keyof typeof after] - time;
      console.log(
        `processor time of ${what}: ${used.toFixed(0)} s, ${((100 * used) / seconds).toFixed(0)} % of one processor, ${((1000 * used) / tally.calls).toFixed(1)} ms a call`,
      );
    }
    console.log(
      `load of the machine, averages: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    );
    console.log(`kills: ${cluster.applications.map(({ name, kills: count }) => `${name} ${count}`).join(', ')}`);
    console.log(`memory of ${cluster.applications[0]!.name}: ${memory.join('; ')}`);
    console.log(
      `health behind the proxy: asked ${watch.seen.health} times; most connections to the database: ${watch.seen.connections}`,
    );
    console.log(
      `read back from another process: ${ledger.readBacks}; files compared: ${ledger.files}; reports: ${ledger.reports}, and ${ledger.slowReports} that took too long; version conflicts of shared patients: ${ledger.conflicts}; device codes and invites lost with a connection: ${ledger.lostCodes} and ${ledger.lostInvites}`,
    );
    for (const [kind, { checks, most }] of ledger.staleness)
      console.log(`known to all, ${kind}: ${checks} answers, latest after ${most.toFixed(0)} ms`);
    for (const [what, count] of tally.retried) console.log(`sent again, ${what}: ${count}`);
    for (const [what, count] of troubles) console.log(`LOGGED ${count} × ${what}`);
    for (const [what, count] of tally.failures) console.log(`FAILED ${count} × ${what}`);
    const failures = [...tally.failures.values()].reduce((sum, count) => sum + count, 0);
    console.log(`${failures} failures, ${troubles.size} kinds of troubles in the logs`);
    for (const [{ caller }] of clients) caller.close();
    return failures === 0 && troubles.size === 0;
  } finally {
    if (tally.failures.size) console.log(cluster.proxyOutput());
    await cluster.stop();
  }
}

// Ended early, it leaves no process behind: each is ended with this one.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));
let isClean = true;
for (const processes of settings.processes) isClean = (await runWith(processes)) && isClean;
process.exit(isClean ? 0 : 1);

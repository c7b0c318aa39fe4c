import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Adherence } from '../../contract/activity/patient-results.ts';
import { patientReport } from '../../contract/reports/patient-report.ts';
import { patientResults } from '../../contract/activity/patient-results.ts';
import { listWorklist } from '../../contract/worklist/worklist.ts';
import { addDays, formatDay, getLastDays } from '../../domain/platform/calendar.ts';
import { buildReport } from '../../domain/reports/build-report.ts';
import type { ReportModel } from '../../domain/reports/report-model.ts';
import type { ReportSource } from '../../domain/reports/report-source.ts';
import { loadDemo } from '../../server/demo/load.ts';
import { ReportPrinter } from '../../server/reports/report-printer.ts';
import type { PrintJob } from '../../server/reports/report-worker.ts';
import { memoryStorage } from '../../server/platform/storage/memory.ts';
import { openTestDatabase } from './test-database.ts';
import type { Seed } from './seed.ts';
import { World, type Caller } from './world.ts';

let world: World;
let admin: Caller;
/** The reports as they go to the printer. */
const models: ReportModel[] = [];

class KeepingPrinter extends ReportPrinter {
  override print(order: PrintJob): Promise<Uint8Array<ArrayBuffer>> {
    if ('source' in order) {
      const { source } = order;
      models.push(buildReport({ ...source, sessions: JSON.parse(source.sessions) as ReportSource['sessions'] }));
    }
    return Promise.resolve(new Uint8Array([37, 80, 68, 70]));
  }
}

const rows = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  world.asOwner(async (tx) => {
    const answer: unknown = await tx.execute<Row>(query);
    return (answer as { rows: Row[] }).rows;
  });

beforeAll(async () => {
  const database = await openTestDatabase();
  await loadDemo(database.bare, {
    now: new Date(),
    storage: memoryStorage(),
    secret: 'a secret of thirty-two characters.',
  });
  // The demo has accounts of its own; nothing of the seed is asked for.
  world = new World(database, {} as Seed, { printer: new KeepingPrinter() });
  const [account] = await rows<{ id: string }>(sql`select id from users where email = 'admin@summit.example.com'`);
  admin = await world.as({ userId: account!.id } as never);
}, 120_000);
afterAll(() => world.close());

const toFigures = ({ daysPercent, activeDays, prescribedDays, ...of }: Adherence) =>
  `Adherence: ${daysPercent}% of prescribed days (${activeDays} of ${prescribedDays}), ${of.sessionsPercent}% of prescribed sessions (${of.sessionsDone} of ${of.prescribedSessions}). Counts days with an assigned program, through ${formatDay(of.to)}.`;

it(
  'OPEN-066 OPEN-067 the report and the results of every demo patient show the same two adherence figures',
  { timeout: 120_000 },
  async () => {
    const found = await rows<{ id: number; today: string }>(sql`
    select distinct p.id, (now() at time zone l.timezone)::date::text as today
    from patients p
    join locations l on l.organization_id = p.organization_id and l.id = p.location_id
    join organizations o on o.id = p.organization_id and o.name like 'Summit%'
    join health_sessions s on s.organization_id = p.organization_id and s.patient_id = p.id
    where not p.hidden and 'HEALTH' = any(p.products) order by p.id`);
    expect(found.length).toBeGreaterThan(20);
    let numCompared = 0;
    for (const { id, today } of found)
      for (const days of [7, 30]) {
        const query = getLastDays(days, today);
        const { adherence, days: practised } = (await admin.call(patientResults, { params: { patientId: id }, query }))
          .body;
        models.length = 0;
        expect((await admin.call(patientReport, { params: { id }, query })).status).toBe(200);
        const texts = models[0]!.sections
          .find(({ title }) => title === 'Adherence')!
          .parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
        const wanted =
          adherence && practised.some(({ sessionsDone }) => sessionsDone > 0) ? [toFigures(adherence)] : [];
        expect(
          texts.filter((text) => text.startsWith('Adherence')),
          `patient ${id}, ${days} days`,
        ).toEqual(wanted);
        numCompared += wanted.length;
      }
    expect(numCompared).toBeGreaterThan(20);
  },
);

it('DASH-09 the dashboard worklist shows the same figures as the results of the same 14 days', async () => {
  const { body } = await admin.call(listWorklist, { query: { kind: 'FALLING_ADHERENCE', limit: 100 } });
  expect(body.items.length).toBeGreaterThan(0);
  for (const { patient, today, reasons } of body.items) {
    const of = async (from: string) =>
      (
        await admin.call(patientResults, {
          params: { patientId: patient.id },
          query: { from, to: addDays(from, 13) },
        })
      ).body.adherence!;
    const [before, now] = [await of(addDays(today, -28)), await of(addDays(today, -14))];
    const words = ({ daysPercent, activeDays, prescribedDays }: Adherence) =>
      `${daysPercent}% (${activeDays} of ${prescribedDays} days)`;
    const { explanation } = reasons.find(({ kind }) => kind === 'FALLING_ADHERENCE')!;
    expect(explanation.text).toContain(`from ${words(before)} to ${words(now)}`);
    expect(explanation.text).toContain(`${now.sessionsPercent}% (${now.sessionsDone} of ${now.prescribedSessions}).`);
  }
});

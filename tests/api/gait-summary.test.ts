import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gaitFilm, gaitSummaryPdf } from '../../contract/gait/gait-summary.ts';
import { patientReport } from '../../contract/reports/patient-report.ts';
import { gaitSessions, patients } from '../../server/platform/db/schema.ts';
import { recording } from '../../server/demo/source.ts';
import { buildWalk, handIn, putFile } from './gait-device.ts';
import { pdfPages } from './pdf-pages.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let patientId: number;
/** A recorded walk, and one that the device alone measured a month before. */
let recorded: number;
let plain: number;

beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  patientId = world.seed.A.patients[0];
  await world.asOwner((tx) =>
    tx
      .update(patients)
      .set({ sex: 'FEMALE', walkCondition: 'STROKE', products: ['HEALTH', 'GAIT'] })
      .where(eq(patients.id, patientId)),
  );
  const earlier = buildWalk(patientId, {}, { capturedDate: '2026-10-20T15:00:00.000Z', comment: '' });
  plain = (await handIn(first, earlier)).body.id;
  const walk = (await handIn(first, buildWalk(patientId))).body;
  recorded = walk.id;
  await putFile(first, walk.sessionUUID, recording('walk-side'), { encoding: 'gzip' });
  await world.deps.jobs.runDue();
});
afterAll(() => world.close());

const askFilm = (who: Caller, id: number) => who.call(gaitFilm, { params: { id } });
const askPdf = (who: Caller, id: number, query: { language?: 'en' | 'es' } = {}) =>
  who.call(gaitSummaryPdf, { params: { id }, query });

describe('the pictures of a recorded walk', () => {
  it('are six moments of a stride, kept when the recording is measured', async () => {
    const { film } = (await askFilm(first, recorded)).body;
    expect(film!.moments.map(({ percent }) => percent)).toEqual([0, 20, 40, 60, 80, 100]);
    // The reference computation of this recording has strides of 1.22 s (docs/GAIT.md).
    expect(Math.abs(film!.seconds - 1.22)).toBeLessThan(0.1);
    expect(film!.moments.every(({ joints }) => joints.length === 23)).toBe(true);
  });

  it('are none without a recording', async () => expect((await askFilm(first, plain)).body).toEqual({ film: null }));

  it('and the page belong to the clinic and the location of the patient alone', async () => {
    const elsewhere = await world.as(world.seed.A.practitioners.second);
    const other = await world.as(world.seed.B.practitioners.first);
    for (const who of [elsewhere, other])
      expect([(await askFilm(who, recorded)).status, (await askPdf(who, recorded)).status]).toEqual([404, 404]);
    expect((await askPdf(first, 999_999)).problem).toMatchObject({ status: 404 });
  });
});

describe('the page of a walk', () => {
  it('is a PDF of one page with speed, norm, change with its error and population, and comment', async () => {
    const { status, headers, bytes } = await askPdf(first, recorded);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="gait-summary-${patientId}-2026-11-20.pdf"`);
    const pages = pdfPages(bytes);
    expect(pages).toHaveLength(1);
    for (const shown of [
      'Gait summary',
      'Patient Pat CANARYA1',
      // Born on 01/01/1970.
      'Age and sex 56 years, female',
      'Condition affecting gait Stroke',
      'Assistance Cane',
      '0.91 m/s',
      // 0.91 of 1.31 m/s.
      '69% of the average for healthy women ages 50-59 (1.31 m/s).',
      '1.22 to 1.41 m/s',
      // The clinic's other walk of the patient, at 1.10 m/s and without a cane.
      'Since last visit, 11/10/2026: -0.19 m/s',
      'Real change: at or above the published MDC95 for this condition.',
      // From 0.81 m/s up.
      'MDC95 0.18 m/s: Adults with chronic stroke, by speed at the first visit, n = 15',
      'Conditions differ: assistance: No assistance then, Cane now.',
      'Since first visit, 10/20/2026: 0.00 m/s',
      'Knee Flexion',
      'New shoes.',
    ])
      expect.soft(pages[0]).toContain(shown);
    for (const absent of ['CANARYA2', 'CANARYB']) expect.soft(pages[0]).not.toContain(absent);
  });

  it('is written in Spanish for who asks for it', async () => {
    const { headers, bytes } = await askPdf(first, plain, { language: 'es' });
    expect(headers.get('content-disposition')).toContain(`resumen-de-la-marcha-${patientId}-2026-10-20.pdf`);
    const [page] = pdfPages(bytes);
    expect(page).toContain('Resumen de la marcha');
    expect(page).toContain('Sin cambio: ninguna visita anterior tiene velocidad de la marcha.');
    expect(page).toContain('Sin imágenes: la sesión no tiene una grabación medida.');
  });
});

describe('the page of a walk with the longest comment', () => {
  const prose = 'Steady on the stairs without a cane; push-off on the left is weaker than in October. '.repeat(12);
  it.each([
    ['as prose', `${prose.slice(0, 996)}End.`, 'End.'],
    ['in lines', Array.from({ length: 250 }, (_, at) => at % 10).join('\n'), '0 / 1 / 2'],
  ])('is one page, %s, in both languages', async (_how, comment, shown) => {
    await world.asOwner((tx) =>
      tx
        .update(gaitSessions)
        .set({ meta: sql`${gaitSessions.meta} || ${JSON.stringify({ comment })}::jsonb` })
        .where(eq(gaitSessions.id, recorded)),
    );
    for (const language of ['en', 'es'] as const) {
      const [page, ...more] = pdfPages((await askPdf(first, recorded, { language })).bytes);
      expect(more).toEqual([]);
      expect(page).toContain(shown);
    }
  });
});

describe("the patient's report", () => {
  const report = async (from: string, to: string) =>
    pdfPages((await first.call(patientReport, { params: { id: patientId }, query: { from, to } })).bytes).join(' ');

  it('OPEN-066 tells of the latest walk of the period', async () => {
    const text = await report('2026-10-01', '2026-10-31');
    expect(text).toContain('Gait Walk: 10/20/2026');
    expect(text).toContain('Change in gait speed No change: no earlier visit has a gait speed.');
    expect(await report('2026-11-01', '2026-11-22')).toContain('Since last visit, 11/10/2026: -0.19 m/s');
  });

  it('OPEN-066 says that a Gait patient did not walk in the period', async () =>
    expect(await report('2026-09-01', '2026-09-30')).toContain('No gait session in this date range'));
});

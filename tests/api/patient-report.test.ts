import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { patientReport } from '../../contract/reports/patient-report.ts';
import { ReportPrinter } from '../../server/reports/report-printer.ts';
import { auditRows, healthSessions, organizations, patients, proResponses } from '../../server/platform/db/schema.ts';
import { pdfPages } from './pdf-pages.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

/** 25 by 14 pixels of blue that grow opaque. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABkAAAAOCAYAAADaOrdAAAAAYElEQVR4nO3NIRZBUQAA0Z9l2VRZlmVZmSLLsizL4hxZlmVZli3BBizh3Q3cCZuwGTbHFtgSW2FrbINtsR22xw7YETthZ+yCXbEbdsce2BN7YW/sg32nkYxkJCMZyf/kB4lHNiM8Gp20AAAAAElFTkSuQmCC',
  'base64',
);

const range = { from: '2026-11-01', to: '2026-11-15' };
const buildSet = (setInfo: object) => ({
  exercise: { id: 'EK-0001', name: 'Heel Slide', min: null, max: null },
  setInfo: {
    sideOfBody: 'Left',
    repsGoal: 10,
    repsProper: 9,
    repsComplete: 10,
    timeGoal: null,
    timeComplete: null,
    minROM: 4.4,
    maxROM: 92.4,
    skipped: false,
    errors: [{ message: 'Keep your heel down', count: 2 }],
    reportingMetric: 'ROM',
    resolution: 'SUCCESS',
    completedDate: null,
    ...setInfo,
  },
});

let world: World;
let first: Caller;
const of = () => ({ organizationId: world.seed.A.organizationId, patientId: world.seed.A.patients[0] });
const addSession = (day: string, hepName: string, patientId = of().patientId) =>
  world.asOwner((tx) =>
    tx.insert(healthSessions).values({
      ...of(),
      patientId,
      sessionUuid: crypto.randomUUID(),
      type: 'HEPSession',
      hepName,
      selfReported: 'none',
      performedAt: new Date(`${day}T18:00:00Z`),
      day,
      sets: [
        buildSet({}),
        buildSet({ resolution: 'SELF_REPORTED', errors: [] }),
        buildSet({ resolution: 'NOT_STARTED', minROM: null, maxROM: null, errors: [] }),
      ],
    }),
  );
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  await addSession('2026-11-01', 'First of the range');
  await addSession('2026-11-15', 'Last of the range');
  await addSession('2026-10-31', 'Before the range');
  await addSession('2026-11-16', 'After the range');
  await addSession('2026-11-12', 'Somebody else', world.seed.A.patients[1]);
  await world.asOwner((tx) =>
    tx.insert(proResponses).values({
      ...of(),
      formId: 'nprs',
      formTitle: 'Wellbeing',
      responseToken: crypto.randomUUID(),
      // Half past eleven in the evening of November 15 at the patient's location.
      submittedAt: new Date('2026-11-16T06:30:00Z'),
      day: '2026-11-15',
      answers: [{ questionId: 'q', text: 'Did you sleep well?', type: 'BOOLEAN', value: true }],
    }),
  );
});
afterAll(() => world.close());

const ask = (who: Caller, id: number, query: Record<string, string> = range) =>
  who.call(patientReport, { params: { id }, query });

describe('the report of a patient', () => {
  it('REC-26 OPEN-066 is a PDF with header, program, sessions, range of motion and survey answers of the range', async () => {
    const { status, headers, bytes } = await ask(first, of().patientId);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="patient-report-${of().patientId}-2026-11-01-2026-11-15.pdf"`,
    );
    const text = pdfPages(bytes).join(' ');
    for (const shown of [
      'Patient Pat CANARYA1',
      'Date of birth 01/01/1970',
      'Primary provider firsta CANARYA1',
      'Location Place 1 CANARYA0',
      'Involved side Left',
      'Involved joint Knee',
      'Report period 11/01/2026 to 11/15/2026',
      'Program Program CANARYA1 3 times a day, 5 days a week.',
      'Heel Slide - 1 10 reps',
      'Most frequent errors: Keep your heel down (4).',
      '11/15/2026 Last of the range 2 of 3 2: Keep your heel down (2)',
      '11/01/2026 First of the range 2 of 3',
      'Heel Slide, Left 4° to 92° (11/01/2026) 4° to 92° (11/15/2026) 4° to 92°',
      'Wellbeing Question Nov 15 Did you sleep well? Yes',
      'Confidential health information Page 1 of',
    ])
      expect.soft(text).toContain(shown);
    for (const absent of ['Before the range', 'After the range', 'Somebody else', 'CANARYA2', 'CANARYB'])
      expect.soft(text).not.toContain(absent);
  });

  it('REC-26 OPEN-013 can be requested in Spanish, and keeps entered texts unchanged', async () => {
    const { status, headers, bytes } = await ask(first, of().patientId, { ...range, language: 'es' });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="informe-del-paciente-${of().patientId}-2026-11-01-2026-11-15.pdf"`,
    );
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (es-US)');
    const text = pdfPages(bytes).join(' ');
    for (const shown of [
      'Informe del paciente Creado el ',
      'Paciente Pat CANARYA1',
      'Fecha de nacimiento 1 ene 1970',
      'Profesional principal firsta CANARYA1',
      'Sede Place 1 CANARYA0',
      'Lado afectado Izquierdo',
      'Articulación afectada Rodilla',
      'Período del informe Del 1 nov 2026 al 15 nov 2026',
      'Programa Program CANARYA1 3 veces al día, 5 días a la semana.',
      '15 nov 2026 Last of the range 2 de 3 2: Keep your heel down (2)',
      ', lado izquierdo',
      'Wellbeing Pregunta 15 nov Did you sleep well? Sí',
      'Información médica confidencial Página 1 de',
    ])
      expect.soft(text).toContain(shown);
    for (const absent of [
      /\bPatient\b|Created|Date of birth|Primary provider|Location|Involved|Report period/,
      /Adherence|Sessions?\b|Range of motion|Surveys|times? a day|Assigned|\breps?\b/,
      /Exercise|\bSide\b|\bGoal\b|Sets done|Errors|Lowest|Highest|First\b(?! of)|Latest|Widest|Question|Score|Change/,
      /\b\d of \d\b|\bYes\b|Confidential|Page \d|\d\d\/\d\d/,
    ])
      expect.soft(text).not.toMatch(absent);
  });

  it('OPEN-013 is rejected in a language that the product does not have', async () => {
    expect(reasonOf(await ask(first, of().patientId, { ...range, language: 'fr' }))).toEqual([
      400,
      { language: 'Not a valid language' },
    ]);
  });

  it('REC-26 has the logo of the organization', async () => {
    const plain = await ask(first, of().patientId);
    const key = `${of().organizationId}/logo/${crypto.randomUUID()}.png`;
    await world.deps.storage.put(key, new Uint8Array(logo), 'image/png');
    const keep = (logoKey: string | null) =>
      world.asOwner((tx) => tx.update(organizations).set({ logoKey }).where(eq(organizations.id, of().organizationId)));
    const pictures = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;
    expect(pictures(plain.bytes)).toBe(0);
    await keep(key);
    expect(pictures((await ask(first, of().patientId)).bytes)).toBeGreaterThan(0);
    await keep(`${of().organizationId}/logo/gone.png`);
    expect((await ask(first, of().patientId)).status).toBe(200);
    await keep(null);
  });

  it('OPEN-066 is rejected for a future day', async () => {
    const message = 'The end date cannot be in the future';
    const { status, problem } = await ask(first, of().patientId, { from: '2026-11-01', to: '2999-01-01' });
    expect([status, problem.message, problem.fields]).toEqual([422, message, { to: message }]);
  });

  it('OPEN-066 can cover two years, one of them a leap year', async () => {
    expect((await ask(first, of().patientId, { from: '2024-11-15', to: '2026-11-15' })).status).toBe(200);
  });

  it.each<[Record<string, string>, string[]]>([
    [{}, ['from', 'to']],
    [{ from: '2026-11-01' }, ['to']],
    [{ from: '2026-02-30', to: '2026-11-01' }, ['from']],
  ])('is rejected for the query %o', async (query, invalidFields) => {
    const fields = Object.fromEntries(invalidFields.map((field) => [field, 'Not a valid date']));
    expect(reasonOf(await ask(first, of().patientId, query))).toEqual([400, fields]);
  });

  it('REC-26 requires a Health patient', async () => {
    const gaitOnly = (products: PatientProduct[]) =>
      world.asOwner((tx) => tx.update(patients).set({ products }).where(eq(patients.id, of().patientId)));
    await gaitOnly(['GAIT']);
    const { status, problem } = await ask(first, of().patientId);
    await gaitOnly(['HEALTH', 'GAIT', 'PRO']);
    expect([status, problem.message]).toEqual([409, 'Reports are available for Health patients only.']);
  });

  it('REC-26 requires a user of Health, as programs do', async () => {
    const holding = (products: string[]) =>
      world.asOwner((tx) =>
        tx.update(organizations).set({ products }).where(eq(organizations.id, of().organizationId)),
      );
    const before = await world.asOwner((tx) =>
      tx.select().from(organizations).where(eq(organizations.id, of().organizationId)),
    );
    await holding(['GAIT', 'PRO']);
    const { status } = await ask(first, of().patientId);
    await holding(before[0]!.products);
    expect(status).toBe(403);
  });

  it('A1 A3 OPEN-149 is not accessible for a patient of another location or organization, whatever the range', async () => {
    for (const id of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
      for (const query of [range, { from: '2999-01-01', to: '2999-01-02' }]) {
        const { status, problem } = await ask(first, id, query);
        expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
      }
    }
    expect((await ask(world.anonymous, of().patientId)).status).toBe(401);
  });

  it.each([
    ['Анастасия', 'Παπαδοπούλου', false],
    ['Zoë', 'Łukasiewicz', false],
    ['太郎', '山田', true],
    ['Ada', 'Lovelace \u{1F600}', true],
  ])('prints the name %s %s, or states that it cannot', async (firstName, lastName, isSaid) => {
    const rename = (names: object) =>
      world.asOwner((tx) => tx.update(patients).set(names).where(eq(patients.id, of().patientId)));
    await rename({ firstName, lastName });
    const { bytes } = await ask(first, of().patientId);
    await rename({ firstName: 'Pat', lastName: 'CANARYA1' });
    const [text] = pdfPages(bytes);
    expect(text!.includes(`Patient ${firstName} ${lastName} Date of birth`)).toBe(!isSaid);
    expect(text!.includes('Some characters in this report cannot be printed')).toBe(isSaid);
  });

  it('O1 is audited with its patient', async () => {
    await ask(first, of().patientId);
    const rows = await world.asOwner((tx) =>
      tx
        .select()
        .from(auditRows)
        .where(and(eq(auditRows.action, 'patientReport'), eq(auditRows.outcome, 200))),
    );
    expect(rows.at(-1)).toMatchObject({
      entity: 'patients/report',
      entityIds: [String(of().patientId)],
      organizationId: of().organizationId,
    });
  });
});

describe('the print worker', () => {
  const toScriptUrl = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

  it('REC-26 answers 500 when it dies, and the next report is printed', async () => {
    const dying = new ReportPrinter({
      script: toScriptUrl(`import { parentPort } from 'node:worker_threads';
        parentPort.on('message', ({ source }) => source.range.from === '2026-11-01' ? process.exit(9) : parentPort.postMessage({ pdf: new Uint8Array([37]) }));`),
    });
    const fragile = world.beside({ printer: dying });
    const admin = await fragile.as(world.seed.A.practitioners.first);
    const lost = await ask(admin, of().patientId);
    expect([lost.status, lost.problem.message]).toEqual([500, 'Something went wrong on our side.']);
    expect(JSON.stringify(fragile.log)).not.toContain('CANARY');
    const next = await ask(admin, of().patientId, { from: '2026-11-02', to: '2026-11-15' });
    expect([next.status, next.bytes]).toEqual([200, new Uint8Array([37])]);
    dying.close();
  });

  it('uses no database connection while it prints', async () => {
    let print = (): void => undefined;
    const held = new Promise<void>((released) => (print = released));
    class HeldPrinter extends ReportPrinter {
      started = 0;
      override async print() {
        this.started++;
        await held;
        return new Uint8Array([37]);
      }
    }
    const printer = new HeldPrinter();
    const busy = world.beside({ printer });
    const caller = await busy.as(world.seed.A.practitioners.first);
    const waiting = Array.from({ length: 24 }, () => ask(caller, of().patientId));
    await expect.poll(() => printer.started, { timeout: 10_000 }).toBe(24);
    expect((await ask(caller, 999_999)).status).toBe(404);
    print();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
  });
});

import { and, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderOutcomePdf, type OutcomePdf } from '../../contract/reports/pdf-export.ts';
import { readConfiguration } from '../../server/platform/configuration.ts';
import { auditRows, idempotencyKeys } from '../../server/platform/db/schema.ts';
import { contentSecurityPolicy } from '../../server/platform/http/security-headers.ts';
import { ReportPrinter } from '../../server/reports/report-printer.ts';
import { pdfPages } from './pdf-pages.ts';
import { reasonOf, refusedFields, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

const document: OutcomePdf = {
  pdfGroup: 'ASSESSMENT_OUTCOMES_PDF',
  pdfName: 'AST-0001-77e5a1d2',
  pdfDocumentData: {
    sessionData: {
      participantUid: 'P-100',
      createdDate: '11/20/2026, 10:05 AM (America/Denver)',
      assessmentName: 'Functional Reach',
      practitionerName: 'Wes Kim',
      demographics: 'Male, 65 years',
      assessment: {
        id: 'AST-0001',
        heading: 'Functional Reach: Fall Risk',
        description: 'Reach as far as you can',
        source: 'Source: Duncan et al.',
      },
    },
    outcomeBoxData: [
      { name: 'Distance', value: '8.00 in', label: 'Medium Risk', level: 'yellow', notes: ['Twice the risk'] },
    ],
    outcomeSliderData: {
      segments: [
        { from: 0, to: 0.5, label: 'High Risk', values: 'at most 6 in', note: null, level: 'red', overlaps: false },
        { from: 0.5, to: 1, label: 'No factor', values: 'more than 6 in', note: 'A gap', level: null, overlaps: false },
      ],
      limits: [{ at: 0.5, label: '6 in' }],
      markers: [{ at: 0.7, label: 'Distance: 8.00 in' }],
    },
    outcomeFactorTableData: {
      columns: ['Sex', 'Result', 'Category'],
      rows: [{ cells: ['All', 'more than 6 in', 'Medium Risk 2X'], level: 'yellow', decided: true }],
    },
  },
};
const changed = (data: Partial<OutcomePdf['pdfDocumentData']>, name = document.pdfName): OutcomePdf => ({
  ...document,
  pdfName: name,
  pdfDocumentData: { ...document.pdfDocumentData, ...data },
});

let world: World;
let practitioner: Caller;
beforeAll(async () => {
  world = await openWorld();
  practitioner = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());
const print = (who: Caller, body: object = document, headers: Record<string, string> = {}) =>
  who.call(renderOutcomePdf, { body: body as OutcomePdf, headers });
const getText = async (body: OutcomePdf) => pdfPages((await print(practitioner, body)).bytes).join(' ');

describe('the PDF render service', () => {
  it('API-32 API-35 RISK-62 returns the document as a PDF that names no person', async () => {
    const { status, headers, bytes } = await print(practitioner);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe('attachment; filename="AST-0001-77e5a1d2.pdf"');
    expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
    expect(bytes.byteLength).toBeLessThan(30_000);
  });

  it('API-33 API-34 prints the session, its results, the slider and the factors', async () => {
    const text = await getText(document);
    for (const shown of [
      'Functional Reach: Fall Risk Reach as far as you can',
      'Participant P-100',
      'Session 11/20/2026, 10:05 AM (America/Denver)',
      'Provider Wes Kim',
      'Assessment Functional Reach (AST-0001)',
      'Assessed for Male, 65 years',
      'Distance 8.00 in Medium Risk Twice the risk',
      'High Risk: at most 6 in.',
      'No factor: more than 6 in. A gap',
      'Distance: 8.00 in',
      'Factors Sex Result Category All more than 6 in Medium Risk 2X',
      'Source: Duncan et al.',
      'P-100 Confidential health information Page 1 of 1',
    ])
      expect.soft(text).toContain(shown);
  });

  it('API-33 OPEN-013 translates its own labels to the language of the texts in the request', async () => {
    const { bytes } = await practitioner.call(renderOutcomePdf, { body: document, query: { language: 'es' } });
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (es-US)');
    const text = pdfPages(bytes).join(' ');
    for (const shown of [
      'Participante P-100',
      'Sesión 11/20/2026',
      'Profesional Wes Kim',
      'Evaluación Functional Reach (AST-0001)',
      'Evaluado para Male, 65 years',
      'Escala',
      'Los rangos no están dibujados a escala.',
      'Factores Sex Result Category',
      'P-100 Información médica confidencial Página 1 de 1',
    ])
      expect.soft(text).toContain(shown);
    expect(text).not.toMatch(/Participant\b|Session|Provider|Assess|Scale|drawn|Factors|Confidential|Page/);
    expect(Buffer.from((await print(practitioner)).bytes).toString('latin1')).toContain('/Lang (en-US)');
  });

  it('prints an outcome without slider, table, demographics, participant or provider', async () => {
    const { sessionData } = document.pdfDocumentData;
    const text = await getText(
      changed({
        sessionData: { ...sessionData, participantUid: null, practitionerName: null, demographics: null },
        outcomeSliderData: null,
        outcomeFactorTableData: null,
      }),
    );
    expect(text).toContain('Participant - Session');
    for (const absent of ['Scale', 'Factors', 'Assessed for']) expect.soft(text).not.toContain(absent);
  });

  it('prints Cyrillic letters, and Latin letters that look alike as Latin', async () => {
    const named = (name: string) =>
      changed({ outcomeBoxData: [{ ...document.pdfDocumentData.outcomeBoxData[0]!, name, notes: [] }] });
    expect(await getText(named('АВЕКМ тремор'))).toContain('АВЕКМ тремор 8.00 in');
    expect(await getText(named('ABEKM tremor'))).toContain('ABEKM tremor 8.00 in');
    expect(await getText(named('日本'))).toContain('Some characters on this page cannot be printed');
  });

  it('prints texts of maximum length completely', async () => {
    const sentence = 'Held against the limits of the same age. ';
    const long = (length: number) => `${sentence.repeat(80).slice(0, length - 8)} the end`;
    const { sessionData, outcomeFactorTableData } = document.pdfDocumentData;
    const [row] = outcomeFactorTableData!.rows;
    const text = await getText(
      changed({
        sessionData: {
          ...sessionData,
          assessment: { ...sessionData.assessment, description: long(2500), source: long(2000) },
        },
        outcomeFactorTableData: {
          columns: outcomeFactorTableData!.columns,
          rows: Array.from({ length: 100 }, () => ({ ...row!, cells: ['All', long(700), long(550)] })),
        },
      }),
    );
    expect(text.split('the end').length - 1).toBe(202);
  });

  it('prints markup as plain text', async () => {
    const name = '<script>alert(1)</script> & "x"';
    const { outcomeSliderData } = document.pdfDocumentData;
    const text = await getText(
      changed({ outcomeSliderData: { ...outcomeSliderData!, markers: [{ at: 0.2, label: name }] } }),
    );
    expect(text).toContain(name);
  });
});

describe('the PDF call', () => {
  it('is open to every signed-in user with a profile, vendor staff included', async () => {
    const { support, withoutProfile } = world.seed.accounts;
    expect((await print(world.anonymous)).status).toBe(401);
    expect((await print(await world.as(withoutProfile))).status).toBe(403);
    expect((await print(await world.as(support))).status).toBe(200);
  });

  it.each([
    ['a name with a blank', changed({}, 'Wes Kim'), 'pdfName'],
    ['a name with a path', changed({}, '../x'), 'pdfName'],
    ['a name that ends the header', changed({}, 'x"\r\nSet-Cookie: a'), 'pdfName'],
    ['another group', { ...document, pdfGroup: 'OTHER' }, 'pdfGroup'],
    ['no result', changed({ outcomeBoxData: [] }), 'pdfDocumentData.outcomeBoxData'],
  ])('rejects %s', async (_what, body, field) => {
    expect(refusedFields(await print(practitioner, body))).toEqual([422, field]);
  });

  it('rejects an unknown field', async () => {
    expect(reasonOf(await print(practitioner, { ...document, more: 1 }))).toEqual([422, unknownName('more')]);
  });

  it('rejects a third simultaneous print of one user', async () => {
    class SilentPrinter extends ReportPrinter {
      accepted = 0;
      override print(...job: Parameters<ReportPrinter['print']>) {
        const printed = super.print(...job);
        this.accepted++;
        return printed;
      }
    }
    const script = new URL(
      'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});',
    );
    const printer = new SilentPrinter({ script, timeoutMs: 60_000 });
    const busy = world.beside({ printer });
    const caller = await busy.as(world.seed.A.practitioners.first);
    const waiting = [print(caller), print(caller)];
    await expect.poll(() => printer.accepted, { timeout: 10_000 }).toBe(2);
    expect((await print(caller)).status).toBe(429);
    for (const _waiting of waiting) printer.close();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(500);
  });

  it('keeps no copy of the document, and audits its user', async () => {
    const pdfName = `AST-0001-${crypto.randomUUID()}`;
    const key = crypto.randomUUID();
    for (const _try of [1, 2])
      expect((await print(practitioner, changed({}, pdfName), { 'Idempotency-Key': key })).status).toBe(200);
    const [kept, rows] = await world.asOwner(async (tx) => [
      await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)),
      await tx
        .select()
        .from(auditRows)
        .where(
          and(eq(auditRows.action, 'renderOutcomePdf'), eq(auditRows.organizationId, world.seed.A.organizationId)),
        ),
    ]);
    expect(kept).toEqual([]);
    const printed = rows.filter(({ entityIds }) => entityIds.includes(pdfName));
    expect(printed.map(({ userId }) => userId)).toEqual(Array(2).fill(world.seed.A.practitioners.first.userId));
    expect(JSON.stringify(printed)).not.toContain('P-100');
  });
});

it('O1 RISK-62 the PDF is not returned when its audit row cannot be written', async () => {
  const owner = (statement: SQL) => world.asOwner((tx) => tx.execute(statement));
  await owner(sql`create function refuse_print() returns trigger language plpgsql as $$
    begin
      if new.action = 'renderOutcomePdf' then raise exception 'no room'; end if;
      return new;
    end $$`);
  await owner(
    sql`create trigger refuse_print before insert on audit_rows for each row execute function refuse_print()`,
  );
  const { status, headers } = await print(practitioner);
  await owner(sql`drop trigger refuse_print on audit_rows`);
  expect([status, headers.get('content-type')]).toEqual([500, 'application/json']);
  expect((await print(practitioner)).status).toBe(200);
});

it('OPEN-029 RISK-62 the page may connect to the external render service when one is configured', () => {
  const policyWith = (more: object) => contentSecurityPolicy(readConfiguration({ SECRET: 's', ...more }), 'n');
  expect(policyWith({ PDF_SERVICE_URL: 'https://pdf.test/render' })).toContain("connect-src 'self' https://pdf.test;");
  expect(policyWith({})).toContain("connect-src 'self';");
});

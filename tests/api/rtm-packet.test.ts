import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { setRtmStatus } from '../../contract/rtm/billing.ts';
import { rtmPacket } from '../../contract/rtm/month.ts';
import { auditRows, careNotes, patients } from '../../server/platform/db/schema.ts';
import { evidenceFixture } from './rtm-evidence.ts';
import { pdfPages } from './pdf-pages.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let fixture: Awaited<ReturnType<typeof evidenceFixture>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
beforeEach(async () => {
  fixture = await evidenceFixture(world, admin);
});
afterAll(() => world.close());

const ask = (who: Caller, yearMonth = '2026-10', patientId = fixture.patientId) =>
  who.call(rtmPacket, { params: { patientId, yearMonth } });
const live = { interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION', contactMode: 'PHONE', credential: 'PT' } as const;

/** An October with a window of three data days and 31 counted minutes of 38 written. */
async function october() {
  await fixture.session('2026-10-05');
  await fixture.session('2026-10-06', { selfReported: 'full' });
  await fixture.answer('2026-10-09');
  const clock = (from: string, to: string) => ({
    startedAt: new Date(`2026-10-07T${from}:00Z`),
    endedAt: new Date(`2026-10-07T${to}:00Z`),
  });
  await fixture.note('2026-10-07', 25, { ...live, ...clock('18:00', '18:25') });
  await fixture.note('2026-10-07', 8, { ...clock('18:22', '18:30'), credential: 'PT' });
  await fixture.note('2026-10-12', 5, { credential: 'AIDE' });
  await fixture.note('2026-10-13', 1);
  await fixture.device('Phone', '2026-09-02T18:00:00Z');
  await fixture.recount();
}

describe('the billing packet', () => {
  it('RTM-07 OPEN-078 ENT-046 ENT-047 ENT-048 is a PDF of codes, data days, minutes, contacts and device', async () => {
    await october();
    const { status, headers, bytes } = await ask(first);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="rtm-packet-${fixture.patientId}-2026-10.pdf"`,
    );
    const pages = pdfPages(bytes);
    // A line may break after a hyphen or a slash, which reads as a blank.
    const text = pages.join(' ').replaceAll(/(?<=\w[-/]) (?=\w)/g, '');
    for (const shown of [
      'RTM Evidence Packet',
      'Clinic A CANARYA0',
      'Patient Ada Lovelace',
      `Patient ID ${fixture.patientId}`,
      'Month October 2026',
      'Time zone Mountain Time',
      '98985 Device supply, 2 to 15 days',
      '10/05/2026 to 11/03/2026',
      'Ready to Bill',
      '98980 Management, first 20 minutes',
      'Window 10/05/2026 to 11/03/2026',
      '3 data days of 30 days',
      '10/05/2026 Session',
      '10/06/2026 Self-reported session',
      '10/09/2026 Survey response',
      // 18:00 to 18:30 is one clock of 30 minutes, and one more of the note without a clock.
      '31 counted minutes, 1 live interaction.',
      '10/07/2026 12:00 PM to 12:25 PM firsta CANARYA1 PT Phone, live 25 25',
      '10/12/2026 - firsta CANARYA1 Aide - 5 0',
      'Set up on 09/01/2026. Device: Phone, paired on 09/02/2026.',
      'Nothing in this month has been billed.',
      `Page 1 of ${pages.length}`,
      'Confidential health information. Created',
    ])
      expect.soft(text).toContain(shown);
    // Minimum necessary: a payer does not read the content of notes.
    for (const absent of ['What was said', 'Draft', 'CANARYA2', 'CANARYB']) expect.soft(text).not.toContain(absent);
  });

  it('RTM-15 RTM-16 names who billed, on whose behalf, and who reverted the billing and why', async () => {
    await october();
    const params = { id: (await fixture.cycle('98985')).id };
    const practitionerId = world.seed.A.practitioners.first.practitionerId!;
    const attestation = { practitionerId, onePractitioner: true, noPhysiologicMonitoring: true, flagsReviewed: true };
    await admin.call(setRtmStatus, { params, body: { status: 'BILLED', attestation } });
    await admin.call(setRtmStatus, { params, body: { status: 'READY_TO_BILL', reason: 'Payer asked for it' } });
    await admin.call(setRtmStatus, { params, body: { status: 'BILLED', attestation } });
    const text = pdfPages((await ask(admin)).bytes).join(' ');
    expect(text).toContain('admina CANARYA0 firsta CANARYA1 No other practitioner bills this period.');
    expect(text).toContain('Billed Ready to Bill admina CANARYA0 Payer asked for it');
  });

  it('is a draft while the month is not over', async () => {
    const now = world.deps.now();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(now);
    await fixture.session(today);
    await fixture.recount(now.toISOString());
    const { status, bytes } = await ask(first, today.slice(0, 7));
    expect(status).toBe(200);
    expect(pdfPages(bytes)[0]).toContain('RTM Evidence Packet (draft)');
    expect(pdfPages(bytes)[0]).toContain('is not over. Codes, days and minutes may still change.');
  });

  it('OPEN-078 answers 404 for a month without a cycle', async () => {
    const { status, problem } = await ask(first);
    expect([status, problem.message]).toEqual([404, 'Evidence packet not found.']);
  });

  it('prints five hundred notes and a long reason completely', async () => {
    const reason = `${'Holiday of the family. '.repeat(20)}Back then.`;
    await fixture.pause('2026-10-20', '2026-10-25', reason);
    await world.asOwner((tx) =>
      tx.insert(careNotes).values(
        Array.from({ length: 500 }, (_, at) => ({
          organizationId: world.seed.A.organizationId,
          patientId: fixture.patientId,
          authorId: world.seed.A.practitioners.first.practitionerId,
          date: `2026-10-${String((at % 28) + 1).padStart(2, '0')}`,
          minutes: 1,
          notes: 'x',
        })),
      ),
    );
    await fixture.recount();
    const { status, bytes } = await ask(first);
    expect(status).toBe(200);
    const pages = pdfPages(bytes);
    const text = pages.join(' ');
    expect(text).toContain('500 counted minutes');
    expect(text).toContain('Back then.');
    expect(text.split('firsta CANARYA1 - - 1 1 -')).toHaveLength(501);
    expect(pages.length).toBeGreaterThan(10);
    // The head of the table is there again on every page of it.
    expect(pages.filter((page) => page.includes('Written Counted Remarks')).length).toBeGreaterThan(8);
  });

  it.each([
    ['Анастасия', 'Παπαδοπούλου', false],
    ['太郎', '山田', true],
  ])('prints the name %s %s, or states that it cannot', async (firstName, lastName, isSaid) => {
    await october();
    await world.asOwner((tx) =>
      tx.update(patients).set({ firstName, lastName }).where(eq(patients.id, fixture.patientId)),
    );
    const { bytes, headers } = await ask(first);
    const [text] = pdfPages(bytes);
    expect(text!.includes(`Patient ${firstName} ${lastName} Date of birth`)).toBe(!isSaid);
    expect(text!.includes('Some characters in this report cannot be printed')).toBe(isSaid);
    expect(headers.get('content-disposition')).not.toContain(firstName);
  });

  it('A1 A3 OPEN-149 is not accessible for a patient of another location or organization', async () => {
    await october();
    const second = await world.as(world.seed.A.practitioners.second);
    const elsewhere = await world.as(world.seed.B.practitioners.admin);
    for (const who of [second, elsewhere]) {
      const { status, problem } = await ask(who);
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
    expect((await ask(world.anonymous)).status).toBe(401);
  });

  it('O1 is audited with its patient', async () => {
    await october();
    await ask(first);
    const rows = await world.asOwner((tx) =>
      tx
        .select()
        .from(auditRows)
        .where(and(eq(auditRows.action, 'rtmPacket'), eq(auditRows.outcome, 200))),
    );
    expect(rows.at(-1)).toMatchObject({ organizationId: world.seed.A.organizationId });
    expect(rows.at(-1)!.entityIds).toContain(String(fixture.patientId));
  });
});

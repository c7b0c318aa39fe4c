import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setRtmStatus } from '../../contract/rtm/billing.ts';
import { getRtmMonth } from '../../contract/rtm/month.ts';
import { evidenceFixture } from './rtm-evidence.ts';
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
  who.call(getRtmMonth, { params: { patientId, yearMonth } });
const detail = async (yearMonth?: string, who = first) => (await ask(who, yearMonth)).body;
const bill = async (code: string) => {
  const { id } = await fixture.cycle(code);
  const practitionerId = world.seed.A.practitioners.first.practitionerId!;
  const attestation = { practitionerId, onePractitioner: true, noPhysiologicMonitoring: true, flagsReviewed: true };
  const { status } = await first.call(setRtmStatus, { params: { id }, body: { status: 'BILLED', attestation } });
  expect(status).toBe(200);
  return id;
};

describe('the evidence of a month', () => {
  it('RTM.md 10 counts overlapping minutes once, and sums minutes and live interactions by author', async () => {
    const live = {
      interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
      contactMode: 'VIDEO',
      credential: 'PT',
    } as const;
    const clock = (from: string, to: string) => ({
      startedAt: new Date(`2026-10-07T${from}:00Z`),
      endedAt: new Date(`2026-10-07T${to}:00Z`),
    });
    const second = world.seed.A.practitioners.second.practitionerId!;
    await fixture.note('2026-10-07', 20, { ...live, ...clock('18:00', '18:20') });
    await fixture.note('2026-10-07', 20, { ...clock('18:10', '18:30'), authorId: second, credential: 'PTA' });
    await fixture.note('2026-10-08', 9, { credential: 'AIDE' });
    await fixture.note('2026-10-09', 4, { ...live, contactMode: 'MESSAGE' });
    await fixture.recount();
    const { notes, authors } = await detail('2026-10', admin);
    expect(
      notes.map(({ date, minutes, countedMinutes, live: isLive }) => [date, minutes, countedMinutes, isLive]),
    ).toEqual([
      ['2026-10-07', 20, 20, true],
      ['2026-10-07', 20, 10, false],
      ['2026-10-08', 9, 0, false],
      ['2026-10-09', 4, 4, false],
    ]);
    expect(notes.map(({ reasons }) => reasons.length)).toEqual([0, 1, 1, 0]);
    expect(notes[0]).toMatchObject({ startedAt: '2026-10-07T18:00:00.000Z', endedAt: '2026-10-07T18:20:00.000Z' });
    expect(
      authors.map(({ author, credential, minutes, contacts }) => [author?.firstName, credential, minutes, contacts]),
    ).toEqual([
      ['firsta', 'PT', 24, 1],
      ['seconda', 'PTA', 10, 0],
    ]);
    // The month's own count is the same: 34 minutes, one contact.
    expect(await fixture.cycle('98980')).toMatchObject({ minutes: 34, liveContacts: 1 });
    expect(JSON.stringify(notes)).not.toContain('What was said');
  });

  it('OPEN-149 hides authors of another location from a practitioner, and still counts the minutes', async () => {
    await fixture.note('2026-10-07', 15, { authorId: world.seed.A.practitioners.second.practitionerId });
    await fixture.recount();
    const { notes, authors } = await detail();
    expect(notes[0]).toMatchObject({ author: null, countedMinutes: 15 });
    expect(authors).toEqual([{ author: null, credential: null, minutes: 15, contacts: 0 }]);
    expect((await detail('2026-10', admin)).notes[0]!.author).toMatchObject({ firstName: 'seconda' });
  });

  it('RTM.md 9 marks data that arrived after billing: a note as not billed, a day as not counted', async () => {
    for (const day of ['2026-10-05', '2026-10-06'])
      await fixture.session(day, { createdAt: new Date(`${day}T18:30:00Z`) });
    await fixture.note('2026-10-07', 22, { interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION' });
    await fixture.recount();
    const supply = await bill('98985');
    await bill('98980');
    const later = new Date(Date.now() + 60_000);
    await fixture.note('2026-10-08', 5, { createdAt: later });
    await fixture.session('2026-10-10', { createdAt: later });
    const { notes, dataDays, codes, history } = await detail('2026-10', admin);
    expect(notes.map(({ countedMinutes }) => countedMinutes)).toEqual([22, 0]);
    expect(notes[1]!.reasons).toEqual([
      { code: 'rtm.noteAfterBilling', text: 'It was written after the month was billed and is not part of that bill.' },
    ]);
    expect(dataDays.at(-1)).toEqual({
      day: '2026-10-10',
      kinds: ['HEP_SESSION'],
      counted: false,
      uncounted: 'AFTER_BILLING',
    });
    expect(codes.find(({ code }) => code === '98985')).toMatchObject({ status: 'BILLED', numActiveDays: 2 });
    expect(history.find(({ cycleId, toStatus }) => cycleId === supply && toStatus === 'BILLED')).toMatchObject({
      code: '98985',
      startDate: '2026-10-05',
      fromStatus: 'READY_TO_BILL',
      byRules: false,
      by: 'firsta CANARYA1',
      attestation: {
        practitioner: { firstName: 'firsta', lastName: 'CANARYA1' },
        onePractitioner: true,
        noPhysiologicMonitoring: true,
        flagsReviewed: true,
      },
    });
  });

  it('keeps the automatic status changes in the history, the newest first', async () => {
    await fixture.session('2026-10-05');
    await fixture.recount('2026-10-10T18:00:00Z');
    await fixture.recount();
    const { history } = await detail();
    expect(history.length).toBeGreaterThan(0);
    expect(history.every(({ byRules, by }) => byRules && by === null)).toBe(true);
    expect(history.map(({ at }) => at)).toEqual(
      history
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(history.find(({ code }) => code === '98985')).toMatchObject({ toStatus: 'ACTIVE_DAYS_INCOMPLETE' });
  });

  it('shows the last paired app of that time, and the pauses of the month', async () => {
    await fixture.device('Old phone', '2026-09-02T18:00:00Z');
    await fixture.device('New phone', '2026-10-20T05:00:00Z');
    await fixture.device('Later phone', '2026-11-01T07:00:00Z');
    await fixture.pause('2026-10-28', '2026-11-02', 'Holiday');
    await fixture.pause('2026-01-01', '2026-01-05');
    const october = await detail();
    // Eleven in the evening of October 19 in Denver.
    expect(october.device).toEqual({ name: 'New phone', pairedOn: '2026-10-19' });
    expect(october.pauses).toEqual([{ from: '2026-10-28', to: '2026-11-02', reason: 'Holiday' }]);
    expect((await detail('2026-09')).device).toEqual({ name: 'Old phone', pairedOn: '2026-09-02' });
    expect((await detail('2026-08')).device).toBeNull();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { adminEarlierScanSession, listAdminScanSessions } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import {
  earlierScanSession,
  getScanParticipant,
  listScanSessions,
  todaysScanSessions,
} from '../../contract/scan-sessions/scan-sessions.ts';
import { participants, scanSessions } from '../../server/platform/db/schema.ts';
import type { Clinic } from './seed.ts';
import { openWorld, singleAccessLayers, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const added: number[] = [];
beforeEach(async () => {
  if (added.length > 0) await world.asOwner((tx) => tx.delete(scanSessions).where(inArray(scanSessions.id, added)));
  added.length = 0;
});

interface Stated {
  at: string;
  value?: number;
  place?: 0 | 1;
  participantId?: number | null;
  assessmentId?: string;
}

/** Adds a Timed Up and Go of the clinic's first participant at its first place by default; returns its id. */
async function addSession(clinic: Clinic, { at, value = 11, place = 0, ...stated }: Stated): Promise<number> {
  const { participantId = clinic.participants[0], assessmentId = 'AST-0009' } = stated;
  const [row] = await world.asOwner((tx) =>
    tx
      .insert(scanSessions)
      .values({
        organizationId: clinic.organizationId,
        locationId: clinic.locations[place],
        sessionUuid: crypto.randomUUID(),
        participantId,
        assessmentId,
        results: [{ id: 'time', name: 'Time', value, units: 's' }],
        meta: { demographics: { age: 71, sex: 'FEMALE' } },
        createdAt: new Date(at),
      })
      .returning({ id: scanSessions.id }),
  );
  added.push(row!.id);
  return row!.id;
}

describe('the session before a scan session', () => {
  it('is the last one of the same participant and assessment, wherever it was among the own locations', async () => {
    const { A } = world.seed;
    await addSession(A, { at: '2026-11-14T16:00:00Z', value: 14 });
    const last = await addSession(A, { at: '2026-11-15T16:00:00Z', value: 13, place: 1 });
    const own = await addSession(A, { at: '2026-11-16T16:00:00Z' });
    await addSession(A, { at: '2026-11-17T16:00:00Z' });
    await addSession(A, { at: '2026-11-15T17:00:00Z', assessmentId: 'AST-0010' });
    await addSession(A, { at: '2026-11-15T17:00:00Z', participantId: A.participants[1] });
    const ask = async (who: Clinic['practitioners']['first'], id = own) =>
      (await (await world.as(who)).call(earlierScanSession, { params: { id } })).body;
    expect(await ask(A.practitioners.admin)).toMatchObject({
      id: last,
      createdDate: '2026-11-15T16:00:00.000Z',
      session: { data: { assessmentId: 'AST-0009', results: [{ id: 'time', value: 13, units: 's' }] } },
      location: { timezone: 'America/Denver' },
    });
    // A provider of the first location does not see what was measured at the second.
    expect((await ask(A.practitioners.first))?.session.data.results[0]?.value).toBe(14);
  });

  it('is the one that was stored earlier of two at the same moment, and none before the first or without a participant', async () => {
    const { A } = world.seed;
    const admin = await world.as(A.practitioners.admin);
    const ask = async (id: number) => (await admin.call(earlierScanSession, { params: { id } })).body;
    const at = '2025-01-15T16:00:00Z';
    const [one, other] = [await addSession(A, { at }), await addSession(A, { at })];
    expect((await ask(other))?.id).toBe(one);
    expect(await ask(one)).toBeNull();
    await addSession(A, { at, participantId: null });
    expect(await ask(await addSession(A, { at: '2025-01-16T16:00:00Z', participantId: null }))).toBeNull();
  });

  it('A3 OPEN-106 is never that of another organization with the same UID, by either access layer alone', async () => {
    const { A, B } = world.seed;
    const [same] = await world.asOwner(async (tx) => {
      const [own] = await tx.select().from(participants).where(eq(participants.id, A.participants[0]));
      return tx.insert(participants).values({ organizationId: B.organizationId, uid: own!.uid }).returning();
    });
    const foreign = await addSession(B, { at: '2026-11-15T16:00:00Z', participantId: same!.id });
    const own = await addSession(A, { at: '2026-11-16T16:00:00Z' });
    for (const accessLayers of singleAccessLayers) {
      const first = await world.beside({ accessLayers }).as(A.practitioners.first);
      const earlier = await first.call(earlierScanSession, { params: { id: own } });
      expect(earlier.status).toBe(200);
      expect(earlier.body?.id).not.toBe(foreign);
      expect((await first.call(earlierScanSession, { params: { id: foreign } })).status).toBe(404);
      expect((await first.call(getScanParticipant, { params: { id: same!.id } })).status).toBe(404);
      const own1 = (await first.call(getScanParticipant, { params: { id: A.participants[0] } })).body;
      expect(own1.sessions.map(({ id }) => id)).not.toContain(foreign);
    }
  });

  it('SEC-09 is shown to vendor staff, who may read every organization, and to nobody else by the vendor’s call', async () => {
    const { A, accounts } = world.seed;
    const earlier = await addSession(A, { at: '2026-11-15T16:00:00Z' });
    const id = await addSession(A, { at: '2026-11-16T16:00:00Z' });
    const vendor = await world.as(accounts.vendorAdmin);
    expect((await vendor.call(adminEarlierScanSession, { params: { id } })).body?.id).toBe(earlier);
    const first = await world.as(A.practitioners.first);
    expect((await first.call(adminEarlierScanSession, { params: { id } })).status).toBe(403);
  });
});

describe('a scan participant', () => {
  it('ENT-087 has all sessions at the own locations, newest first', async () => {
    const { A } = world.seed;
    const later = await addSession(A, { at: '2026-11-19T16:00:00Z', assessmentId: 'AST-0011' });
    const elsewhere = await addSession(A, { at: '2026-11-20T16:00:00Z', place: 1 });
    const ask = async (who: Clinic['practitioners']['first']) =>
      (await (await world.as(who)).call(getScanParticipant, { params: { id: A.participants[0] } })).body;
    expect(await ask(A.practitioners.admin)).toMatchObject({
      id: A.participants[0],
      uid: 'U-CANARYA1',
      isArchived: false,
      sessions: [{ id: elsewhere }, { id: later }, { id: A.scanSessions[0] }],
      totalSessions: 3,
    });
    const limited = await ask(A.practitioners.first);
    expect([limited.sessions.map(({ id }) => id), limited.totalSessions]).toEqual([[later, A.scanSessions[0]], 2]);
  });

  it('A1 without sessions at the own locations answers the same as an unknown one', async () => {
    const { A, B } = world.seed;
    const first = await world.as(A.practitioners.first);
    for (const id of [A.participants[1], B.participants[0], 999_999]) {
      const { status, problem } = await first.call(getScanParticipant, { params: { id } });
      expect([status, problem.message]).toEqual([404, 'Participant not found.']);
    }
  });

  it('is found by a part of the UID, within the own organization, by vendor staff in all', async () => {
    const { A } = world.seed;
    const admin = await world.as(A.practitioners.admin);
    const find = async (participant: string) =>
      (await admin.call(listScanSessions, { query: { participant } })).body.items.map(({ id }) => id);
    expect(await find('canarya1')).toEqual([A.scanSessions[0]]);
    expect(await find('%')).toEqual([]);
    expect(await find('CANARYB')).toEqual([]);
    const vendor = await world.as(world.seed.accounts.vendorAdmin);
    const { items } = (await vendor.call(listAdminScanSessions, { query: { participant: 'canary' } })).body;
    expect(new Set(items.map(({ organization }) => organization.id)).size).toBe(2);
  });
});

describe("today's scan sessions", () => {
  it('DASH-03 OPEN-058 are those of the day in the organization’s time zone, counted by risk', async () => {
    // The tests' clock says November 23, 2026, 15:00 UTC, which is 08:00 in Denver.
    const { A } = world.seed;
    await addSession(A, { at: '2026-11-23T06:59:59Z', value: 20 });
    const first = await addSession(A, { at: '2026-11-23T07:00:00Z', value: 12 });
    const low = await addSession(A, { at: '2026-11-23T14:00:00Z', value: 11, participantId: A.participants[1] });
    const elsewhere = await addSession(A, { at: '2026-11-23T14:30:00Z', assessmentId: 'AST-0004', place: 1 });
    const ask = async (who: Clinic['practitioners']['first'], query = {}) =>
      (await (await world.as(who)).call(todaysScanSessions, { query })).body;
    const all = await ask(A.practitioners.admin);
    expect(all).toMatchObject({
      day: '2026-11-23',
      sessions: 3,
      participants: 2,
      risks: { HIGH: 1, LOW: 1, NOT_ASSESSED: 1 },
    });
    expect(all.newest.map(({ id }) => id)).toEqual([elsewhere, low, first]);
    expect(await ask(A.practitioners.first)).toMatchObject({ sessions: 2, risks: { HIGH: 1, LOW: 1 } });
    expect((await ask(A.practitioners.admin, { locationIds: String(A.locations[1]) })).sessions).toBe(1);
    expect((await ask(world.seed.B.practitioners.admin)).sessions).toBe(0);
  });
});

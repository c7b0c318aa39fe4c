import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listScanSessions } from '../../contract/scan-sessions/scan-sessions.ts';
import { organizations, participants, scanSessions } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { measuredSession, post } from './scan-client.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

const session = (change: object = {}) => measuredSession(world.seed.A, change);
const rows = (uuid: string) => stored(world, scanSessions, eq(scanSessions.sessionUuid, uuid));
const participantsNamed = (uid: string) => stored(world, participants, eq(participants.uid, uid));

describe('a scan session', () => {
  it('ENT-084 ENT-085 ENT-086 ENT-087 ENT-089 is returned and listed as it was measured', async () => {
    const { A } = world.seed;
    const body = session({ participantUid: 'P-NEW' });
    const { status, body: taken } = await post(first, body);
    expect(status).toBe(201);
    expect(taken).toEqual({
      id: expect.any(Number),
      createdDate: '2026-11-20T15:00:00.000Z',
      updatedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      sessionUUID: body.sessionUUID,
      session: {
        type: 'SCAN-1',
        data: {
          assessmentId: 'AST-0024',
          results: [...body.results, { id: 'avg-speed', name: 'Avg Speed', value: 1.1, units: 'm/s' }],
        },
        meta: { demographics: { age: 71, sex: 'FEMALE' } },
      },
      location: { id: A.locations[0], name: expect.stringContaining('Place 1'), timezone: 'America/Denver' },
      practitioner: { firstName: 'firsta', lastName: 'CANARYA1' },
      organization: { id: A.organizationId, name: 'Clinic A CANARYA0', logoUrl: null },
      artifacts: [],
      participant: { id: expect.any(Number) as number, uid: 'P-NEW', isArchived: false, archivedDate: null },
      resultsInsights: body.resultsInsights,
    });
    const { items } = (await first.call(listScanSessions, { query: { sessionUUID: body.sessionUUID } })).body;
    expect(items).toEqual([taken]);
  });

  it('ENT-086 can omit the participant, insights and the time', async () => {
    const { recordedAt: _, ...rest } = session({ meta: { demographics: null }, resultsInsights: null, results: [] });
    const before = Date.now();
    const { body } = await post(first, rest);
    expect(body).toMatchObject({
      session: { data: { results: [] }, meta: { demographics: null } },
      resultsInsights: null,
    });
    expect(Date.parse(body.createdDate)).toBeGreaterThanOrEqual(before);
    const half = await post(first, session({ meta: { demographics: { age: null, sex: null } } }));
    expect(half.body.session.meta.demographics).toEqual({ age: null, sex: null });
  });

  it('CONST-05 has the type SCAN-1, explicitly or by default, and no other', async () => {
    const explicit = await post(first, session({ type: 'SCAN-1' }));
    expect([explicit.status, explicit.body.session.type]).toEqual([201, 'SCAN-1']);
    const other = session({ type: 'SCAN-2' });
    const refused = await post(first, other);
    expect([refused.status, refused.problem.fields]).toEqual([422, { type: 'Not a valid session type' }]);
    expect(await rows(other.sessionUUID)).toEqual([]);
  });

  it('ENT-087 belongs to the organization’s participant of that uid, who may be new', async () => {
    const { A, B } = world.seed;
    const inB = await world.as(B.practitioners.admin);
    for (const [who, at] of [
      [first, A],
      [first, A],
      [inB, B],
    ] as const)
      expect((await post(who, measuredSession(at, { participantUid: 'P-TWICE' }))).status).toBe(201);
    const named = await participantsNamed('P-TWICE');
    expect(named.map(({ organizationId }) => organizationId)).toEqual([A.organizationId, B.organizationId]);
    await Promise.all([1, 2, 3].map(() => post(first, session({ participantUid: 'P-AT-ONCE' }))));
    expect(await participantsNamed('P-AT-ONCE')).toHaveLength(1);
  });

  it('C1 is stored once, however often it is sent', async () => {
    const body = session();
    const replies = await Promise.all([1, 2, 3].map(() => post(first, body)));
    replies.push(await post(first, { ...body, sessionUUID: body.sessionUUID.toUpperCase() }));
    replies.push(await post(first, Object.fromEntries(Object.entries(body).toReversed())));
    for (const { status, body: answer } of replies) expect([status, answer]).toEqual([201, replies[0]!.body]);
    expect(await rows(body.sessionUUID)).toHaveLength(1);
  });

  it.each([
    { participantUid: 'P-0002' },
    { assessmentId: 'AST-0001' },
    { clientVersion: '2.19.0' },
    { results: [] },
    { meta: { demographics: { age: 72, sex: 'FEMALE' } } },
    { resultsInsights: null },
    { recordedAt: '2026-11-20T15:00:01.000Z' },
    { recordedAt: undefined },
  ])('is rejected under a UUID that has another body: %j', async (change) => {
    const body = session();
    await post(first, body);
    const before = await checksums(world.database);
    const again = await post(first, { ...body, ...change });
    expect(again.problem).toMatchObject({ status: 409, message: 'That sessionUUID is already in use.' });
    expect(await checksums(world.database)).toEqual(before);
  });

  it('from a client whose clock is ahead gets the current time', async () => {
    const recordedAt = new Date(Date.now() + 86_400_000).toISOString();
    const body = session({ recordedAt });
    const { createdDate } = (await post(first, body)).body;
    expect(Date.parse(createdDate)).toBeLessThanOrEqual(Date.now());
    expect((await post(first, body)).body.createdDate).toBe(createdDate);
  });
});

const unknownPlace = { locationId: 'Location not found' };
describe('a scan session is rejected', () => {
  it.each([
    ['a practitioner, at another location of the clinic', 'first', 1],
    ['a practitioner without location', 'none', 0],
  ] as const)('SEC-02 for %s', async (_, name, place) => {
    const { A } = world.seed;
    const before = await checksums(world.database);
    const body = session({ locationId: A.locations[place] });
    const refused = await post(await world.as(A.practitioners[name]), body);
    expect(refused.problem).toMatchObject({ status: 422, fields: unknownPlace });
    expect(await checksums(world.database)).toEqual(before);
  });

  it('SEC-02 at another clinic’s location or under its UUID', async () => {
    const { A, B } = world.seed;
    const before = await checksums(world.database);
    expect(reasonOf(await post(admin, session({ locationId: B.locations[0] })))).toEqual([422, unknownPlace]);
    for (const sessionUUID of [B.scanSessionUuids[0], A.scanSessionUuids[1]])
      expect((await post(first, session({ sessionUUID }))).problem).toMatchObject({
        status: 409,
        message: 'That sessionUUID is already in use.',
      });
    expect(await checksums(world.database)).toEqual(before);
  });

  /** Where the conditions are missing, the database refuses to write at a location that the organization knows. */
  it.each([
    [{ app: true, rls: false }, [422, unknownPlace]],
    [{ app: false, rls: true }, [404, 'Not found.']],
  ])('A3 for another location with either access layer alone: %j', async (accessLayers, atOtherPlace) => {
    const { A, B } = world.seed;
    const who = await world.beside({ accessLayers }).as(A.practitioners.first);
    const before = await checksums(world.database);
    expect(reasonOf(await post(who, session({ locationId: A.locations[1] })))).toEqual(atOtherPlace);
    expect(reasonOf(await post(who, session({ locationId: B.locations[0] })))).toEqual([422, unknownPlace]);
    expect(await checksums(world.database)).toEqual(before);
  });

  it('for an organization that does not use Scan', async () => {
    const { B } = world.seed;
    const use = (products: string[]) =>
      world.asOwner((tx) => tx.update(organizations).set({ products }).where(eq(organizations.id, B.organizationId)));
    await use(['HEALTH', 'GAIT', 'PRO']);
    expect((await post(await world.as(B.practitioners.admin), measuredSession(B))).status).toBe(403);
    await use(['SCAN']);
    expect((await post(await world.as(B.practitioners.admin), measuredSession(B))).status).toBe(201);
  });

  it('from clients that are not signed in, disabled or unknown, and from vendor staff for a clinic', async () => {
    const { accounts } = world.seed;
    expect((await post(world.anonymous, session())).status).toBe(401);
    expect([401, 403]).toContain((await post(await world.as(accounts.disabled), session())).status);
    expect((await post(await world.as(accounts.unknownGroups), session())).status).toBe(403);
    expect(reasonOf(await post(await world.as(accounts.support), session()))).toEqual([422, unknownPlace]);
  });
});

const result = { id: 'r1', name: 'Reach', value: 10, units: 'in' };
describe('J3 an invalid scan session is rejected and nothing is stored', () => {
  it.each<[string, object, object]>([
    ['an invalid UUID', { sessionUUID: 'not-a-uuid' }, { sessionUUID: 'Not a valid UUID' }],
    ['an unknown assessment', { assessmentId: 'AST-9999' }, { assessmentId: 'Not a valid assessment' }],
    ['an invalid assessment', { assessmentId: 'AST-1' }, { assessmentId: 'Not a valid assessment' }],
    ['no participant', { participantUid: ' ' }, { participantUid: 'Participant UID is required' }],
    [
      'a participant of two lines',
      { participantUid: 'P\n1' },
      { participantUid: 'Contains characters that are not allowed' },
    ],
    [
      'a participant that is too long',
      { participantUid: 'P'.repeat(65) },
      { participantUid: 'Max Character Limit is 64' },
    ],
    ['an invalid location', { locationId: -1 }, { locationId: 'Not a valid ID' }],
    [
      '201 results',
      { results: Array.from({ length: 201 }, () => result) },
      { results: 'A session has at most 200 results' },
    ],
    ['a result without name', { results: [{ ...result, name: '' }] }, { 'results.0.name': 'Result name is required' }],
    [
      'a value that is no number',
      { results: [{ ...result, value: '10' }] },
      { 'results.0.value': 'Value must be a number' },
    ],
    ['a result with an unknown field', { results: [{ ...result, colour: 'red' }] }, unknownName('colour', 'results.0')],
    ['meta with an unknown field', { meta: { demographics: null, patient: 'Ada' } }, unknownName('patient', 'meta')],
    [
      'an age that can be none',
      { meta: { demographics: { age: 131, sex: null } } },
      { 'meta.demographics.age': 'Age must be a whole number from 0 to 130' },
    ],
    [
      'half a year',
      { meta: { demographics: { age: 7.5, sex: null } } },
      { 'meta.demographics.age': 'Age must be a whole number from 0 to 130' },
    ],
    [
      'a sex that is unknown',
      { meta: { demographics: { age: null, sex: 'female' } } },
      { 'meta.demographics.sex': 'Choose one of: MALE, FEMALE' },
    ],
    ['insights that are a list', { resultsInsights: [1] }, { resultsInsights: 'Must be an object' }],
    [
      'insights of 100,001 characters',
      { resultsInsights: { note: 'x'.repeat(100_001 - '{"note":""}'.length) } },
      { resultsInsights: 'Insights have at most 100000 characters' },
    ],
    ['an invalid time', { recordedAt: 'yesterday' }, { recordedAt: 'Not a valid date and time' }],
    ['a time of the last century', { recordedAt: '1999-12-31T23:59:59Z' }, { recordedAt: 'The date is out of range' }],
    ['an explicit practitioner', { practitionerId: 1 }, unknownName('practitionerId')],
    ['an explicit organization', { organizationId: 1 }, unknownName('organizationId')],
  ])('with %s', async (_, change, fields) => {
    const before = await checksums(world.database);
    expect(reasonOf(await post(first, session(change)))).toEqual([422, fields]);
    expect(await checksums(world.database)).toEqual(before);
  });

  it('with an infinite number', async () => {
    const text = JSON.stringify(session()).replace('"value":1.2', '"value":1e999');
    expect(reasonOf(await first.send('POST', '/api/v2/scan/sessions', { body: text }))).toEqual([
      422,
      { 'results.0.value': 'Value must be a number' },
    ]);
  });

  it.each([
    ['\\u0000', 'value'],
    ['\\ud800', 'value'],
    ['\\u0000', 'name'],
    ['\\ud800', 'name'],
  ])('with a character that cannot be stored, %s in a %s of the insights', async (character, where) => {
    const member = where === 'name' ? `"a${character}":1` : `"a":"b${character}"`;
    const text = JSON.stringify(session({ resultsInsights: {} })).replace(
      '"resultsInsights":{}',
      `"resultsInsights":{${member}}`,
    );
    const reply = await first.send('POST', '/api/v2/scan/sessions', { body: text });
    expect(reply.problem).toMatchObject({ status: 400, message: 'The body has a character that is not allowed.' });
  });

  it('but 200 results and insights of 100,000 characters are accepted', async () => {
    const results = Array.from({ length: 200 }, (_, at) => ({ ...result, id: `r${at}` }));
    const resultsInsights = { note: 'x'.repeat(100_000 - '{"note":""}'.length) };
    const { status, body } = await post(first, session({ results, resultsInsights }));
    expect(status).toBe(201);
    expect(body.resultsInsights).toEqual(resultsInsights);
  });

  it('with more than 300 kB', async () => {
    expect((await post(first, session({ resultsInsights: { note: 'x'.repeat(300_000) } }))).status).toBe(413);
  });
});

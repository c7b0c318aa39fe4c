import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addEhrConnection,
  listEhrConnections,
  removeEhrConnection,
  replaceEhrSecret,
} from '../../contract/ehr-launch/connections.ts';
import { confirmEhrPatient, finishEhrLaunch, listEhrs, startEhrLaunch } from '../../contract/ehr-launch/launches.ts';
import { LAUNCH_MINUTES } from '../../contract/ehr-launch/limits.ts';
import { auditRows, ehrConnections, ehrLaunches } from '../../server/platform/db/schema.ts';
import { openFakeEhr, type FakeEhr } from './fake-ehr.ts';
import { patientFixture } from './patient-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

const PORTAL = 'http://portal.clinic.test';
const SECRET = 'a secret + of the EHR';
let world: World;
let admin: Caller;
let provider: Caller;
let fixture: ReturnType<typeof patientFixture>;
let ehr: FakeEhr;
let connectionId: number;
beforeAll(async () => {
  world = await openWorld({ environment: { PUBLIC_URL: PORTAL, WEBHOOK_LOOPBACK: '1' } });
  admin = await world.as(world.seed.A.practitioners.admin);
  provider = await world.as(world.seed.A.practitioners.first);
  fixture = patientFixture(world, admin);
  ehr = await openFakeEhr({
    clientId: 'portal',
    secret: SECRET,
    redirectUri: (issuer) => `${PORTAL}/ehr/callback/${new URL(issuer).host}/fhir/`,
  });
  const body = { name: 'City Hospital', issuer: `${ehr.issuer}/`, clientId: 'portal', clientSecret: SECRET };
  const added = await admin.call(addEhrConnection, { body });
  connectionId = added.body.id;
});
afterAll(async () => {
  await ehr.close();
  await world.close();
});
afterEach(() => {
  world.offsetMs = 0;
  for (const name of Object.keys(ehr.behavior)) delete ehr.behavior[name as keyof FakeEhr['behavior']];
});

/** The page that is the EHR's own. */
const callback = () => `/ehr/callback/${new URL(ehr.issuer).host}/fhir/`;
const start = (caller: Caller, iss = ehr.issuer) => caller.call(startEhrLaunch, { body: { iss, launch: 'xyz123' } });

/** A whole launch, up to where it leads. */
async function launch(caller: Caller, patientId?: string) {
  const { body } = await start(caller);
  const { state, code } = ehr.authorize(body.url, patientId);
  return caller.call(finishEhrLaunch, { body: { page: callback(), state, code } });
}

const ada = {
  name: [{ use: 'official' as const, family: 'Lovelace', given: ['Ada', 'King'] }],
  birthDate: '1985-12-10',
  gender: 'female' as const,
};

describe('connections', () => {
  it('SMART-07 an admin connects EHRs; nobody sees a client secret, and it is stored encrypted', async () => {
    const { body } = await admin.call(listEhrConnections);
    expect(body.items).toMatchObject([
      {
        name: 'City Hospital',
        issuer: ehr.issuer,
        clientId: 'portal',
        hasSecret: true,
        createdBy: { lastName: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    const rows = await world.asOwner((tx) => tx.select().from(ehrConnections));
    expect(JSON.stringify(rows)).not.toContain('of the EHR');
    expect((await provider.call(listEhrConnections)).status).toBe(403);
    const refused = await provider.call(removeEhrConnection, { params: { id: connectionId } });
    expect(refused.status).toBe(403);
    const ofOthers = await world.as(world.seed.B.practitioners.admin);
    expect((await ofOthers.call(removeEhrConnection, { params: { id: connectionId } })).status).toBe(404);
  });

  it.each([
    ['http://ehr.example.com/fhir', 'ehrLaunch.issuerHttps'],
    ['https://user:word@ehr.example.com/fhir', 'ehrLaunch.issuerHttps'],
    ['https://ehr.example.com/fhir?a=b', 'ehrLaunch.issuerHttps'],
    ['not an address', 'ehrLaunch.issuerInvalid'],
    ['', 'ehrLaunch.issuerRequired'],
  ])('SMART-07 the address of an EHR is checked: %s', async (issuer, code) => {
    const reply = await admin.call(addEhrConnection, {
      body: { name: 'EHR', issuer, clientId: 'portal', clientSecret: null },
    });
    expect(reply.status).toBe(422);
    expect(reply.problem.fieldCodes).toMatchObject({ issuer: { code } });
  });

  it('SMART-07 an EHR is connected once', async () => {
    const body = { name: 'Again', issuer: ehr.issuer, clientId: 'portal', clientSecret: null };
    expect((await admin.call(addEhrConnection, { body })).problem.code).toBe('ehrLaunch.issuerTaken');
  });
});

describe('a launch', () => {
  it('SMART-08 asks the EHR to read the patient of this launch, with PKCE and a state of its own', async () => {
    const { status, body } = await start(provider);
    expect(status).toBe(201);
    const { parameters } = ehr.authorize(body.url);
    expect(Object.fromEntries(parameters)).toEqual({
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: `${PORTAL}${callback()}`,
      launch: 'xyz123',
      scope: 'launch patient/Patient.r',
      state: expect.stringMatching(/^[\w-]{43}$/),
      aud: ehr.issuer,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const again = ehr.authorize((await start(provider)).body.url);
    expect(again.parameters.get('state')).not.toBe(parameters.get('state'));
  });

  it('SMART-08 asks an EHR that knows the first version of scopes by them', async () => {
    ehr.behavior.configuration = { capabilities: ['launch-ehr'] };
    const { body } = await start(provider);
    expect(new URL(body.url).searchParams.get('scope')).toBe('launch patient/Patient.read');
  });

  it('SMART-11 begins by itself, and asks the EHR for a patient to be chosen', async () => {
    const { body: ehrs } = await provider.call(listEhrs);
    expect(ehrs.items).toEqual([{ id: connectionId, name: 'City Hospital', issuer: ehr.issuer }]);
    const ofOthers = await world.as(world.seed.B.practitioners.first);
    expect((await ofOthers.call(listEhrs)).body.items).toEqual([]);
    const begin = () => provider.call(startEhrLaunch, { body: { iss: ehr.issuer, launch: null } });
    expect((await begin()).problem.code).toBe('ehrLaunch.unusable');
    ehr.behavior.configuration = { capabilities: ['launch-standalone', 'permission-v2'] };
    expect((await start(provider)).problem.code).toBe('ehrLaunch.unusable');
    ehr.behavior.patient = ada;
    const { state, code, parameters } = ehr.authorize((await begin()).body.url, 'p-chosen');
    expect(parameters.get('launch')).toBeNull();
    expect(parameters.get('scope')).toBe('launch/patient patient/Patient.r');
    expect(parameters.get('aud')).toBe(ehr.issuer);
    expect(parameters.get('code_challenge_method')).toBe('S256');
    const found = await provider.call(finishEhrLaunch, { body: { page: callback(), state, code } });
    expect(found.body).toMatchObject({ ehr: 'City Hospital', patient: { lastName: 'Lovelace' } });
    const nobody = ehr.authorize((await begin()).body.url);
    const none = await provider.call(finishEhrLaunch, {
      body: { page: callback(), state: nobody.state, code: nobody.code },
    });
    expect(none.problem.code).toBe('ehrLaunch.noPatient');
  });

  it('SMART-08 calls no EHR that the organization has not connected', async () => {
    const before = ehr.requests.length;
    const ofOthers = await world.as(world.seed.B.practitioners.admin);
    for (const reply of [await start(provider, 'https://other.example.com/fhir'), await start(ofOthers)]) {
      expect(reply.status).toBe(404);
      expect(reply.problem.code).toBe('ehrLaunch.unknownIssuer');
    }
    expect(ehr.requests.length).toBe(before);
    expect((await world.anonymous.call(startEhrLaunch, { body: { iss: ehr.issuer, launch: 'a' } })).status).toBe(401);
  });

  it.each<[string, object, string]>([
    ['cannot launch', { capabilities: ['launch-standalone'] }, 'ehrLaunch.unusable'],
    ['knows another PKCE', { code_challenge_methods_supported: ['plain'] }, 'ehrLaunch.unusable'],
    ['has no token endpoint', { token_endpoint: undefined }, 'ehrLaunch.unusable'],
    ['has a token endpoint without https', { token_endpoint: 'http://ehr.example.com/token' }, 'ehrLaunch.unusable'],
  ])('SMART-08 goes to no EHR that %s', async (_what, configuration, code) => {
    ehr.behavior.configuration = configuration;
    expect((await start(provider)).problem.code).toBe(code);
  });

  it('SMART-08 follows no redirect, and reaches no private address', async () => {
    ehr.behavior.redirectTo = `${ehr.issuer}/elsewhere`;
    const before = ehr.requests.length;
    expect((await start(provider)).problem.code).toBe('ehrLaunch.unreachable');
    expect(ehr.requests.length).toBe(before + 1);
    const body = { name: 'Inside', issuer: 'https://private.example.com/fhir', clientId: 'portal', clientSecret: null };
    const { body: inside } = await admin.call(addEhrConnection, { body });
    expect((await start(provider, inside.issuer)).problem.code).toBe('ehrLaunch.unreachable');
    await admin.call(removeEhrConnection, { params: { id: inside.id } });
  });

  it('SMART-09 the way back is good once, for some minutes, for the person who began it', async () => {
    ehr.behavior.patient = ada;
    const { body } = await start(provider);
    const { state, code } = ehr.authorize(body.url, 'p-1');
    const other = await world.as(world.seed.A.practitioners.second);
    expect((await other.call(finishEhrLaunch, { body: { page: callback(), state, code } })).problem.code).toBe(
      'ehrLaunch.expired',
    );
    expect((await provider.call(finishEhrLaunch, { body: { page: callback(), state, code } })).status).toBe(200);
    expect((await provider.call(finishEhrLaunch, { body: { page: callback(), state, code } })).problem.code).toBe(
      'ehrLaunch.expired',
    );
    const late = ehr.authorize((await start(provider)).body.url, 'p-1');
    world.offsetMs = LAUNCH_MINUTES * 60_000 + 1000;
    const reply = await provider.call(finishEhrLaunch, {
      body: { page: callback(), state: late.state, code: late.code },
    });
    expect(reply.problem.code).toBe('ehrLaunch.expired');
  });

  it('SMART-13 an answer on the page of another EHR is refused, and ends the launch', async () => {
    ehr.behavior.patient = ada;
    const { state, code } = ehr.authorize((await start(provider)).body.url, 'p-1');
    const before = ehr.requests.length;
    const answer = (page: string) => provider.call(finishEhrLaunch, { body: { page, state, code } });
    expect((await answer('/ehr/callback/ehr.example.com/fhir/')).problem.code).toBe('ehrLaunch.expired');
    expect((await answer(callback())).problem.code).toBe('ehrLaunch.expired');
    expect(ehr.requests).toHaveLength(before);
  });

  it('SMART-09 says why there is no patient', async () => {
    const { body } = await start(provider);
    const { state } = ehr.authorize(body.url, 'p-1');
    expect((await provider.call(finishEhrLaunch, { body: { page: callback(), state, code: null } })).problem.code).toBe(
      'ehrLaunch.denied',
    );
    const wrong = ehr.authorize((await start(provider)).body.url, 'p-1');
    const denied = await provider.call(finishEhrLaunch, {
      body: { page: callback(), state: wrong.state, code: 'another code' },
    });
    expect(denied.problem.code).toBe('ehrLaunch.denied');
    expect((await launch(provider)).problem.code).toBe('ehrLaunch.noPatient');
    ehr.behavior.patient = null;
    expect((await launch(provider, 'p-1')).problem.code).toBe('ehrLaunch.denied');
  });

  it('SMART-09 keeps no token of the EHR', async () => {
    ehr.behavior.patient = ada;
    await launch(provider, 'p-1');
    const used = ehr.requests.at(-1)!.authorization!.replace('Bearer ', '');
    const rows = await world.asOwner(async (tx) => [
      await tx.select().from(ehrLaunches),
      await tx.select().from(ehrConnections),
    ]);
    expect(JSON.stringify(rows)).not.toContain(used);
    expect(JSON.stringify(world.log)).not.toContain(used);
  });
});

describe('the patient of a launch', () => {
  it('SMART-10 is found by family name, given name and date of birth, and opened at once after it was confirmed', async () => {
    const { id } = await fixture.added({ firstName: 'Ada', lastName: 'LOVELACE', dob: '1985-12-10' });
    await fixture.added({ firstName: 'Ada', lastName: 'Lovelace', dob: '1986-12-10' });
    await fixture.added({ firstName: 'Ann', lastName: 'Lovelace', dob: '1985-12-10' });
    ehr.behavior.patient = ada;
    const { body } = await launch(provider, 'p-1');
    expect(body).toMatchObject({
      ehr: 'City Hospital',
      match: 'NAME',
      patient: { firstName: 'Ada', lastName: 'Lovelace', dob: '1985-12-10', sex: 'FEMALE' },
      candidates: [{ id, firstName: 'Ada', lastName: 'LOVELACE', location: expect.any(String), discharged: false }],
    });
    const confirm = (patientId: number) =>
      provider.call(confirmEhrPatient, { params: { id: body.id }, body: { patientId } });
    expect((await confirm(world.seed.A.patients[0])).problem.code).toBe('ehrLaunch.notOffered');
    expect((await confirm(id)).status).toBe(204);
    // Another name in the EHR changes nothing any more.
    ehr.behavior.patient = { ...ada, name: [{ family: 'Byron', given: ['Ada'] }] };
    expect((await launch(provider, 'p-1')).body).toMatchObject({ match: 'CONFIRMED', candidates: [{ id }] });
    expect((await launch(provider, 'p-2')).body).toMatchObject({ match: 'NONE', candidates: [] });
    const rows = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, 'confirmEhrPatient')),
    );
    expect(rows.at(-1)).toMatchObject({ entityIds: expect.arrayContaining([String(id)]) });
  });

  it('SMART-10 is found by an identifier of the portal first', async () => {
    const { id } = await fixture.added({ firstName: 'Rosalind', lastName: 'Franklin', dob: '1970-07-25' });
    const identifier = [{ system: `${PORTAL}/fhir/R4/identifier/patient`, value: String(id) }];
    ehr.behavior.patient = { ...ada, identifier };
    expect((await launch(provider, 'p-3')).body).toMatchObject({ match: 'IDENTIFIER', candidates: [{ id }] });
    ehr.behavior.patient = { ...ada, birthDate: '1900-01-01', identifier: [{ system: 'urn:mrn', value: String(id) }] };
    expect((await launch(provider, 'p-3')).body).toMatchObject({ match: 'NONE' });
  });

  it('SMART-10 SEC-02 is never one whom the user may not see', async () => {
    const [own, others] = world.seed.A.patients;
    const identifier = [own, others, world.seed.B.patients[0]].map((id) => ({
      system: `${PORTAL}/fhir/R4/identifier/patient`,
      value: String(id),
    }));
    ehr.behavior.patient = { identifier };
    const found = async (caller: Caller) => (await launch(caller, 'p-4')).body.candidates.map(({ id }) => id);
    expect(await found(provider)).toEqual([own]);
    expect(await found(admin)).toEqual([own, others]);
  });

  it('SMART-07 a replaced secret is used, and a removed connection launches nothing', async () => {
    ehr.behavior.patient = ada;
    const replace = (clientSecret: string) =>
      admin.call(replaceEhrSecret, { params: { id: connectionId }, body: { clientSecret } });
    await replace('another one');
    expect((await launch(provider, 'p-1')).problem.code).toBe('ehrLaunch.denied');
    await replace(SECRET);
    expect((await launch(provider, 'p-1')).status).toBe(200);
    await admin.call(removeEhrConnection, { params: { id: connectionId } });
    expect((await start(provider)).problem.code).toBe('ehrLaunch.unknownIssuer');
  });
});

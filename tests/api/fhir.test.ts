import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Bundle,
  CapabilityStatement,
  CarePlan,
  Observation,
  OperationOutcome,
  Patient,
  Provenance,
  QuestionnaireResponse,
  ServiceRequest,
} from '@medplum/fhirtypes';
import { eq } from 'drizzle-orm';
import { patientSurveys } from '../../contract/surveys/surveys.ts';
import { getPatient } from '../../contract/patients/patients.ts';
import { dischargePatient } from '../../contract/plan-of-care/plan-of-care.ts';
import { auditRows, practitioners, proForms } from '../../server/platform/db/schema.ts';
import { connectClient, createTestClient, FORM, getToken } from './api-client.ts';
import { listShownNames, readExamples } from './guide-examples.ts';
import { validateEvery } from './fhir-validation.ts';
import { openPatientFixture, type PatientFixture } from './patient-fixture.ts';
import { stored } from './stored.ts';
import type { Caller, Reply, World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let fixture: PatientFixture;
beforeAll(async () => {
  ({ world, admin, first, fixture } = await openPatientFixture());
});
afterAll(() => world.close());

const BASE = 'http://localhost/fhir/R4';

type Outcome = Reply<OperationOutcome>;

const get = (caller: Caller, path: string, headers: Record<string, string> = {}) =>
  caller.send('GET', `/fhir/R4/${path}`, { headers }) as Promise<Outcome>;
const send = (
  caller: Caller,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Outcome> =>
  caller.send(method, `/fhir/R4/${path}`, {
    body,
    headers: { 'content-type': 'application/fhir+json', ...headers },
  }) as Promise<Outcome>;

/** The same where a resource is expected. */
type Get<R> = (...request: Parameters<typeof get>) => Promise<Reply<R>>;
type Send<R> = (...request: Parameters<typeof send>) => Promise<Reply<R>>;
const getBundle = get as unknown as Get<Bundle>;
const readPatient = get as unknown as Get<Patient>;
const getCapabilities = get as unknown as Get<CapabilityStatement>;
const searchByForm = send as unknown as Send<Bundle>;
const sendPatient = send as unknown as Send<Patient>;
const sendAnswers = send as unknown as Send<QuestionnaireResponse>;
const find = (caller: Caller, type: string, form: Record<string, string>) =>
  searchByForm(caller, 'POST', `${type}/_search`, new URLSearchParams(form).toString(), { 'content-type': FORM });
const idsOf = ({ entry = [] }: Bundle) => entry.map(({ resource }) => resource!.id);
const linkOf = ({ link = [] }: Bundle, name: string) => link.find(({ relation }) => relation === name)?.url;
const codesOf = ({ issue }: OperationOutcome) => issue.map(({ code, details }) => [code, details?.coding?.[0]?.code]);

describe('the server', () => {
  it('FHIR-01 says to everybody what it can do', async () => {
    const { status, body, headers } = await getCapabilities(world.anonymous, 'metadata');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/fhir+json; charset=utf-8');
    expect(body).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1', kind: 'instance' });
    const resource = body.rest![0]!.resource!;
    expect(resource.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['Patient', 'CarePlan', 'Observation', 'QuestionnaireResponse', 'DocumentReference']),
    );
    const ofPatient = resource.find(({ type }) => type === 'Patient')!.searchParam!.map(({ name }) => name);
    expect(ofPatient).toEqual(
      expect.arrayContaining(['_id', '_lastUpdated', 'identifier', 'name', 'family', 'given', 'birthdate', 'gender']),
    );
  });

  /** What US Core (CapabilityStatement us-core-server, 9.0.0-ballot) asks of the types that there are: SHALL, and parts of combinations. */
  const usCore: Record<string, string> = {
    Patient: '_id identifier name birthdate family given',
    CarePlan: 'patient category status date',
    DocumentReference: '_id patient category date type period status',
    Location: 'name address address-city address-state address-postalcode',
    Observation: 'patient category code date status _lastUpdated',
    Organization: 'name address',
    Practitioner: '_id identifier name',
    PractitionerRole: 'practitioner specialty',
    QuestionnaireResponse: '_id patient questionnaire authored status',
    ServiceRequest: '_id patient category code authored status',
  };

  it('FHIR-20 names what US Core searches these types by, and does what it names and nothing else', async () => {
    const { body } = await getCapabilities(world.anonymous, 'metadata');
    const [id] = world.seed.A.patients;
    const values: Record<string, string> = { date: '2026-11-23', reference: '1', uri: 'x', string: 'x', token: 'x' };
    const strict = { prefer: 'handling=strict' };
    const searched = new Set<string>();
    for (const resource of body.rest![0]!.resource!) {
      const { type, searchParam = [], searchInclude = [], searchRevInclude = [], documentation = '' } = resource;
      const names = searchParam.map(({ name }) => name);
      expect.soft(names, type).toEqual(expect.arrayContaining(usCore[type]?.split(' ') ?? []));
      const start = names.includes('patient') ? `patient=${id}&` : '';
      const sorts = /^_sort by (.*), also descending/.exec(documentation)?.[1]?.split(', ') ?? [];
      for (const search of [
        ...searchParam.map((one) => `${one.name}=${values[one.type]}`),
        ...searchInclude.map((one) => `_include=${one}`),
        ...searchRevInclude.map((one) => `_revinclude=${one}`),
        ...sorts.flatMap((one) => [`_sort=${one}`, `_sort=-${one}`]),
        '_sort=_id',
      ]) {
        const reply = await get(admin, `${type}?${start}${search}`, strict);
        expect.soft([reply.status, reply.body.issue], `${type} ${search}`).toEqual([200, undefined]);
        searched.add(search);
      }
      for (const unknown of ['_include=Patient:link', '_revinclude=Observation:subject', '_sort=shoe-size', '_has=x']) {
        const reply = await get(admin, `${type}?${start}${unknown}`, strict);
        expect
          .soft([reply.status, codesOf(reply.body)], `${type} ${unknown}`)
          .toEqual([400, [['invalid', 'fhir.unknownParameter']]]);
      }
    }
    expect([...searched]).toEqual(
      expect.arrayContaining([
        '_include=PractitionerRole:practitioner',
        '_revinclude=Provenance:target',
        '_sort=-date',
      ]),
    );
  });

  it('FHIR-01 answers in JSON alone', async () => {
    expect((await get(first, 'Patient?_format=application/fhir%2Bjson')).status).toBe(200);
    const xml = await get(first, 'metadata?_format=xml');
    expect([xml.status, codesOf(xml.body)]).toEqual([406, [['not-supported', 'fhir.jsonOnly']]]);
  });

  it('FHIR-09 every resource of the test data is what FHIR R4 says it has to be', async () => {
    const { A, B } = world.seed;
    const { counts, errors } = await validateEvery(
      world.deps.tenantDb,
      [A.organizationId, B.organizationId],
      world.deps.now(),
    );
    expect(errors).toEqual([]);
    expect(counts.Patient).toBeGreaterThan(3);
    expect(counts.Observation).toBeGreaterThan(0);
  });
});

describe('a resource', () => {
  it('FHIR-02 is read with the version as its ETag', async () => {
    const added = await fixture.added({ firstName: 'Grace', lastName: 'Hopper', dob: '1966-12-09' });
    const { status, body, headers } = await readPatient(first, `Patient/${added.id}`);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('W/"1"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Date.parse(headers.get('last-modified')!)).toBeGreaterThan(0);
    expect(body).toMatchObject({
      resourceType: 'Patient',
      id: String(added.id),
      meta: { versionId: '1' },
      active: true,
      name: [{ family: 'Hopper', given: ['Grace'], text: 'Grace Hopper' }],
      telecom: [
        { system: 'phone', value: '+15551234567' },
        { system: 'email', value: added.patient.email },
      ],
      birthDate: '1966-12-09',
      gender: 'unknown',
      managingOrganization: { reference: `Organization/${world.seed.A.organizationId}` },
    });
    const same = await get(first, `Patient/${added.id}`, { 'if-none-match': 'W/"1"' });
    expect([same.status, same.bytes.byteLength]).toEqual([304, 0]);
    expect((await get(first, `Patient/${added.id}`, { 'if-none-match': 'W/"2"' })).status).toBe(200);
  });

  it('FHIR-03 a program is a care plan with its exercises, their dose and how often', async () => {
    const [id] = world.seed.A.patients;
    const { body } = await getBundle(first, `CarePlan?patient=${id}&status=active&category=assess-plan`);
    const plan = body.entry![0]!.resource as CarePlan;
    expect(plan).toMatchObject({
      status: 'active',
      intent: 'plan',
      title: 'Program CANARYA1',
      subject: { reference: `Patient/${id}` },
      activity: [
        {
          extension: [
            {
              url: `${BASE}/StructureDefinition/exercise-dose`,
              extension: [
                { url: 'sets', valueInteger: 1 },
                { url: 'reps', valueInteger: 10 },
              ],
            },
          ],
          detail: {
            status: 'in-progress',
            code: { coding: [{ system: `${BASE}/CodeSystem/exercise`, code: 'EK-0001' }] },
            description: '1 set of 10 reps',
            // Three times a day on five days a week.
            scheduledTiming: {
              repeat: { frequency: 15, period: 1, periodUnit: 'wk' },
              code: { text: '3 times a day, 5 days a week' },
            },
          },
        },
      ],
    });
    const changes = await getBundle(first, `Provenance?target=CarePlan/${plan.id}`);
    expect(changes.body.entry).toMatchObject([
      { resource: { target: [{ reference: `CarePlan/${plan.id}` }], activity: { coding: [{ code: 'CREATE' }] } } },
    ]);
  });

  it('FHIR-17 a plan of care is a service request that nobody has ordered', async () => {
    const added = await fixture.added({ lastName: 'Planned' });
    const findRequests = (search: string) =>
      getBundle(first, `ServiceRequest?patient=${added.id}${search}`) as Promise<Reply<Bundle<ServiceRequest>>>;
    const [entry] = (await findRequests('&status=active')).body.entry!;
    expect(entry!.resource).toEqual({
      resourceType: 'ServiceRequest',
      id: expect.any(String),
      meta: { lastUpdated: expect.any(String) },
      identifier: [{ system: `${BASE}/identifier/plan-of-care`, value: entry!.resource!.id }],
      status: 'active',
      intent: 'plan',
      category: [
        { coding: [{ system: 'http://snomed.info/sct', code: '91251008', display: 'Physical therapy procedure' }] },
      ],
      code: {
        coding: [{ system: 'http://snomed.info/sct', code: '91251008', display: 'Physical therapy procedure' }],
        text: 'Plan of care',
      },
      subject: { reference: `Patient/${added.id}` },
      // Opened on the day of the tests' clock.
      occurrencePeriod: { start: '2026-11-23' },
      authoredOn: expect.any(String),
    });
    const { version } = (await first.call(getPatient, { params: { id: added.id } })).body;
    await first.call(dischargePatient, {
      params: { id: added.id },
      body: { date: '2026-11-23' },
      headers: { 'If-Match': String(version) },
    });
    // The last day of care is today: it is over tomorrow.
    const ended = await findRequests('&status=active&_lastUpdated=ge2026-11-23');
    expect(ended.body.entry).toMatchObject([
      { resource: { status: 'active', occurrencePeriod: { start: '2026-11-23', end: '2026-11-23' } } },
    ]);
    expect((await findRequests('&status=completed')).body.entry).toBeUndefined();
    const client = await connectClient(world, admin, { scopes: ['programs:read'] });
    expect((await get(client, `ServiceRequest?patient=${added.id}`)).status).toBe(403);
    expect(
      (await get(await world.as(world.seed.B.practitioners.admin), `ServiceRequest/${entry!.resource!.id}`)).status,
    ).toBe(404);
  });

  it('FHIR-03 a report is a document whose address is the call that prints it', async () => {
    const added = await fixture.added({ lastName: 'Reported' });
    const { body } = await getBundle(first, `DocumentReference?patient=Patient/${added.id}&type=11508-9`);
    expect(body.entry).toMatchObject([
      {
        resource: {
          status: 'current',
          content: [
            {
              attachment: {
                contentType: 'application/pdf',
                // The plan of care was opened today, by the clock of the tests.
                url: `http://localhost/api/v2/patients/${added.id}/report?from=2026-11-23&to=2026-11-23`,
              },
            },
          ],
        },
      },
    ]);
  });

  it('FHIR-04 answers 404 alike for what another organization has, and for what nobody has', async () => {
    for (const type of [
      'Patient',
      'CarePlan',
      'Practitioner',
      'Location',
      'Organization',
      'ServiceRequest',
      'Provenance',
    ]) {
      const { B } = world.seed;
      const ids: Record<string, number> = {
        Patient: B.patients[0],
        Practitioner: B.practitioners.first.practitionerId!,
        Location: B.locations[0],
        Organization: B.organizationId,
      };
      const foreign = await get(admin, `${type}/${ids[type] ?? 999_998}`);
      const unknown = await get(admin, `${type}/999999`);
      expect.soft([foreign.status, unknown.status], type).toEqual([404, 404]);
      expect.soft(foreign.body.issue[0]!.details, type).toEqual(unknown.body.issue[0]!.details);
      expect.soft(codesOf(foreign.body), type).toEqual([['not-found', 'fhir.notFound']]);
    }
    const other = await get(first, `Patient/${world.seed.A.patients[1]}`);
    expect(other.status).toBe(404);
    const found = await getBundle(first, `Observation?patient=${world.seed.A.patients[1]}`);
    expect([found.status, idsOf(found.body)]).toEqual([200, []]);
  });

  it('FHIR-04 a removed provider is gone', async () => {
    const { second } = world.seed.B.practitioners;
    const other = await world.as(world.seed.B.practitioners.admin);
    const isSecond = eq(practitioners.id, second.practitionerId!);
    expect((await get(other, `Practitioner/${second.practitionerId}`)).status).toBe(200);
    await world.asOwner((tx) => tx.update(practitioners).set({ removedAt: world.deps.now() }).where(isSecond));
    for (const type of ['Practitioner', 'PractitionerRole']) {
      const gone = await get(other, `${type}/${second.practitionerId}`);
      expect([gone.status, codesOf(gone.body)]).toEqual([410, [['deleted', 'fhir.gone']]]);
    }
    expect((await get(admin, `Practitioner/${second.practitionerId}`)).status).toBe(404);
    await world.asOwner((tx) => tx.update(practitioners).set({ removedAt: null }).where(isSecond));
  });
});

describe('a search', () => {
  it('FHIR-05 finds patients by the beginning of a name, in the address and in the body', async () => {
    const { id } = await fixture.added({ firstName: 'Katherine', lastName: 'Johnson' });
    const found = await getBundle(admin, 'Patient?name=kath');
    expect([found.status, idsOf(found.body)]).toEqual([200, [String(id)]]);
    const posted = await find(admin, 'Patient', { family: 'JOHNS', given: 'Kat' });
    expect([posted.status, idsOf(posted.body)]).toEqual([200, [String(id)]]);
    expect(idsOf((await find(admin, 'Patient', { 'family:exact': 'johnson' })).body)).toEqual([]);
    expect(idsOf((await find(admin, 'Patient', { 'name:contains': 'ther' })).body)).toEqual([String(id)]);
  });

  it('FHIR-06 leaves no name and no date of birth in the log, in the audit log or in the link to the next page', async () => {
    for (const lastName of ['Quartermain', 'Quartermaine']) await fixture.added({ lastName, dob: '1951-07-13' });
    const { body } = await find(admin, 'Patient', { family: 'Quarter', birthdate: '1951-07-13', _count: '1' });
    const next = linkOf(body, 'next')!;
    expect(next).toMatch(/^http:\/\/localhost\/fhir\/R4\/Patient\?_page=[\w.-]+$/);
    await get(admin, 'Patient?family=Quarter&birthdate=1951-07-13');
    // A year alone can stand in the random id of a request.
    expect(JSON.stringify(world.log)).not.toMatch(/quarter|1951-07/i);
    expect(world.log.at(-1)).toMatchObject({ route: 'GET /fhir/R4/Patient', status: 200 });
    const rows = (await stored(world, auditRows)).slice(-2);
    expect(rows).toMatchObject([
      { action: 'findFhirPatient', outcome: 200 },
      { action: 'searchFhirPatient', outcome: 200 },
    ]);
    expect(rows.map(({ entityIds }) => entityIds?.length)).toEqual([1, 2]);
    expect(JSON.stringify(rows)).not.toMatch(/quarter|1951-07/i);
  });

  it('FHIR-07 pages by links that are good for its own organization alone', async () => {
    const seen: (string | undefined)[] = [];
    let page = await getBundle(admin, 'Patient?_count=3&_total=accurate');
    const { total } = page.body;
    for (let pages = 0; pages < 50; pages++) {
      expect(page.body.entry!.length).toBeLessThanOrEqual(3);
      seen.push(...idsOf(page.body));
      const next = linkOf(page.body, 'next');
      if (!next) break;
      page = await getBundle(admin, next.slice(`${BASE}/`.length));
    }
    expect(seen).toHaveLength(total!);
    expect(new Set(seen).size).toBe(total);
    const [link] = [linkOf((await getBundle(admin, 'Patient?_count=1')).body, 'next')!.slice(`${BASE}/`.length)];
    const other = await get(await world.as(world.seed.B.practitioners.admin), link);
    expect([other.status, codesOf(other.body)]).toEqual([400, [['invalid', 'fhir.invalidPage']]]);
    expect((await get(admin, link.replace('Patient', 'Location'))).status).toBe(400);
  });

  it('FHIR-07 counts what is found where that is asked for', async () => {
    const counted = await getBundle(admin, 'Patient?_count=0');
    expect(counted.body).toMatchObject({ total: expect.any(Number) });
    expect(counted.body.entry).toBeUndefined();
    expect((await getBundle(admin, 'Patient?_count=1')).body.total).toBeUndefined();
  });

  it('FHIR-05 includes the patient of what it finds', async () => {
    const [id] = world.seed.A.patients;
    const { body } = await getBundle(first, `CarePlan?patient=${id}&_include=CarePlan:patient`);
    expect(body.entry!.map(({ search, resource }) => [search!.mode, resource!.resourceType])).toEqual([
      ['match', 'CarePlan'],
      ['include', 'Patient'],
    ]);
  });

  it('FHIR-18 sorts what is one patient’s, and says where it does not', async () => {
    const [id] = world.seed.A.patients;
    const sorted = await getBundle(first, `CarePlan?patient=${id}&_sort=-date`);
    expect(linkOf(sorted.body, 'self')).toBe(`${BASE}/CarePlan?patient=${id}&_sort=-date&_count=50`);
    const lax = await getBundle(first, 'CarePlan?_sort=-date');
    expect(linkOf(lax.body, 'self')).toBe(`${BASE}/CarePlan?_count=50`);
    const strict = await get(first, 'CarePlan?_sort=-date', { prefer: 'handling=strict' });
    expect([strict.status, codesOf(strict.body)]).toEqual([400, [['invalid', 'fhir.unknownParameter']]]);
  });

  it('FHIR-19 provenance of measures needs the scope for results', async () => {
    const [id] = world.seed.A.patients;
    const client = await connectClient(world, admin, { scopes: ['patients:read'] });
    const { body } = await getBundle(client, `Provenance?patient=${id}`);
    const targets = body.entry!.map(({ resource }) => (resource as Provenance).target[0]!.reference!.split('/')[0]);
    expect(new Set(targets)).toEqual(new Set(['Patient', 'ServiceRequest']));
  });

  it('FHIR-08 ignores what it does not know, says so, and refuses it where that is wanted', async () => {
    const lax = await getBundle(first, 'Patient?gender=unknown&shoe-size=44');
    expect(lax.status).toBe(200);
    expect(linkOf(lax.body, 'self')).toBe(`${BASE}/Patient?gender=unknown&_count=50`);
    const strict = await get(first, 'Patient?shoe-size=44', { prefer: 'handling=strict' });
    expect([strict.status, codesOf(strict.body)]).toEqual([400, [['invalid', 'fhir.unknownParameter']]]);
  });

  it.each([
    ['Patient?birthdate=yesterday', 400, 'fhir.invalidValue'],
    ['Patient?_count=many', 400, 'fhir.invalidValue'],
    ['Patient?birthdate:missing=true', 400, 'fhir.unknownModifier'],
    ['Patient?_page=nonsense', 400, 'fhir.invalidPage'],
    ['Observation?code=avgSpeed', 400, 'fhir.parameterRequired'],
    ['Medication', 404, 'fhir.noSuchType'],
    ['Patient/0', 404, 'fhir.notFound'],
    ['Observation/gait.999999.speed.avgSpeed', 404, 'fhir.notFound'],
  ])('FHIR-08 %s answers %i with an outcome', async (path, status, code) => {
    const reply = await get(first, path);
    expect(reply.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8');
    expect([reply.status, reply.body.resourceType]).toEqual([status, 'OperationOutcome']);
    expect(reply.body.issue[0]!.details!.coding![0]!.code).toBe(code);
  });

  it.each([
    ['33,000 parts of a name', 'Patient', `name:contains=${'zz,'.repeat(33_000)}`],
    ['40,000 identifiers', 'Patient', `identifier=${'1,'.repeat(40_000)}`],
    ['101 repeated criteria', 'Location', 'address=zz&'.repeat(101)],
    ['101 values in three criteria', 'Observation', `patient=1&code=${'a,'.repeat(50)}&category=${'b,'.repeat(50)}`],
    ['101 criteria without values', 'Group', 'name=,&'.repeat(101)],
  ])('FHIR-08 by %s is refused', async (_what, type, form) => {
    const { status, body } = await send(admin, 'POST', `${type}/_search`, form, { 'content-type': FORM });
    expect([status, body.resourceType, body.issue?.[0]?.details]).toEqual([
      400,
      'OperationOutcome',
      { coding: [{ code: 'fhir.tooManyValues' }], text: 'A search takes at most 100 values.' },
    ]);
  });

  it('FHIR-08 by 100 values, or by a name of 40,000 words, is answered', async () => {
    for (const form of [
      `name:contains=${'zz,'.repeat(100)}`,
      `identifier=${'1,'.repeat(100)}`,
      `name=${'z '.repeat(40_000)}`,
    ])
      expect((await send(admin, 'POST', 'Patient/_search', form, { 'content-type': FORM })).status).toBe(200);
  });

  it('FHIR-08 other methods, and callers who are not signed in, get an outcome as well', async () => {
    const unknown = await get(world.anonymous, 'Patient');
    expect([unknown.status, codesOf(unknown.body)]).toEqual([401, [['login', 'service.signInRequired']]]);
    const deleted = await first.send('DELETE', '/fhir/R4/Patient/1');
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT']);
    expect(codesOf(deleted.body as OperationOutcome)).toEqual([['not-supported', 'service.cannotBeDeleted']]);
    const json = await send(first, 'POST', 'Patient/_search', {}, {});
    expect([json.status, codesOf(json.body)]).toEqual([415, [['not-supported', 'fhir.formExpected']]]);
  });
});

describe('an API client', () => {
  it('FHIR-10 reads the types of its scopes, at its locations', async () => {
    const { A } = world.seed;
    const client = await connectClient(world, admin, { scopes: ['patients:read'], locationIds: [A.locations[0]] });
    const found = await getBundle(client, `Patient?_id=${A.patients.join(',')}`);
    expect(idsOf(found.body)).toEqual([String(A.patients[0])]);
    expect((await get(client, `Patient/${A.patients[1]}`)).status).toBe(404);
    expect((await get(client, 'Location')).status).toBe(200);
    const closed = await get(client, `Observation?patient=${A.patients[0]}`);
    expect([closed.status, codesOf(closed.body)]).toEqual([403, [['forbidden', 'apiClients.scopeMissing']]]);
    const wrong = await get(world.withToken('x'.repeat(43)), 'Patient');
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="api", error="invalid_token"',
    ]);
  });

  it('FHIR-10 gets scores of surveys only with the scope for surveys', async () => {
    const [id] = world.seed.A.patients;
    const categories = async (scopes: string[]) => {
      const client = await connectClient(world, admin, { scopes });
      const { body } = await getBundle(client, `Observation?patient=${id}&_count=200`);
      const all = (body.entry ?? []).map(({ resource }) => (resource as Observation).category![0]!.coding![0]!.code);
      return new Set(all);
    };
    expect(await categories(['results:read'])).not.toContain('survey');
  });
});

describe('writing', () => {
  const resource = (change: object = {}) => ({
    resourceType: 'Patient',
    name: [{ family: 'Lamarr', given: ['Hedy'] }],
    telecom: [
      { system: 'phone', value: '555-123-4567' },
      { system: 'email', value: `hedy${Math.random()}@people.test` },
    ],
    birthDate: '1964-11-09',
    extension: [
      {
        url: `${BASE}/StructureDefinition/patient-location`,
        valueReference: { reference: `Location/${world.seed.A.locations[0]}` },
      },
      { url: `${BASE}/StructureDefinition/patient-product`, valueCode: 'HEALTH' },
      { url: `${BASE}/StructureDefinition/involved-side`, valueCode: 'Left' },
      { url: `${BASE}/StructureDefinition/involved-body-part`, valueCode: 'Knee' },
      { url: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-race', valueCode: 'ignored' },
    ],
    ...change,
  });

  it('FHIR-11 a patient is added as the own API adds one', async () => {
    const { status, body, headers } = await sendPatient(first, 'POST', 'Patient', resource());
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/fhir/R4/Patient/${body.id}/_history/1`);
    expect(headers.get('etag')).toBe('W/"1"');
    const own = await first.call(getPatient, { params: { id: body.id! } });
    expect(own.body).toMatchObject({
      products: ['HEALTH'],
      patient: { firstName: 'Hedy', lastName: 'Lamarr', dob: '1964-11-09', phoneNumber: '+15551234567' },
      productData: { health: { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee' } },
      // As every new patient, with an open plan of care.
      plansOfCare: [{ start: '2026-11-23', end: null }],
    });
  });

  it.each([
    [{ name: [] }, 'Patient.name.given', 'fields.firstNameRequired'],
    [{ birthDate: '2027-01-01' }, 'Patient.birthDate', 'patients.futureDateOfBirth'],
    [{ birthDate: '1964' }, 'Patient.birthDate', 'fields.invalidDate'],
    [{ gender: 'female' }, 'gender', 'fhir.genderOfGait'],
    [{ extension: [] }, 'Patient.extension', 'fhir.locationRequired'],
    [{ identifier: [{ system: 'urn:mrn', value: '1' }] }, 'identifier', 'fhir.unknownIdentifier'],
    [{ managingOrganization: { reference: 'Organization/999' } }, 'managingOrganization', 'fhir.ownOrganization'],
    [{ deceasedBoolean: true }, '', 'fields.unknownName'],
    [
      { generalPractitioner: [{ reference: 'Practitioner/999' }] },
      'Patient.generalPractitioner',
      'patients.invalidProvider',
    ],
  ])('FHIR-11 %j is refused, and the outcome names the element', async (change, expression, code) => {
    const { status, body } = await send(first, 'POST', 'Patient', resource(change));
    expect([status, body.resourceType]).toEqual([422, 'OperationOutcome']);
    const named = body.issue.map(({ expression: [at] = [''], details }) => [at, details!.coding?.[0]?.code]);
    expect(named).toContainEqual([expression, code]);
  });

  it('FHIR-11 a location of others is as unknown as one that nobody has', async () => {
    for (const id of [world.seed.B.locations[0], world.seed.A.locations[1], 999_999]) {
      const [place, ...rest] = resource().extension;
      const body = resource({ extension: [{ ...place, valueReference: { reference: `Location/${id}` } }, ...rest] });
      const refused = await send(first, 'POST', 'Patient', body);
      expect([refused.status, codesOf(refused.body)]).toEqual([422, [['processing', 'patients.unknownLocation']]]);
    }
  });

  it('FHIR-12 a patient is replaced by the version that was read', async () => {
    const { body: added } = await sendPatient(first, 'POST', 'Patient', resource());
    const path = `Patient/${added.id}`;
    const change = { ...added, name: [{ family: 'Markey', given: ['Hedy'] }], birthDate: undefined };
    expect((await send(first, 'PUT', path, change)).status).toBe(428);
    const changed = await sendPatient(first, 'PUT', path, change, { 'if-match': 'W/"1"' });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).toBe('W/"2"');
    expect(changed.body).toMatchObject({ name: [{ family: 'Markey' }], meta: { versionId: '2' } });
    // Without the element, there is no date of birth any more.
    expect(changed.body.birthDate).toBeUndefined();
    const late = await send(first, 'PUT', path, change, { 'if-match': 'W/"1"' });
    expect([late.status, codesOf(late.body)]).toEqual([412, [['conflict', 'service.versionConflict']]]);
    const other = await send(first, 'PUT', path, { ...change, id: '1' }, { 'if-match': 'W/"2"' });
    expect([other.status, codesOf(other.body)]).toEqual([422, [['processing', 'fhir.otherId']]]);
    const foreign = `Patient/${world.seed.B.patients[0]}`;
    const hidden = await send(first, 'PUT', foreign, { ...change, id: foreign.slice(8) }, { 'if-match': 'W/"1"' });
    expect(hidden.status).toBe(404);
  });

  it('FHIR-13 answers to a registered form are put on the record with their score', async () => {
    const choices = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'];
    const field = (id: string) => ({
      id,
      type: 'multiple_choice',
      title: `Question ${id}`,
      properties: { choices: choices.map((label) => ({ id: label, label })) },
    });
    const definition = { title: 'PHQ-2', fields: [field('one'), field('two')] };
    await world.asOwner((tx) => tx.insert(proForms).values({ id: 'Phq_2', title: 'PHQ-2', definition }));
    const form = await getBundle(first, 'Questionnaire?title=PHQ-2');
    expect(form.body.entry).toMatchObject([
      { resource: { id: 'Phq.2', item: [{ linkId: 'one', type: 'choice' }, { linkId: 'two' }] } },
    ]);
    const { id: patient } = await fixture.added({ products: ['HEALTH', 'PRO'] });
    const response = (change: object = {}) => ({
      resourceType: 'QuestionnaireResponse',
      identifier: { system: 'urn:ehr', value: `answers-${patient}` },
      questionnaire: `${BASE}/Questionnaire/Phq.2`,
      status: 'completed',
      subject: { reference: `Patient/${patient}` },
      authored: '2026-11-20T15:00:00Z',
      item: [
        { linkId: 'one', answer: [{ valueString: 'Several days' }] },
        { linkId: 'two', answer: [{ valueString: 'Nearly every day' }] },
      ],
      ...change,
    });
    const added = await sendAnswers(first, 'POST', 'QuestionnaireResponse', response());
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      questionnaire: `${BASE}/Questionnaire/Phq.2`,
      authored: '2026-11-20T15:00:00.000Z',
      item: [{ linkId: 'one', text: 'Question one', answer: [{ valueString: 'Several days' }] }, { linkId: 'two' }],
    });
    // Sent again, it is the same response.
    const again = await sendAnswers(first, 'POST', 'QuestionnaireResponse', response());
    expect(again.body.id).toBe(added.body.id);
    // One point and three.
    const scores = await getBundle(first, `Observation?patient=${patient}&code=http://loinc.org|55758-7`);
    expect(scores.body.entry).toMatchObject([{ resource: { valueQuantity: { value: 4, code: '{score}' } } }]);
    const own = await first.call(patientSurveys, { params: { patientId: patient } });
    expect(own.body.scores).toMatchObject([{ instrument: 'PHQ-2', scores: [{ value: 4, from: 'COMPUTED' }] }]);

    const refuse = async (change: object) => {
      const identifier = { value: crypto.randomUUID() };
      const reply = await send(first, 'POST', 'QuestionnaireResponse', response({ identifier, ...change }));
      return [reply.status, reply.body.issue[0]!.details!.coding?.[0]?.code];
    };
    expect(await refuse({ questionnaire: `${BASE}/Questionnaire/none` })).toEqual([422, 'fhir.unknownForm']);
    expect(await refuse({ item: [{ linkId: 'three', answer: [{ valueString: 'x' }] }] })).toEqual([
      422,
      'fhir.unknownQuestion',
    ]);
    expect(await refuse({ item: [{ linkId: 'one', answer: [{ valueString: 'Often' }] }] })).toEqual([
      422,
      'fhir.unknownChoice',
    ]);
    expect(await refuse({ item: [{ linkId: 'one', answer: [{ valueBoolean: true }] }] })).toEqual([
      422,
      'fhir.answerExpected',
    ]);
    for (const id of [world.seed.B.patients[0], world.seed.A.patients[1], 999_999])
      expect(await refuse({ subject: { reference: `Patient/${id}` } })).toEqual([422, 'patients.hidden']);
  });

  it('FHIR-11 a client writes with the scope to change patients, and with no other', async () => {
    const reading = await connectClient(world, admin, { scopes: ['patients:read'] });
    expect((await send(reading, 'POST', 'Patient', resource())).status).toBe(403);
    const writing = await connectClient(world, admin, { scopes: ['patients:write'] });
    const { status, headers, bytes } = await send(writing, 'POST', 'Patient', resource());
    expect(status).toBe(201);
    // What it may not read it is not answered either.
    expect(bytes).toHaveLength(0);
    expect(headers.get('etag')).toBe('W/"1"');
    const id = /\/fhir\/R4\/Patient\/(\d+)\/_history\/1$/.exec(headers.get('location')!)![1]!;
    const change = { ...resource(), id, birthDate: '1985-12-11' };
    const changed = await send(writing, 'PUT', `Patient/${id}`, change, { 'if-match': 'W/"1"' });
    expect([changed.status, changed.bytes.length, changed.headers.get('etag')]).toEqual([200, 0, 'W/"2"']);
    const both = await connectClient(world, admin, { scopes: ['patients:read', 'patients:write'] });
    const shown = await send(both, 'PUT', `Patient/${id}`, change, { 'if-match': 'W/"2"' });
    expect(shown.body).toMatchObject({ resourceType: 'Patient', id, birthDate: '1985-12-11' });
    const created = await createTestClient(admin, { scopes: ['patients:read', 'patients:write'] });
    const narrow = world.withToken(await getToken(world, created, 'system/Patient.cu system/Location.rs'));
    expect((await send(narrow, 'POST', 'Patient', resource())).bytes).toHaveLength(0);
  });
});

describe('docs/FHIR.md', () => {
  it.each(readExamples('FHIR.md'))('FHIR-16 documents $method $path with its status $status', async (example) => {
    const { A } = world.seed;
    const withOwn = (text: string) =>
      text.replace('/Patient/12', `/Patient/${A.patients[0]}`).replace('Location/4', `Location/${A.locations[0]}`);
    const reply = await admin.send(example.method, withOwn(example.path), {
      headers: example.headers,
      ...(example.body && { body: withOwn(example.body) }),
    });
    expect([reply.status, Object.keys(reply.body as object)]).toEqual([
      example.status,
      expect.arrayContaining(listShownNames(example)),
    ]);
    const code = /"issue": .*"code": "([^"]+)"/.exec(example.answer)?.[1];
    if (code) expect((reply.body as OperationOutcome).issue[0]!.code).toBe(code);
  });
});

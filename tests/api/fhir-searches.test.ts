import { serve, type ServerType } from '@hono/node-server';
import fhirclient from 'fhirclient';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  Bundle,
  Observation,
  Patient,
  Provenance,
  QuestionnaireResponse,
  Resource,
  ServiceRequest,
} from '@medplum/fhirtypes';
import { patientResults } from '../../contract/activity/patient-results.ts';
import { listLocations } from '../../contract/locations/locations.ts';
import { getPatient, listPatients } from '../../contract/patients/patients.ts';
import { patientSurveys } from '../../contract/surveys/surveys.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import {
  gaitSessions,
  healthSessions,
  locations,
  patients,
  plansOfCare,
  proResponses,
} from '../../server/platform/db/schema.ts';
import { connectClient, createTestClient, FORM, getToken } from './api-client.ts';
import { statementsOf } from './statements-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

const firstNames = ['Ada', 'Adele', 'Bea', 'Mary Ann', 'Zoë'];
const lastNames = ['Adams', 'Ng', 'O’Neil', 'van der Berg', 'Zhang', 'Ng-Adams', 'Öz', 'Lee'];
const FIRST_DAY = '2026-09-01';
/** Of the tests' clock. */
const TODAY = '2026-11-23';

let world: World;
let admin: Caller;
let client: Caller;
let token: string;
let listener: ServerType;
let origin: string;
let patientIds: number[];
beforeAll(async () => {
  world = await openWorld();
  const { A } = world.seed;
  admin = await world.as(A.practitioners.admin);
  const created = await createTestClient(admin);
  token = await getToken(world, created);
  client = await connectClient(world, admin);
  patientIds = await world.asOwner(async (tx) => {
    const rows = firstNames.flatMap((firstName, i) =>
      lastNames.map((lastName, j) => ({
        organizationId: A.organizationId,
        locationId: A.locations[(i + j) % 2]!,
        firstName,
        lastName,
        // Years, months and days that repeat, so that a search finds several.
        dob: addDays(`19${50 + i * 8}-0${1 + (j % 4)}-28`, j % 3),
        products: ['HEALTH', 'GAIT', 'PRO'] as const,
        sex: ([null, 'MALE', 'FEMALE'] as const)[(i + j) % 3],
        searchText: `${firstName} ${lastName}`.toLowerCase(),
        sortName: `${firstName} ${lastName}`.toLowerCase(),
      })),
    );
    const added = await tx
      .insert(patients)
      .values(rows.map((row) => ({ ...row, products: [...row.products] })))
      .returning({ id: patients.id });
    const ids = added.map(({ id }) => id);
    const own = { organizationId: A.organizationId, patientId: ids[0]! };
    const days = Array.from({ length: 40 }, (_, n) => addDays(FIRST_DAY, n));
    // Between midnight UTC and midnight at the clinic, the civil day is the one before.
    const at = (day: string, n: number) => new Date(`${addDays(day, n % 2)}T0${n % 2 ? 2 : 9}:30:00Z`);
    // One plan that goes on, one that ends today or is over, or one of each.
    await tx.insert(plansOfCare).values(
      ids.flatMap((patientId, i) => {
        const plan = { organizationId: A.organizationId, patientId };
        const start = addDays('2026-01-05', i * 5);
        const ended = { ...plan, start, end: i === 0 ? TODAY : addDays(start, 30) };
        const open = { ...plan, start: addDays(start, 40), end: null };
        return [[ended], [open], [ended, open]][i % 3]!;
      }),
    );
    await tx
      .update(locations)
      .set({ city: 'Summit', stateCode: 'NJ', zipCode: '07901' })
      .where(eq(locations.id, A.locations[0]));
    await tx
      .update(locations)
      .set({ city: 'Sumter', stateCode: 'SC', zipCode: '29150' })
      .where(eq(locations.id, A.locations[1]));
    await tx.insert(gaitSessions).values(
      days.slice(0, 5).map((day, n) => ({
        ...own,
        sessionUuid: crypto.randomUUID(),
        sessionSchema: 'GAIT-SA-2',
        meta: {},
        locationId: A.locations[0],
        capturedAt: at(day, n),
        day,
        data: [
          {
            name: 'speed',
            displayName: 'Speed',
            measures: ['avgSpeed', 'cadence'].map((name) => ({ name, value: 1 + n / 10, unit: 'm/s' })),
          },
        ],
      })),
    );
    await tx.insert(healthSessions).values(
      days.map((day, n) => ({
        ...own,
        sessionUuid: crypto.randomUUID(),
        type: 'HEPSession',
        selfReported: 'none',
        performedAt: at(day, n),
        day,
        sets: [
          {
            exercise: { id: 'EK-0001', name: 'Heel slides', min: null, max: null },
            setInfo: { sideOfBody: n % 2 ? 'Left' : 'Right', minROM: n, maxROM: 90 + n },
          },
        ],
      })),
    );
    await tx.insert(proResponses).values(
      days.map((day, n) => ({
        ...own,
        formId: n % 2 ? 'odd' : 'even',
        formTitle: n % 2 ? 'Odd days' : 'Even days',
        responseToken: `response-${n}`,
        submittedAt: at(day, n),
        day,
        answers: [{ questionId: 'q', text: 'How far?', type: 'UNKNOWN', value: n }],
        calculatedScore: n + 1,
      })),
    );
    return ids;
  });
  listener = serve({ fetch: world.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  await new Promise((resolve) => listener.close(resolve));
  await world.close();
});

/** All pages of a search, by form, as every second one is sent. */
async function search(path: string, form: Record<string, string>, isPosted: boolean): Promise<Resource[]> {
  const query = new URLSearchParams({ _count: '7', ...form }).toString();
  let reply = isPosted
    ? await client.send('POST', `/fhir/R4/${path}/_search`, { body: query, headers: { 'content-type': FORM } })
    : await client.send('GET', `/fhir/R4/${path}?${query}`);
  const found: Resource[] = [];
  for (;;) {
    const bundle = reply.body as Bundle;
    if (reply.status !== 200) throw new Error(`${path} ${query}: ${JSON.stringify(bundle)}`);
    found.push(...(bundle.entry ?? []).map(({ resource }) => resource!));
    const next = bundle.link!.find(({ relation }) => relation === 'next');
    if (!next) return found;
    reply = await client.send('GET', new URL(next.url).pathname + new URL(next.url).search);
  }
}
const findObservations = search as (...request: Parameters<typeof search>) => Promise<Observation[]>;
const findRequests = search as (...request: Parameters<typeof search>) => Promise<ServiceRequest[]>;
const findProvenance = search as (...request: Parameters<typeof search>) => Promise<Provenance[]>;
const findResponses = search as (...request: Parameters<typeof search>) => Promise<QuestionnaireResponse[]>;

const sorted = (ids: readonly (string | number | undefined)[]) => ids.map(String).toSorted();
const comparisons: Record<string, (one: string, first: string, last: string) => boolean> = {
  eq: (day, first, last) => day >= first && day <= last,
  ne: (day, first, last) => day < first || day > last,
  gt: (day, _first, last) => day > last,
  lt: (day, first) => day < first,
  ge: (day, first) => day >= first,
  le: (day, _first, last) => day <= last,
};
const toDays = (date: string): [first: string, last: string] => {
  if (date.length === 4) return [`${date}-01-01`, `${date}-12-31`];
  return date.length === 7 ? [`${date}-01`, `${date}-31`] : [date, date];
};

it('FHIR-14 300 searches find what the own API finds', async () => {
  let searches = 0;
  const isPosted = () => searches++ % 2 === 0;
  const own = (await admin.call(listPatients, { query: { limit: 999, state: 'ALL' } })).body.items;
  expect(own).toHaveLength(patientIds.length + 2);
  const expectPatients = async (form: Record<string, string>, isFound: (record: (typeof own)[number]) => boolean) => {
    const found = await search('Patient', form, isPosted());
    expect
      .soft(sorted(found.map(({ id }) => id)), JSON.stringify(form))
      .toEqual(sorted(own.filter(isFound).map(({ id }) => id)));
  };
  const begins = (text: string, value: string) => text.toLowerCase().startsWith(value.toLowerCase());
  for (const value of [
    'a',
    'AD',
    'Ada',
    'ada adams',
    'ng',
    'Ng-',
    'o’n',
    'van',
    'van der',
    'berg',
    'Zo',
    'zoë z',
    'ö',
    'mary ann',
    'nobody',
    'be',
    'bea n',
    'zhang',
    'adele',
    'O',
    'MARY',
    'y',
    'van der berg',
    'e',
    'lee',
  ]) {
    await expectPatients({ family: value }, ({ patient }) => begins(patient.lastName, value));
    await expectPatients({ given: value }, ({ patient }) => begins(patient.firstName, value));
    await expectPatients({ name: value }, ({ patient: { firstName, lastName } }) =>
      [firstName, lastName, `${firstName} ${lastName}`].some((text) => begins(text, value)),
    );
    await expectPatients({ 'name:contains': value }, ({ patient: { firstName, lastName } }) =>
      `${firstName} ${lastName}`.toLowerCase().includes(value.toLowerCase()),
    );
  }
  for (const [i, family] of lastNames.entries())
    for (const given of firstNames)
      await expectPatients({ family, given, gender: ['unknown', 'male', 'female'][i % 3]! }, (record) => {
        const { lastName, firstName } = record.patient;
        const sex = record.productData.gait?.sex?.toLowerCase() ?? 'unknown';
        return begins(lastName, family) && begins(firstName, given) && sex === ['unknown', 'male', 'female'][i % 3];
      });
  for (const date of ['1958', '1966-02', '1974-03-28', '1982-01-30', '1970', '2001'])
    for (const [prefix, matches] of Object.entries(comparisons))
      await expectPatients(
        { birthdate: `${prefix}${date}` },
        ({ patient: { dob } }) => dob !== null && matches(dob, ...toDays(date)),
      );

  const patientId = patientIds[0]!;
  const results = (await admin.call(patientResults, { params: { patientId } })).body;
  const surveys = (await admin.call(patientSurveys, { params: { patientId } })).body;
  expect(results.days).toHaveLength(40);
  for (const date of ['2026', '2026-09', '2026-10', '2026-09-01', '2026-09-20', '2026-10-10', '2026-12-01'])
    for (const [prefix, matches] of Object.entries(comparisons)) {
      const form = { patient: `Patient/${patientId}`, date: `${prefix}${date}` };
      const isDay = (day: string) => matches(day, ...toDays(date));
      const ranges = await findObservations('Observation', { ...form, code: 'range-of-motion' }, isPosted());
      const ends = ranges.map(({ component, bodySite }) =>
        [bodySite?.text, ...component!.map(({ valueQuantity }) => valueQuantity!.value)].join(),
      );
      const wanted = results.rangeOfMotion.flatMap(({ side, days }) =>
        days.flatMap(({ day, min, max }) => (isDay(day) ? [[side, min, max].join()] : [])),
      );
      expect.soft(ends.toSorted(), JSON.stringify(form)).toEqual(wanted.toSorted());
      // Answers of the own API say their day by the range that they are asked for.
      const [question] = surveys.questions;
      expect(question!.answers.length).toBeGreaterThan(0);
      const scores = await findObservations('Observation', { ...form, category: 'survey' }, isPosted());
      const days = Array.from({ length: 40 }, (_, n) => [n + 1, addDays(FIRST_DAY, n)] as const);
      const points = days.flatMap(([value, day]) => (isDay(day) ? [value] : []));
      expect
        .soft(sorted(scores.map(({ valueQuantity }) => valueQuantity!.value)), JSON.stringify(form))
        .toEqual(sorted(points));
      const answered = await findResponses(
        'QuestionnaireResponse',
        { patient: String(patientId), authored: form.date, questionnaire: 'odd' },
        isPosted(),
      );
      expect
        .soft(
          answered.map(({ item }) => item![0]!.answer![0]!.valueDecimal),
          JSON.stringify(form),
        )
        .toEqual(points.map((value) => value - 1).filter((value) => value % 2 === 1));
    }
  const plans: { patient: string; start: string; end: string | null }[] = [];
  for (const id of [...patientIds, ...world.seed.A.patients]) {
    const { body } = await admin.call(getPatient, { params: { id } });
    plans.push(...body.plansOfCare.map((plan) => ({ patient: `Patient/${id}`, ...plan })));
  }
  // 40 patients: 14 and 13 of them with one plan, 13 with two; and those of every test with one.
  expect(plans).toHaveLength(55);
  const toRow = (patient: string, start: string, end: string | null | undefined) => [patient, start, end ?? ''].join();
  const expectPlans = async (form: Record<string, string>, isFound: (plan: (typeof plans)[number]) => boolean) => {
    const found = await findRequests('ServiceRequest', form, isPosted());
    expect
      .soft(
        found
          .map(({ subject, occurrencePeriod: { start, end } = {} }) => toRow(subject.reference!, start!, end))
          .toSorted(),
        JSON.stringify(form),
      )
      .toEqual(
        plans
          .filter(isFound)
          .map(({ patient, start, end }) => toRow(patient, start, end))
          .toSorted(),
      );
  };
  const isOver = ({ end }: { end: string | null }) => end !== null && end < TODAY;
  await expectPlans({ status: 'completed' }, isOver);
  await expectPlans({ status: 'active' }, (plan) => !isOver(plan));
  await expectPlans({ status: 'active,completed', intent: 'plan', category: '91251008' }, () => true);
  await expectPlans({ code: 'http://snomed.info/sct|91251008', intent: 'order' }, () => false);
  for (const patient of patientIds.slice(0, 6).map((id) => `Patient/${id}`)) {
    await expectPlans({ patient, code: '91251008' }, (plan) => plan.patient === patient);
    await expectPlans({ patient, status: 'completed' }, (plan) => plan.patient === patient && isOver(plan));
  }
  const periods: Record<string, (plan: { start: string; end: string | null }, first: string, last: string) => boolean> =
    {
      eq: ({ start, end }, first, last) => start >= first && end !== null && end <= last,
      gt: ({ end }, _first, last) => end === null || end > last,
      lt: ({ start }, first) => start < first,
      sa: ({ start }, _first, last) => start > last,
      eb: ({ end }, first) => end !== null && end < first,
    };
  for (const date of ['2026', '2026-02', '2026-03-16', '2026-07-01'])
    for (const [prefix, matches] of Object.entries(periods))
      await expectPlans({ occurrence: `${prefix}${date}` }, (plan) => matches(plan, ...toDays(date)));

  const places = (await admin.call(listLocations)).body.items;
  const expectPlaces = async (form: Record<string, string>, isFound: (place: (typeof places)[number]) => boolean) => {
    const found = await search('Location', form, isPosted());
    expect
      .soft(sorted(found.map(({ id }) => id)), JSON.stringify(form))
      .toEqual(sorted(places.filter(isFound).map(({ id }) => id)));
  };
  const isFirst = ({ id }: { id: number }) => id === world.seed.A.locations[0];
  await expectPlaces({ 'address-city': 'sum' }, () => true);
  await expectPlaces({ 'address-city': 'summit' }, isFirst);
  await expectPlaces({ 'address-state': 'nj' }, isFirst);
  await expectPlaces({ 'address-postalcode': '07' }, isFirst);
  await expectPlaces({ address: 'SC' }, (place) => !isFirst(place));
  await expectPlaces({ 'address-city:exact': 'summit' }, () => false);
  expect(await search('Organization', { address: 'Summit' }, isPosted())).toEqual([]);
  expect(await search('PractitionerRole', { specialty: '225100000X' }, isPosted())).toEqual([]);
  const all = surveys.scores.flatMap(({ scores }) => scores.map(({ value }) => value));
  expect(sorted(all)).toEqual(sorted(Array.from({ length: 40 }, (_, n) => n + 1)));
  expect(searches).toBeGreaterThanOrEqual(300);
}, 300_000);

it('FHIR-14 an instant is compared with the moment, a day with the civil day at the clinic', async () => {
  const patient = String(patientIds[0]);
  const find = (date: string) =>
    findObservations('Observation', { patient, code: 'range-of-motion', date }, false).then((found) => found.length);
  // The second session was at 02:30 UTC on September 3, which is still September 2 at the clinic.
  expect(await find('2026-09-02')).toBe(1);
  expect(await find('2026-09-03T02:30:00Z')).toBe(1);
  expect(await find('2026-09-02T22:30:00-04:00')).toBe(1);
  expect(await find('lt2026-09-03T02:30:00Z')).toBe(1);
  expect(await find('ge2026-09-03T02:30:01Z')).toBe(38);
});

it('FHIR-18 a sorted search has the order of its dates over all sources and pages', async () => {
  const patient = String(patientIds[0]);
  const inOrder = (resources: Observation[]) =>
    resources.toSorted((one, other) => one.effectiveDateTime!.localeCompare(other.effectiveDateTime!));
  const unsorted = await findObservations('Observation', { patient }, false);
  // Two measures of five walks, and 40 ranges of motion and scores.
  expect(unsorted).toHaveLength(90);
  const idsOf = (resources: readonly Resource[]) => resources.map(({ id }) => id);
  const ascending = await findObservations('Observation', { patient, _sort: 'date' }, true);
  expect(ascending.map((one) => one.effectiveDateTime)).toEqual(inOrder(unsorted).map((one) => one.effectiveDateTime));
  expect(sorted(idsOf(ascending))).toEqual(sorted(idsOf(unsorted)));
  const descending = await findObservations('Observation', { patient, _sort: '-date' }, false);
  expect(descending.map((one) => one.effectiveDateTime)).toEqual(
    inOrder(unsorted)
      .map((one) => one.effectiveDateTime)
      .toReversed(),
  );
  // The last gait speed is what an EHR asks for.
  const speeds = await findObservations(
    'Observation',
    { patient, code: 'avgSpeed', _sort: '-date', _count: '1' },
    false,
  );
  expect(speeds.map(({ valueQuantity }) => valueQuantity!.value)).toEqual([1.4, 1.3, 1.2, 1.1, 1]);
  const answered = await findResponses('QuestionnaireResponse', { patient, _sort: '-authored' }, true);
  expect(answered.map(({ authored }) => authored)).toEqual(
    answered
      .map(({ authored }) => authored!)
      .toSorted()
      .toReversed(),
  );
  expect(answered).toHaveLength(40);
  const request = { patient: String(patientIds[2]), _sort: '-occurrence', _count: '1' };
  expect((await findRequests('ServiceRequest', request, true)).map((one) => one.occurrencePeriod!.start)).toEqual([
    '2026-02-24',
    '2026-01-15',
  ]);
});

it('FHIR-19 provenance is found by its target, and comes with what it is about', async () => {
  const patient = String(patientIds[0]);
  const found = (await search(
    'Observation',
    { patient, code: 'avgSpeed', _revinclude: 'Provenance:target' },
    false,
  )) as (Observation | Provenance)[];
  const targets = found.flatMap((one) => (one.resourceType === 'Provenance' ? [one.target[0]!.reference] : []));
  const speeds = found.flatMap((one) => (one.resourceType === 'Observation' ? [`Observation/${one.id}`] : []));
  expect(speeds).toHaveLength(5);
  expect(sorted(targets)).toEqual(sorted(speeds));
  const own = await findProvenance('Provenance', { target: speeds[0]! }, true);
  expect(own).toMatchObject([{ target: [{ reference: speeds[0] }], activity: { coding: [{ code: 'CREATE' }] } }]);
  const [provenance] = own;
  expect((await client.send('GET', `/fhir/R4/Provenance/${provenance!.id}`)).body).toEqual(provenance);
  for (const [type, count] of [
    ['Patient', 1],
    ['QuestionnaireResponse', 40],
    ['ServiceRequest', 1],
  ] as const) {
    const form = { [type === 'Patient' ? '_id' : 'patient']: patient, _revinclude: 'Provenance:target', _count: '50' };
    const all = await search(type, form, true);
    expect(
      all.filter(({ resourceType }) => resourceType === 'Provenance'),
      type,
    ).toHaveLength(count);
  }
});

it('FHIR-07 a page takes one statement for each source, one for the patients that it includes, and the audit row', async () => {
  const countOf = (path: string) => statementsOf(world, () => admin.send('GET', `/fhir/R4/${path}`));
  const patient = patientIds[0];
  expect(await countOf('Patient?_count=40')).toBeLessThanOrEqual(2);
  expect(await countOf('CarePlan?_include=CarePlan:patient')).toBeLessThanOrEqual(3);
  // Walks, exercises and surveys.
  expect(await countOf(`Observation?patient=${patient}&_count=200&_include=Observation:patient`)).toBeLessThanOrEqual(
    5,
  );
});

it('FHIR-15 fhirclient reads resources and follows pages', async () => {
  const smart = fhirclient as unknown as (
    request: object,
    response: object,
  ) => { client: (state: object) => SmartClient };
  const reader = smart({ headers: {}, url: '/' }, {}).client({
    serverUrl: `${origin}/fhir/R4`,
    tokenResponse: { access_token: token, token_type: 'Bearer' },
  });
  expect(await reader.request('metadata')).toMatchObject({ resourceType: 'CapabilityStatement' });
  const id = patientIds[3];
  expect(await reader.request(`Patient/${id}`)).toMatchObject({ id: String(id), name: [{ family: 'van der Berg' }] });
  const everybody = (await reader.request('Patient?_count=10', { pageLimit: 0, flat: true })) as Patient[];
  expect(sorted(everybody.map((one) => one.id))).toEqual(sorted([...patientIds, ...world.seed.A.patients]));
  await expect(reader.request('Patient/999999')).rejects.toMatchObject({ status: 404 });
});

interface SmartClient {
  request: (path: string, options?: object) => Promise<unknown>;
}

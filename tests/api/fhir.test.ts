import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bundle, CapabilityStatement, OperationOutcome, Patient } from '@medplum/fhirtypes';
import { openPatientFixture, type PatientFixture } from './patient-fixture.ts';
import type { Caller, World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let fixture: PatientFixture;
beforeAll(async () => {
  ({ world, admin, first, fixture } = await openPatientFixture());
});
afterAll(() => world.close());

const get = async <R>(caller: Caller, path: string, headers: Record<string, string> = {}) => {
  const reply = await caller.send('GET', `/fhir/R4/${path}`, { headers });
  return { ...reply, body: reply.body as R };
};
const idsOf = ({ entry = [] }: Bundle) => entry.map(({ resource }) => resource!.id);

describe('the FHIR server', () => {
  it('FHIR-01 says to everybody what it can do', async () => {
    const { status, body, headers } = await get<CapabilityStatement>(world.anonymous, 'metadata');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/fhir+json; charset=utf-8');
    expect(body).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1', kind: 'instance' });
  });

  it('FHIR-02 reads a patient with the version as its ETag', async () => {
    const added = await fixture.added({ firstName: 'Grace', lastName: 'Hopper', dob: '1966-12-09' });
    const { status, body, headers } = await get<Patient>(first, `Patient/${added.id}`);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('W/"1"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      resourceType: 'Patient',
      id: String(added.id),
      active: true,
      name: [{ family: 'Hopper', given: ['Grace'] }],
      birthDate: '1966-12-09',
      gender: 'unknown',
      managingOrganization: { reference: `Organization/${world.seed.A.organizationId}` },
    });
    const same = await get(first, `Patient/${added.id}`, { 'if-none-match': 'W/"1"' });
    expect([same.status, same.bytes.byteLength]).toEqual([304, 0]);
  });

  it('FHIR-04 answers 404 alike for what another organization has and what nobody has', async () => {
    const foreign = await get<OperationOutcome>(admin, `Patient/${world.seed.B.patients[0]}`);
    const unknown = await get<OperationOutcome>(admin, 'Patient/999999');
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body.issue[0]!.details).toEqual(unknown.body.issue[0]!.details);
    expect(foreign.body).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'not-found' }] });
  });

  it('FHIR-05 finds patients by the beginning of a name, in the address and in the body', async () => {
    const { id } = await fixture.added({ firstName: 'Katherine', lastName: 'Johnson' });
    const found = await get<Bundle>(admin, 'Patient?name=kath');
    expect([found.status, idsOf(found.body)]).toEqual([200, [String(id)]]);
    const posted = await admin.send('POST', '/fhir/R4/Patient/_search', {
      body: 'family=johns&given=Kat',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([posted.status, idsOf(posted.body as Bundle)]).toEqual([200, [String(id)]]);
  });
});

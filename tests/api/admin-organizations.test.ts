import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrganization, getOrganization } from '../../contract/organizations/admin-organizations.ts';
import {
  jobs,
  locations,
  organizations,
  practitionerLocations,
  practitioners,
} from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

/** ENT-064..066, every optional field filled. */
const newOrganization = (name: string) => ({
  orgName: name,
  timezone: 'America/Denver' as const,
  products: ['HEALTH', 'SCAN'] as const,
  practitioner: {
    firstName: 'Nora',
    lastName: 'New',
    email: `${name.replaceAll(' ', '.')}@Clinic.test`,
    role: 'PORTAL_PROVIDER_ADMIN' as const,
  },
  location: {
    name: 'First Place',
    timezone: 'America/Boise' as const,
    address1: '1 Main Street',
    address2: ' ',
    city: 'Boise',
    stateCode: 'ID',
    countryCode: 'US',
    zipCode: '83702',
    keyword: '',
  },
});
const create = (body: object) => vendor.call(createOrganization, { body: body as Record<string, unknown> });

describe('creating an organization', () => {
  it('API-05 ENT-064 ENT-065 ENT-066 also creates its first location and its first user, who can then be invited', async () => {
    const { status, body } = await create(newOrganization('Cedar Clinic'));
    expect(status).toBe(201);
    const { id } = body;
    expect(body).toMatchObject({
      name: 'Cedar Clinic',
      timezone: 'America/Denver',
      products: ['HEALTH', 'SCAN'],
      disabled: false,
      scanModules: [],
      logoUrl: null,
      webLogoUrl: null,
    });
    const stored = await world.asOwner(async (tx) => ({
      places: await tx.select().from(locations).where(eq(locations.organizationId, id)),
      people: await tx.select().from(practitioners).where(eq(practitioners.organizationId, id)),
      assigned: await tx.select().from(practitionerLocations).where(eq(practitionerLocations.organizationId, id)),
      asked: await tx
        .select()
        .from(jobs)
        .where(and(eq(jobs.organizationId, id), eq(jobs.kind, 'colleague-invite'))),
    }));
    expect(stored.places).toMatchObject([
      {
        name: 'First Place',
        timezone: 'America/Boise',
        address1: '1 Main Street',
        address2: null,
        city: 'Boise',
        stateCode: 'ID',
        countryCode: 'US',
        zipCode: '83702',
        keyword: null,
      },
    ]);
    expect(stored.people).toMatchObject([
      {
        firstName: 'Nora',
        lastName: 'New',
        email: 'cedar.clinic@clinic.test',
        role: 'PORTAL_PROVIDER_ADMIN',
        addedAsRole: 'PORTAL_PROVIDER_ADMIN',
        userId: null,
      },
    ]);
    expect(stored.assigned).toEqual([
      { organizationId: id, practitionerId: stored.people[0]!.id, locationId: stored.places[0]!.id },
    ]);
    // Written in the language of the requesting user.
    expect(stored.asked.map(({ payload }) => payload)).toEqual([
      { organizationId: id, practitionerId: stored.people[0]!.id, invitedBy: expect.any(String) as string },
    ]);
  });

  it('ENT-063 returns an organization with exactly the specified fields', async () => {
    const { body } = await vendor.call(getOrganization, { params: { id: world.seed.A.organizationId } });
    expect(Object.keys(body).toSorted()).toEqual([
      'disabled',
      'id',
      'logoUrl',
      'name',
      'products',
      'scanModules',
      'timezone',
      'version',
      'webLogoUrl',
    ]);
  });

  it('OPEN-115 accepts a first user without an email, who is not invited', async () => {
    const body = newOrganization('No Mail Clinic');
    const created = await create({ ...body, practitioner: { ...body.practitioner, email: null } });
    expect(created.status).toBe(201);
    const asked = await world.asOwner((tx) => tx.select().from(jobs).where(eq(jobs.organizationId, created.body.id)));
    expect(asked).toEqual([]);
  });

  it('API-06 OPEN-116 returns the message of each empty field', async () => {
    const { status, problem } = await create({
      orgName: ' ',
      practitioner: { firstName: '', lastName: '' },
      location: { name: '' },
    });
    expect(status).toBe(422);
    expect(problem.message).toBe('Organization name is required');
    expect(problem.fields).toEqual({
      orgName: 'Organization name is required',
      timezone: 'Timezone is required',
      products: 'You must select at least one product.',
      'practitioner.firstName': 'First name is required',
      'practitioner.lastName': 'Last name is required',
      'practitioner.role': 'Role is required',
      'location.name': 'Name is required',
      'location.timezone': 'Timezone is required',
    });
  });

  it('AORG-26 rejects an invalid email and stores nothing', async () => {
    const body = newOrganization('Wrong Clinic');
    const refused = await create({ ...body, practitioner: { ...body.practitioner, email: 'nora@' } });
    expect(reasonOf(refused)).toEqual([422, { 'practitioner.email': 'Email must be valid' }]);
    expect(
      await world.asOwner((tx) => tx.select().from(organizations).where(eq(organizations.name, 'Wrong Clinic'))),
    ).toEqual([]);
  });

  it('API-06 answers 409 with the field for an existing name or email, and stores nothing', async () => {
    const name = await create({ ...newOrganization('Twin Clinic'), orgName: 'CLINIC a canaryA0' });
    expect(name.status).toBe(409);
    expect(name.problem.fields).toEqual({ orgName: 'An organization with this name already exists.' });
    const body = newOrganization('Twin Clinic');
    const mail = await create({
      ...body,
      practitioner: { ...body.practitioner, email: world.seed.A.practitioners.admin.email },
    });
    expect(mail.status).toBe(409);
    expect(mail.problem.fields).toEqual({ 'practitioner.email': 'A provider with this email already exists.' });
    expect(
      await world.asOwner((tx) => tx.select().from(organizations).where(eq(organizations.name, 'Twin Clinic'))),
    ).toEqual([]);
  });

  it('C2 happens once however often the same request arrives', async () => {
    const options = {
      body: newOrganization('Once Clinic') as Record<string, unknown>,
      headers: { 'idempotency-key': 'one-and-the-same' },
    };
    const [first, second] = [
      await vendor.call(createOrganization, options),
      await vendor.call(createOrganization, options),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
  });
});

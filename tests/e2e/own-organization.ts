import { request, type APIRequestContext } from 'playwright-core';
import type { AdminOrganization } from '../../contract/organizations/admin-organizations.ts';
import type { PatientProduct, Product } from '../../contract/platform/enumerations.ts';
import type { CurrentUser } from '../../contract/identity/users.ts';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { apiOf, letterTo, product } from './visitor.ts';

const VENDOR = 'vendor.admin@example.com';
const ZONE = 'America/Denver';

interface Wanted {
  name: string;
  /** The word before the mail domain: `admin@word.example.com`. */
  word: string;
  products: Product[];
  /** Names of its locations; one without a name is enough for most stories. */
  places?: [string, ...string[]];
}

export interface OwnOrganization {
  id: number;
  name: string;
  /** Its admin, whom `signIn` signs in. */
  admin: string;
  locations: { id: number; name: string }[];
  /** Adds a patient as its admin and answers the id. */
  addPatient: (patient: NewPatient) => Promise<number>;
}

interface NewPatient {
  products: PatientProduct[];
  firstName: string;
  lastName: string;
  email: string;
  locationId?: number;
  gaitUid?: string;
}

async function send<Answer>(by: APIRequestContext, path: string, data: object): Promise<Answer> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await by.post(`/api/v2/${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Makes the account of an invited person out of the mailed invite. */
async function join(email: string): Promise<APIRequestContext> {
  const code = /\/user\/create\/([^\s/]+)/.exec(await letterTo(email))![1]!;
  const guest = await request.newContext({ baseURL: product.url });
  await send(guest, 'identity/create-account', { code, password: DEMO_PASSWORD });
  await guest.dispose();
  const person = await apiOf(email);
  const { userId, firstName, lastName } = (await (await person.get('/api/v2/users/current')).json()) as CurrentUser;
  await send(person, `users/${userId}/complete-sign-up`, { userId, firstName, lastName });
  return person;
}

/**
 * An organization for one story alone, as vendor staff add one, with an admin who has accepted the invite: what the story
 * changes or counts there no other story changes, at whatever time it runs.
 */
export async function ownOrganization({
  name,
  word,
  products,
  places = [`${name} 1`],
}: Wanted): Promise<OwnOrganization> {
  const admin = `admin@${word}.example.com`;
  const vendor = await apiOf(VENDOR);
  const empty = { address1: null, address2: null, city: null, stateCode: null, countryCode: null, zipCode: null };
  const { id } = await send<AdminOrganization>(vendor, 'admin/organizations', {
    orgName: name,
    timezone: ZONE,
    products,
    practitioner: { firstName: 'Alex', lastName: 'Reed', email: admin, role: 'PORTAL_PROVIDER_ADMIN' },
    location: { name: places[0], timezone: ZONE, ...empty, keyword: null },
  });
  await vendor.dispose();
  const person = await join(admin);
  for (const place of places.slice(1)) await send(person, 'locations', { name: place, timezone: ZONE });
  const { locations } = (await (await person.get('/api/v2/users/current')).json()) as CurrentUser;
  return {
    id,
    name,
    admin,
    locations,
    addPatient: async ({ locationId = locations[0]!.id, ...patient }) => {
      const isTreated = patient.products.includes('HEALTH');
      const added = await send<{ id: number }>(person, 'patients', {
        ...patient,
        locationId,
        phoneNumber: '5555550142',
        ...(isTreated && { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee' }),
      });
      return added.id;
    },
  };
}

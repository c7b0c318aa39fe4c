import { setTimeout as wait } from 'node:timers/promises';
import type { Application } from './application.ts';
import { listPatients, makeName, pick, type Work } from './clinic-work.ts';
import { makePng } from './made-files.ts';
import { addProvider, findOther, type Person, type Place } from './people.ts';

/** Until the other processes have to know of a change. */
const MOST_MS = 2000;
const EVERY_MS = 20;

/** Asks every process until it shows what was acknowledged, as its first answer has to; one that is killed meanwhile is left out. */
async function requireKnown(place: Place, kind: string, ask: (to: () => number) => Promise<boolean>) {
  const started = performance.now();
  const askOne = async (application: Application) => {
    for (let isFirst = true; application.isUp; isFirst = false) {
      const { kills } = application;
      const isKnown = await ask(() =>
        application.kills === kills ? application.port : findOther(place.cluster, application.name)(),
      );
      if (isKnown && application.kills !== kills) return;
      if (isKnown) return place.ledger.addStaleness(kind, isFirst ? 0 : performance.now() - started);
      if (performance.now() - started > MOST_MS)
        return place.tally.countFailure(`${kind}: ${application.name} does not know after 2 s`);
      await wait(EVERY_MS);
    }
  };
  await Promise.all(place.cluster.applications.map(askOne));
}

interface OrganizationBody {
  name: string;
  timezone: string;
  version: number;
  webLogoUrl: string;
}

async function changeSettings(place: Place, { caller }: Person) {
  const { timezone, version } = (await caller.get<OrganizationBody>('/v2/organizations/current')).body;
  const name = makeName(place, 'Clinic');
  await caller.send('PATCH', '/v2/organizations/current', { body: { name, timezone }, version });
  await requireKnown(
    place,
    'settings',
    async (to) => (await caller.get<OrganizationBody>('/v2/organizations/current', { to })).body.name === name,
  );
}

async function changeLogo(place: Place, { caller }: Person) {
  const file = makePng(250, 140);
  await caller.send('POST', '/v2/organizations/current/logo', { file });
  await requireKnown(place, 'logo', async (to) => {
    const { body } = await caller.get<OrganizationBody>('/v2/organizations/current', { to });
    const { bytes } = await caller.get(body.webLogoUrl.replace(/^.*?\/api\//, '/'), { to });
    place.ledger.files++;
    return bytes.equals(file);
  });
}

/** Two rounds of one clinic at once would fill its list of locations' providers: one after the other. */
const underWay = new Set<Person>();

/** Somebody joins, is moved to another location and removed: every process knows each with the next call. */
async function changeRights(place: Place, admin: Person) {
  if (underWay.has(admin)) return false;
  underWay.add(admin);
  try {
    const { caller, clinic } = admin;
    const [oldLocation, newLocation] = clinic!.locations;
    const name = makeName(place, 'provider').replaceAll(/\W+/g, '-').toLowerCase().replace(/-$/, '');
    const person = await addProvider(place, admin, name, oldLocation);
    if (!person) return false;
    const isAnswered = async (path: string, to: () => number, ...statuses: number[]) =>
      statuses.includes((await person.caller.get(path, { to, expects: [401, 403, 404] })).status);
    const patient = `/v2/patients/${clinic!.patients[0]}`;
    await requireKnown(place, 'a new provider', (to) => isAnswered(patient, to, 200));
    const team = await caller.get<{ items: { id: number; version: number }[] }>(
      '/v2/practitioners?limit=100&sort=-name',
    );
    const { version } = team.body.items.find(({ id }) => id === person.id)!;
    const body = { role: 'PORTAL_PRACTITIONER', locationIds: [newLocation] };
    await caller.send('PATCH', `/v2/practitioners/${person.id}`, { body, version });
    await requireKnown(place, 'a moved provider', (to) => isAnswered(patient, to, 403, 404));
    await caller.send('DELETE', `/v2/practitioners/${person.id}`, { expects: [404] });
    await requireKnown(place, 'a removed provider', (to) => isAnswered('/v2/patients', to, 401, 403));
    person.caller.close();
  } finally {
    underWay.delete(admin);
  }
}

async function listTeam(_place: Place, { caller }: Person) {
  await Promise.all([caller.get('/v2/practitioners'), caller.get('/v2/locations')]);
}

export const adminWork: readonly Work[] = [
  { weight: 10, run: listPatients },
  { weight: 6, run: listTeam },
  { weight: 4, run: changeSettings },
  { weight: 2, run: changeLogo },
  { weight: 1, run: changeRights },
];

async function listOrganizations(_place: Place, { caller }: Person) {
  const sort = pick(['name', '-name', 'timezone', 'id'])!;
  await caller.get(`/v2/admin/organizations?sort=${sort}&page=${1 + Math.floor(Math.random() * 20)}`);
}

async function searchAll(_place: Place, { caller }: Person) {
  await caller.get(
    `/v2/admin/search?q=${pick(['clinic 12', 'place', 'provider number 3', 'first', 'bench'])}`.replaceAll(' ', '%20'),
  );
}

async function openOrganization({ cluster }: Place, { caller }: Person) {
  const { organizationId } = pick([cluster.seeded.A, cluster.seeded.B])!;
  await Promise.all([
    caller.get(`/v2/admin/organizations/${organizationId}`),
    caller.get(`/v2/admin/activity?subject=organization:${organizationId}`),
  ]);
}

async function listVendorLists(_place: Place, { caller }: Person) {
  await caller.get(
    pick([
      '/v2/admin/locations',
      '/v2/admin/gait/sessions',
      '/v2/admin/scan/sessions/pages',
      '/v2/admin/saved-filters?list=admin/locations',
    ])!,
  );
}

interface Override {
  organizationId: number;
}
const overridePath = '/v2/admin/settings/scan-modules-organization-override';

/** A setting of the vendor's own; each has one, so that nobody else changes it meanwhile. */
async function changeOverride(place: Place, { caller }: Person) {
  const { organizationId } = pick([place.cluster.seeded.A, place.cluster.seeded.B])!;
  const answer = await caller.post<Override>(overridePath, { organizationId });
  const to = findOther(place.cluster, answer.headers['x-served-by']);
  const { body } = await caller.get<Override>(overridePath, { to });
  if (body.organizationId === organizationId) place.ledger.addStaleness('vendor setting', 0);
  else place.tally.countFailure('a vendor setting is unknown to another process');
}

export const vendorWork: readonly Work[] = [
  { weight: 6, run: listOrganizations },
  { weight: 4, run: searchAll },
  { weight: 4, run: openOrganization },
  { weight: 4, run: listVendorLists },
  { weight: 2, run: changeOverride },
];

export const readingWork: readonly Work[] = [{ weight: 1, run: listPatients }];

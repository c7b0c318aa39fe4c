import { templateBody } from '../../tests/api/template-body.ts';
import { findOther, type Person, type Place } from './people.ts';
import type { KnownPatient } from './ledger.ts';

/** One thing that somebody does, and how often beside the others. */
export interface Work {
  weight: number;
  /** False when there was nothing to do it with. */
  run(place: Place, person: Person): Promise<unknown>;
}

export const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];
let made = 0;
/** A name that nothing else of the run has. */
export const makeName = ({ run }: Place, what: string): string => `${run} ${what} ${++made}.`;

interface PatientBody {
  id: number;
  version: number;
  patient: { lastName: string; email: string };
}

/** Reads a write back from another process than the one that acknowledged it. */
export async function readBack<Body>(
  { cluster, ledger }: Place,
  { caller }: Person,
  servedBy: unknown,
  path: string,
): Promise<Body> {
  ledger.readBacks++;
  return (await caller.get<Body>(path, { to: findOther(cluster, servedBy) })).body;
}

function requireEqual({ tally }: Place, what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    tally.countFailure(`read back ${what}: ${JSON.stringify(found)} and not ${JSON.stringify(expected)}`);
}

async function addPatient(place: Place, person: Person) {
  const email = `${place.run}-${++made}@people.test`;
  const lastName = `Soak${made}`;
  const answer = await person.caller.post<PatientBody>('/v2/patients', {
    products: ['HEALTH'],
    locationId: person.locationId,
    firstName: 'Ada',
    lastName,
    email,
    phoneNumber: '(555) 123-4567',
    dob: '1985-12-10',
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
  });
  const { id, version } = answer.body;
  const patient: KnownPatient = {
    id,
    email,
    lastName,
    version,
    locationId: person.locationId,
    isPaired: false,
    programId: null,
  };
  place.ledger.patients.push(patient);
  person.patients.push(patient);
  const servedBy = answer.headers['x-served-by'];
  const found = await readBack<{ items: PatientBody[] }>(place, person, servedBy, `/v2/patients?q=${email}`);
  requireEqual(
    place,
    'a new patient',
    found.items.map((each) => each.id),
    [id],
  );
}

async function editPatient(place: Place, person: Person) {
  const patient = pick(person.patients);
  if (!patient) return false;
  const lastName = `Edited${++made}`;
  const answer = await person.caller.send<PatientBody>('PATCH', `/v2/patients/${patient.id}`, {
    body: { lastName },
    version: patient.version,
  });
  requireEqual(place, 'the version of an edit', answer.body.version, patient.version + 1);
  [patient.lastName, patient.version] = [lastName, answer.body.version];
  const found = await readBack<PatientBody>(place, person, answer.headers['x-served-by'], `/v2/patients/${patient.id}`);
  requireEqual(place, 'an edited patient', [found.patient.lastName, found.version], [lastName, patient.version]);
}

/** The seeded patient of the location, whom all who work there edit: of those who read one version, one may save. */
async function editSharedPatient(place: Place, { caller, clinic, locationId }: Person) {
  const id = clinic!.patients[clinic!.locations.indexOf(locationId)]!;
  const { version } = (await caller.get<PatientBody>(`/v2/patients/${id}`)).body;
  const answer = await caller.send('PATCH', `/v2/patients/${id}`, {
    body: { firstName: `Shared${++made}` },
    version,
    expects: [412],
  });
  if (answer.status === 412) place.ledger.conflicts++;
  else place.ledger.sharedEdits.set(id, (place.ledger.sharedEdits.get(id) ?? 0) + 1);
}

async function addNote(place: Place, person: Person) {
  const patient = pick(person.patients);
  if (!patient) return false;
  const notes = makeName(place, 'note');
  const path = `/v2/patients/${patient.id}/interactions`;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(new Date());
  const answer = await person.caller.post<{ id: number }>(path, { date, minutes: 5, notes, interactionType: null });
  place.ledger.noteTexts.push(notes);
  const found = await readBack<{ items: { id: number; notes: string }[] }>(
    place,
    person,
    answer.headers['x-served-by'],
    `${path}?limit=100`,
  );
  requireEqual(
    place,
    'a care note',
    found.items.filter((each) => each.notes === notes).map(({ id }) => id),
    [answer.body.id],
  );
}

async function addTemplate(place: Place, person: Person) {
  const name = makeName(place, 'template');
  const answer = await person.caller.post<{ id: number }>('/v2/programs/templates', templateBody(name));
  place.ledger.templateNames.push(name);
  const found = await readBack<{ name: string }>(
    place,
    person,
    answer.headers['x-served-by'],
    `/v2/programs/templates/${answer.body.id}`,
  );
  requireEqual(place, 'a template', found.name, name);
}

async function assignProgram(place: Place, person: Person) {
  const patient = pick(person.patients);
  if (!patient) return false;
  const path = `/v2/patients/${patient.id}/program`;
  const answer = await person.caller.post<{ id: number }>(
    path,
    { templateId: person.clinic!.templateId },
    { expects: [422] },
  );
  if (answer.status === 422) return false;
  patient.programId = answer.body.id;
  place.ledger.programs.set(patient.id, (place.ledger.programs.get(patient.id) ?? 0) + 1);
  const found = await readBack<{ id: number }>(place, person, answer.headers['x-served-by'], path);
  requireEqual(place, 'a program', found.id, answer.body.id);
}

const sorts = ['name', '-name', 'email', 'location', 'program', '-lastActivity', 'status'];
export async function listPatients(_place: Place, { caller }: Person) {
  const query = new URLSearchParams({
    limit: '15',
    sort: pick(sorts)!,
    page: String(1 + Math.floor(Math.random() * 3)),
  });
  if (Math.random() < 0.4) query.set('q', pick(['smi', 'ada', 'gar', 'soak1', 'mary smith', 'kowalski'])!);
  if (Math.random() < 0.2) query.set('state', 'DISCHARGED');
  await caller.get(`/v2/patients?${query}`);
}

/** What the browser asks for when a record is opened. */
async function openRecord(_place: Place, { caller, patients }: Person) {
  const patient = pick(patients);
  if (!patient) return false;
  const path = `/v2/patients/${patient.id}`;
  await caller.get(path);
  await Promise.all(
    ['/summary', '/program', '/sessions', '/interactions', '/results'].map((part) => caller.get(`${path}${part}`)),
  );
}

async function openWorklist(_place: Place, { caller }: Person) {
  await Promise.all([caller.get('/v2/worklist'), caller.get('/v2/dashboards/actions')]);
}

async function openBilling(_place: Place, { caller }: Person) {
  const month = new Date().toISOString().slice(0, 7);
  await Promise.all([caller.get('/v2/rtm/cycles'), caller.get(`/v2/rtm/months/${month}/totals`)]);
}

async function openLibrary(_place: Place, { caller }: Person) {
  await Promise.all([caller.get('/v2/exercises'), caller.get('/v2/exercises/favorites')]);
}

async function printReport({ ledger, tally }: Place, { caller, patients }: Person) {
  const patient = pick(patients);
  if (!patient) return false;
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  const answer = await caller.get(`/v2/patients/${patient.id}/report?from=${day(31)}&to=${day(1)}`, { expects: [500] });
  if (answer.status === 500) return void ledger.slowReports++;
  if (!answer.bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) tally.countFailure('a report is no PDF');
  ledger.reports++;
}

export const clinicWork: readonly Work[] = [
  { weight: 22, run: listPatients },
  { weight: 18, run: openRecord },
  { weight: 8, run: openWorklist },
  { weight: 5, run: addPatient },
  { weight: 6, run: editPatient },
  { weight: 4, run: editSharedPatient },
  { weight: 7, run: addNote },
  { weight: 4, run: assignProgram },
  { weight: 3, run: openBilling },
  { weight: 4, run: openLibrary },
  { weight: 2, run: addTemplate },
  { weight: 2, run: printReport },
];

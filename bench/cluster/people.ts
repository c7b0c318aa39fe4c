import { setTimeout as wait } from 'node:timers/promises';
import { serializeSigned } from 'hono/utils/cookie';
import { PASSWORD, type Clinic } from '../../tests/api/seed.ts';
import { Caller, type Tally } from './caller.ts';
import { SECRET, type Cluster } from './cluster.ts';
import type { KnownPatient, Ledger } from './ledger.ts';

/** A session is confirmed for a quarter of an hour. */
const SIGN_IN_AGAIN_MS = 8 * 60_000;

/** Somebody at a browser with an address of its own. */
export class Person {
  readonly caller: Caller;
  readonly email: string;
  readonly clinic: Clinic | null;
  readonly locationId: number;
  readonly patients: KnownPatient[] = [];
  #signedInAt = 0;

  constructor(caller: Caller, email: string, clinic: Clinic | null, locationId = 0) {
    this.caller = caller;
    this.email = email;
    this.clinic = clinic;
    this.locationId = locationId;
  }

  async signIn(password = PASSWORD): Promise<void> {
    await this.caller.post('/v2/identity/sign-in', { email: this.email, password });
    this.#signedInAt = performance.now();
  }

  async signInWhenDue(): Promise<void> {
    if (performance.now() - this.#signedInAt > SIGN_IN_AGAIN_MS) await this.signIn();
  }
}

/** All that a client needs for its work. */
export interface Place {
  cluster: Cluster;
  tally: Tally;
  ledger: Ledger;
  /** Begins the names of all that a run makes. */
  run: string;
}

let addresses = 10;
/** A caller with an address of its own on this machine. */
export const createCaller = ({ cluster, tally }: Place): Caller => {
  const number = addresses++;
  return new Caller(tally, cluster.proxyPort, `127.0.${1 + (number >> 7)}.${1 + (number & 127)}`);
};

/** Waits until `find` finds something. */
export async function waitFor<T>(what: string, find: () => T | undefined, seconds = 60): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`No ${what} within ${seconds} seconds.`);
    await wait(100);
  }
}

/** Invites a provider of a clinic, and makes the account by the emailed code. */
export async function addProvider(
  place: Place,
  admin: Person,
  name: string,
  locationId: number,
): Promise<(Person & { id: number }) | null> {
  const { caller, clinic } = admin;
  const email = `${name}@clinic.test`;
  const body = { firstName: name, lastName: 'Soak', email, role: 'PORTAL_PRACTITIONER', locationIds: [locationId] };
  const { id } = (await caller.post<{ id: number }>('/v2/practitioners', body)).body;
  place.ledger.invited.push(email);
  const code = await waitFor(
    `invite for ${email}`,
    () => /\/user\/create\/([\w-]+)/.exec(place.cluster.letters.findLast(({ to }) => to === email)?.text ?? '')?.[1],
  );
  const person = new Person(createCaller(place), email, clinic, locationId);
  const account = { code, password: PASSWORD, firstName: null, lastName: null };
  const created = await person.caller.post('/v2/identity/create-account', account, { expects: [404] });
  // The answer to the first attempt was lost with its process.
  if (created.status === 404 && created.attempts === 1) place.tally.countFailure('create-account: 404');
  if (created.status === 404) {
    const { status } = await person.caller.post(
      '/v2/identity/sign-in',
      { email, password: PASSWORD },
      { expects: [401] },
    );
    if (status === 401) place.ledger.lostInvites++;
    if (status === 401) return null;
  }
  await person.signIn();
  return Object.assign(person, { id });
}

/** The admin of the largest clinic, who reads long lists: with a session that the database was filled with. */
export async function openLargeClinic(place: Place): Promise<Person> {
  const caller = createCaller(place);
  const header = await serializeSigned('__Host-portal-session', 'bench-token', SECRET, { path: '/', secure: true });
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  caller.setCookie(name, value);
  return new Person(caller, 'bench@clinic.test', null);
}

/** The port of a process that another request than this one went to, if there is one. */
export const findOther =
  ({ applications }: Cluster, servedBy: unknown) =>
  (): number => {
    const up = applications.filter(({ isUp }) => isUp);
    const others = up.filter(({ name }) => name !== servedBy);
    const choice = others.length > 0 ? others : up;
    return choice[Math.floor(Math.random() * choice.length)]!.port;
  };

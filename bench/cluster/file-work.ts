import { putExercisePicture, putExerciseVideo } from '../../contract/exercises/own-exercises.ts';
import { buildPath } from '../../dataProvider/client.ts';
import { reportedSet } from '../../tests/api/patient-app.ts';
import type { Clinic } from '../../tests/api/seed.ts';
import type { Answer } from './caller.ts';
import { makeName, pick, type Work } from './clinic-work.ts';
import { makeFilm, makePng } from './made-files.ts';
import { createCaller, findOther, type Person, type Place } from './people.ts';

interface ExerciseBody {
  id: string;
  thumbnailUrl: string;
  demoUrl: string;
}

/** A clinic may have 500 exercises of its own: these two make fewer, and change the files of those. */
const MOST_EXERCISES = 200;
const exercises = new Map<Clinic, { id: string; isBusy: boolean }[]>();

/** An own exercise that nobody else changes meanwhile, a new one or one of before. */
async function withExercise(
  place: Place,
  { caller, clinic }: Person,
  work: (id: string, made: Answer<ExerciseBody> | null) => Promise<unknown>,
) {
  const own = exercises.get(clinic!) ?? [];
  exercises.set(clinic!, own);
  const free = pick(own.filter(({ isBusy }) => !isBusy));
  const known = Math.random() < 0.5 || own.length >= MOST_EXERCISES ? free : undefined;
  if (known) {
    known.isBusy = true;
    await work(known.id, null).finally(() => (known.isBusy = false));
    return;
  }
  const name = makeName(place, 'exercise');
  const made = await caller.post<ExerciseBody>('/v2/exercises', { name });
  place.ledger.exerciseNames.push(name);
  const entry = { id: made.body.id, isBusy: true };
  own.push(entry);
  await work(made.body.id, made).finally(() => (entry.isBusy = false));
}

const withoutApi = (url: string) => url.replace(/^.*?\/api\//, '/');

function requireBytes({ tally, ledger }: Place, what: string, found: Uint8Array, expected: Uint8Array): void {
  ledger.files++;
  if (!Buffer.from(found).equals(expected)) tally.countFailure(`${what} is not what was uploaded`);
}

/** A new exercise is in the library of every process; its picture is read through another one. */
const setPicture = (place: Place, person: Person) =>
  withExercise(place, person, async (id, made) => {
    const { caller } = person;
    if (made) {
      const started = performance.now();
      const to = findOther(place.cluster, made.headers['x-served-by']);
      const { body } = await caller.get<{ id: string }[]>('/v2/exercises', { to });
      if (body.some((each) => each.id === id)) place.ledger.addStaleness('library', 0);
      else
        place.tally.countFailure(
          `a new exercise is missing in another process after ${performance.now() - started} ms`,
        );
    }
    const bytes = makePng(200, 150);
    const answer = await caller.send<ExerciseBody>('PUT', buildPath(putExercisePicture, { exerciseId: id }), { bytes });
    const to = findOther(place.cluster, answer.headers['x-served-by']);
    const found = await caller.get(withoutApi(answer.body.thumbnailUrl), { to });
    requireBytes(place, 'A picture', found.bytes, bytes);
  });

/** A film is read in parts, as players do, through whichever process. */
const setFilm = (place: Place, person: Person) =>
  withExercise(place, person, async (id) => {
    const { caller } = person;
    const bytes = makeFilm(300_000 + Math.floor(Math.random() * 1_200_000));
    const answer = await caller.send<ExerciseBody>('PUT', buildPath(putExerciseVideo, { exerciseId: id }), { bytes });
    const path = withoutApi(answer.body.demoUrl);
    const part = Math.ceil(bytes.byteLength / 4);
    const parts: Buffer[] = [];
    for (let from = 0; from < bytes.byteLength; from += part) {
      const range = `bytes=${from}-${Math.min(from + part, bytes.byteLength) - 1}`;
      parts.push((await caller.get(path, { headers: { range } })).bytes);
    }
    requireBytes(place, 'A film', Buffer.concat(parts), bytes);
  });

/** The app of a patient whose invite has arrived. */
async function pairDevice(place: Place, { patients }: Person) {
  const patient = pick(patients.filter(({ isPaired }) => !isPaired));
  const letter = patient && place.cluster.letters.findLast(({ to }) => to === patient.email);
  const code = /code: (\S+)/.exec(letter?.text ?? '')?.[1];
  if (!patient || !code) return false;
  patient.isPaired = true;
  const caller = createCaller(place);
  const answer = await caller.post<{ token: string }>(
    '/v2/intake/devices',
    { code, label: 'Phone' },
    { expects: [400, 404, 422] },
  );
  caller.close();
  if (answer.status === 201) patient.token = answer.body.token;
  else if (answer.attempts > 1) place.ledger.lostCodes++;
  else place.tally.countFailure(`A code for a device was rejected: ${answer.status}`);
}

async function postSession(place: Place, { caller, patients }: Person) {
  const patient = pick(patients.filter(({ token }) => token));
  if (!patient) return false;
  const sessionUUID = crypto.randomUUID();
  const headers = { authorization: `Bearer ${patient.token}` };
  const body = {
    sessionUUID,
    type: 'HEPSession',
    hepId: patient.programId,
    selfReported: 'none',
    performedAt: new Date(Date.now() - 60_000).toISOString(),
    sets: [reportedSet()],
  };
  const device = createCaller(place);
  const answer = await device.post<{ id: number }>('/v2/intake/sessions', body, { headers });
  device.close();
  place.ledger.sessionUuids.push(sessionUUID);
  place.ledger.readBacks++;
  const to = findOther(place.cluster, answer.headers['x-served-by']);
  const path = `/v2/patients/${patient.id}/sessions?limit=100`;
  const found = await caller.get<{ items: { id: number }[] }>(path, { to });
  if (found.body.items.filter(({ id }) => id === answer.body.id).length !== 1)
    place.tally.countFailure('A session is not exactly once in the list of another process');
}

/** Ten messages an hour and person. */
const messagesOf = new Map<Person, number>();
async function writeToSupport(place: Place, person: Person) {
  const count = (messagesOf.get(person) ?? 0) + 1;
  if (count > 8) return false;
  messagesOf.set(person, count);
  const message = makeName(place, 'message');
  const body = { topic: 'QUESTION', message, copyToMe: false, page: '/dashboard', version: '1.0.0' };
  await person.caller.post('/v2/support/messages', body);
  place.ledger.messages.push(message);
}

export const fileWork: readonly Work[] = [
  { weight: 2, run: setPicture },
  { weight: 2, run: setFilm },
  { weight: 3, run: pairDevice },
  { weight: 7, run: postSession },
  { weight: 1, run: writeToSupport },
];

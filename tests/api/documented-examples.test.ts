import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { intakeProgram } from '../../contract/intake/intake.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { assignProgram } from '../../contract/programs/programs.ts';
import { programFields, type Program } from '../../contract/programs/shapes.ts';
import { artifactMediaTypes } from '../../contract/scan-sessions/scan-intake.ts';
import { patients, scanClientVersions } from '../../server/platform/db/schema.ts';
import { listShownNames, readExamples } from './guide-examples.ts';
import { patientApps } from './patient-app.ts';
import { PASSWORD } from './seed.ts';
import { Caller, openWorld, type Reply, type World } from './world.ts';

let world: World;
/** The values that replace placeholders in examples, by name. */
let own: Record<string, unknown>;
let app: Caller;
beforeAll(async () => {
  world = await openWorld();
  const { A } = world.seed;
  const apps = patientApps(world, await world.as(A.practitioners.admin));
  const paired = await apps.paired();
  const invited = await apps.invited();
  app = paired.app;
  own = {
    email: A.practitioners.first.email,
    password: PASSWORD,
    code: await apps.codeFor(invited.email),
    hepId: (await apps.assign(paired.id)).id,
    locationId: A.locations[0],
  };
  await world.asOwner(async (tx) => {
    await tx.update(patients).set({ gaitUid: 'G-40012' }).where(eq(patients.id, A.patients[0]));
    await tx.insert(scanClientVersions).values([
      { versionId: '2.16.0', updateRequired: true },
      { versionId: '2.20.0', updateRequired: false },
    ]);
  });
});
afterAll(() => world.close());

/** The provider, by the session that the example of signing in opens. */
let provider: Caller | undefined;
const whoCalls = (path: string): Caller => (path.startsWith('/v2/intake/') ? app : (provider ?? world.anonymous));
function comesIn(path: string, { headers }: Reply<unknown>): void {
  if (path !== '/v2/identity/sign-in') return;
  const cookie = headers.getSetCookie().map((each) => each.split(';')[0]);
  provider = new Caller(world.app, { cookie: cookie.join('; ') });
}

const withOwn = (body: unknown) =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) => (name in own ? own[name] : value)) as object;
/** The same about another session. */
const ofAnother = (text: string) => text.replaceAll(/(\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{11})[\da-f]\b/g, '$1f');

const examples = readExamples('INTAKE.md');

describe('docs/INTAKE.md', () => {
  /** Those that make what others go on with come first, as the text tells it elsewhere. */
  const inOrder = examples.toSorted(
    (one, other) => Number(other.path.endsWith('in')) - Number(one.path.endsWith('in')),
  );

  it('documents all intake calls', () => {
    expect(
      new Set(examples.map(({ method, path }) => `${method} ${path.replace(/\/sessions\/[^/]+/, '/sessions/*')}`)),
    ).toEqual(
      new Set([
        'POST /v2/intake/devices',
        'GET /v2/intake/program',
        'POST /v2/intake/sessions',
        'GET /v2/locations',
        'POST /v2/identity/sign-in',
        'GET /v2/scan/clients/2.16.0',
        'POST /v2/scan/sessions',
        'PUT /v2/scan/sessions/*/artifacts/pose-log',
        'POST /v2/gait/sessions',
        'PUT /v2/gait/sessions/*/artifacts/pose-log',
        'PATCH /v2/gait/sessions/*',
      ]),
    );
  });

  it('shows a program with doses as the app receives it', async () => {
    const { answer } = examples.find(({ path }) => path === '/v2/intake/program')!;
    const { program } = JSON.parse(answer.replaceAll('…', '')) as { program: Program };
    const admin = await world.as(world.seed.A.practitioners.admin);
    const apps = patientApps(world, admin);
    const patient = await apps.paired();
    const body = pick(program, programFields);
    expect((await admin.call(assignProgram, { params: { patientId: patient.id }, body })).status).toBe(201);
    const received = (await patient.app.call(intakeProgram)).body.program!;
    expect(received).toEqual({ ...program, ...pick(received, ['id', 'version', 'dateCreated', 'dateUpdated']) });
  });

  let walk: { id: number; version: number } | undefined;
  it.each(inOrder)('documents $method $path with the actual status $status', async (example) => {
    const { method, headers, body, status } = example;
    const path = example.path.replace(/(\/gait\/sessions\/)\d+$/, (_, before: string) => `${before}${walk?.id}`);
    const isFile = body.startsWith('(');
    const log = gzipSync(JSON.stringify({ meta: { scanVersion: '2.20.0' }, frames: [{ t: 0, keypoints: {} }] }));
    const reply = await whoCalls(path).send(method, `/api${path}`, {
      headers: { ...headers, ...(walk && headers['If-Match'] && { 'If-Match': String(walk.version) }) },
      ...(isFile ? { bytes: log } : body && { body: withOwn(JSON.parse(body)) }),
    });
    expect([reply.status, reply.problem.fields]).toEqual([status, undefined]);
    comesIn(path, reply);
    if (path === '/v2/gait/sessions') walk = reply.body as typeof walk;
    const shown = listShownNames(example);
    if (shown.length > 0) expect(Object.keys(reply.body as object)).toEqual(expect.arrayContaining(shown));
  });
});

describe('/api/openapi.json', () => {
  interface Parameter {
    name: string;
    in: string;
    required: boolean;
    example?: unknown;
  }
  interface Operation {
    operationId: string;
    parameters: Parameter[];
    requestBody?: { description?: string; content: Record<string, { example?: unknown; schema: object }> };
    responses: Record<string, object>;
    security: object[];
  }
  interface Printed {
    path: string;
    method: string;
    operation: Operation;
  }
  let printed: Printed[];
  beforeAll(async () => {
    const { body } = await world.anonymous.send('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, Operation>> };
    printed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
  });
  const named = (operationId: string) => printed.find(({ operation }) => operation.operationId === operationId)!;
  const getExample = ({ operation }: Printed) => operation.requestBody?.content['application/json']?.example;

  it('has an example of each device call with a body, which the server accepts unchanged', async () => {
    const first = ['signIn', 'redeemDeviceCode', 'postSession', 'postScanSession', 'postGaitSession'];
    const rank = ({ operation }: Printed) => first.toReversed().indexOf(operation.operationId);
    const ofDevices = new Set([...first, 'putScanArtifact', 'putGaitArtifact', 'commentGaitSession']);
    const withExample = printed
      .filter((one) => ofDevices.has(one.operation.operationId) && getExample(one) !== undefined)
      .toSorted((a, b) => rank(b) - rank(a));
    expect(withExample).toHaveLength(ofDevices.size);
    // A code is used once, and the one above was.
    const apps = patientApps(world, await world.as(world.seed.A.practitioners.admin));
    own.code = await apps.codeFor((await apps.invited()).email);
    let walk: { id: number; version: number } | undefined;
    const refused: unknown[] = [];
    for (const one of withExample) {
      const { path, method, operation } = one;
      const given = new Map(operation.parameters.map(({ name, example }) => [name, example]));
      if (operation.operationId === 'commentGaitSession') {
        expect(given.get('If-Match')).toBe(1);
        given.set('id', walk!.id).set('If-Match', walk!.version);
      }
      const place = ofAnother(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given.get(name))));
      const file = operation.requestBody!.content['image/png'] && JSON.stringify(getExample(one));
      const reply = await whoCalls(place).send(method, `/api${place}`, {
        headers: {
          'Content-Type': 'application/json',
          ...(given.get('If-Match') !== undefined && { 'If-Match': String(given.get('If-Match')) }),
        },
        body: file ?? ofAnother(JSON.stringify(withOwn(getExample(one)))),
      });
      if (reply.status >= 300) refused.push([operation.operationId, reply.status, reply.problem]);
      if (!(String(reply.status) in operation.responses)) refused.push([operation.operationId, reply.status]);
      comesIn(place, reply);
      if (operation.operationId === 'postGaitSession') walk = reply.body as typeof walk;
    }
    expect(refused).toEqual([]);
  });

  it('has the same examples as docs/INTAKE.md', () => {
    for (const { method, path, body } of examples.filter((example) => example.body.startsWith('{'))) {
      const same = printed.find(
        (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
      );
      expect(getExample(same!)).toEqual(JSON.parse(body));
    }
  });

  it('ENT-090 lists exactly the accepted file content types of both kinds of sessions', async () => {
    const all = ['application/json', 'image/png', 'image/jpeg', 'video/mp4', 'video/webm'];
    for (const operationId of ['putScanArtifact', 'putGaitArtifact']) {
      const { operation } = named(operationId);
      expect(Object.keys(operation.requestBody!.content)).toEqual(all);
      for (const [type, mediaTypes] of Object.entries(artifactMediaTypes))
        expect(operation.requestBody!.description).toContain(`${type}: ${mediaTypes.join(', ')}`);
      expect(operation.parameters.map(({ name }) => name)).toContain('Content-Encoding');
    }
    const [clinic] = [world.seed.A];
    const provided = await world.as(clinic.practitioners.first);
    const uploaded = await provided.send('PUT', `/api/v2/scan/sessions/${clinic.scanSessionUuids[0]}/artifacts/video`, {
      bytes: new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]),
      headers: { 'content-type': 'video/webm' },
    });
    expect(uploaded.status).toBe(201);
  });

  it('declares no body with a rejected content type', () => {
    for (const { operation } of printed)
      expect(Object.keys(operation.requestBody?.content ?? {})).not.toContain('application/octet-stream');
    expect(Object.keys(named('putExercisePicture').operation.requestBody!.content)).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
    ]);
  });

  it('requires If-Match for exactly the calls that are rejected without it', async () => {
    const asks = printed.filter(({ operation }) => operation.parameters.some(({ name }) => name === 'If-Match'));
    expect(
      asks.every(({ operation }) =>
        operation.parameters.every(({ name, required }) => name !== 'If-Match' || required),
      ),
    ).toBe(true);
    expect(asks.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      world.router.calls.flatMap(({ id, versioned, fhir }) => (versioned && !fhir ? id : [])).toSorted(),
    );
    expect(named('updatePatient').operation.responses).toHaveProperty('428');
    const admin = await world.as(world.seed.A.practitioners.admin);
    const without = await admin.send('PATCH', `/api/v2/gait/sessions/${world.seed.A.gaitSessions[0]}`, {
      body: { comment: 'No version.' },
    });
    expect(without.status).toBe(428);
  });

  it('names the actual session cookie and the body of the webhook', async () => {
    const secure = world.beside({ environment: { PUBLIC_URL: 'https://portal.test' } });
    const getCookie = async (at: World) =>
      (
        (await at.anonymous.send('GET', '/api/openapi.json')).body as {
          components: { securitySchemes: { session: object } };
        }
      ).components.securitySchemes.session;
    expect(await getCookie(world)).toMatchObject({ name: 'portal-session' });
    expect(await getCookie(secure)).toMatchObject({ name: '__Host-portal-session' });
    const { operation } = named('takeSurveyResponse');
    expect(operation.requestBody?.content).toHaveProperty('application/json');
    expect(operation.parameters).toMatchObject([{ name: 'Typeform-Signature', in: 'header', required: true }]);
  });
});

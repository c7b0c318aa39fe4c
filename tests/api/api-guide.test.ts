import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateTypes } from '@exer/api-client/generate-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPatient } from '../../contract/patients/patients.ts';
import { dischargePatient } from '../../contract/plan-of-care/plan-of-care.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { createTestClient } from './api-client.ts';
import { listShownNames, readExamples } from './guide-examples.ts';
import { openWorld, type Caller, type World } from './world.ts';

const guide = readFileSync(new URL('../../docs/API.md', import.meta.url), 'utf8');
let world: World;
let admin: Caller;
let patient: PatientRecord;
beforeAll(async () => {
  world = await openWorld();
  const { A } = world.seed;
  admin = await world.as(A.practitioners.admin);
  patient = (await admin.call(getPatient, { params: { id: A.patients[0] } })).body;
});
afterAll(() => world.close());

describe('docs/API.md, from errors on', () => {
  const examples = readExamples('API.md', '## Errors');
  /** The ids of the guide stand for those of the records of this test. */
  const withOwn = (text: string) =>
    text
      .replaceAll('/patients/12', `/patients/${patient.id}`)
      .replaceAll(/locationId(s=|": )4/g, (_, sign: string) => `locationId${sign}${patient.location.id}`);

  it('has an example of an error, a list, a new patient, a change, a conflict and a change that can be sent again', () => {
    expect(examples.map(({ method, status }) => `${method} ${status}`)).toEqual([
      'GET 404',
      'POST 422',
      'GET 200',
      'POST 201',
      'PATCH 200',
      'PATCH 412',
      'POST 201',
    ]);
  });

  it.each(examples)('documents $method $path with the actual status $status', async (example) => {
    const { method, body, status, headers, answer } = example;
    const reply = await admin.send(method, `/api${withOwn(example.path)}`, {
      headers: { ...headers, ...(headers['If-Match'] && { 'If-Match': String(patient.version) }) },
      ...(body && { body: withOwn(body) }),
    });
    expect([reply.status, Object.keys(reply.body as object)]).toEqual([
      status,
      expect.arrayContaining(listShownNames(example)),
    ]);
    const code = /"code": "([^"]+)"/.exec(answer)?.[1];
    expect(reply.problem.code).toBe(code);
  });
});

describe('the TypeScript client of docs/API.md', () => {
  const folder = path.resolve(`node_modules/.cache/api-client-${process.pid}`);
  const [source] = [...guide.matchAll(/^```ts\n([\s\S]*?)\n```$/gm)].map(([, block]) => block!);
  beforeAll(async () => {
    const { body } = await world.anonymous.send('GET', '/api/openapi.json');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'api.ts'), await generateTypes(body as object));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** The messages of the compiler; empty when it accepts the source. */
  function compile(name: string, text: string): string {
    writeFileSync(path.join(folder, name), text);
    const compiler = path.resolve('node_modules/typescript/bin/tsc');
    const options = '--noEmit --strict --skipLibCheck --target esnext --module esnext --moduleResolution bundler';
    try {
      execFileSync(process.execPath, [
        compiler,
        ...options.split(' '),
        '--allowImportingTsExtensions',
        '--ignoreConfig',
        path.join(folder, name),
      ]);
      return '';
    } catch (error) {
      return String((error as { stdout: Buffer }).stdout);
    }
  }

  it('compiles against the generated types, which refuse a parameter that does not exist', () => {
    expect(compile('client.ts', source!)).toBe('');
    expect(compile('wrong.ts', source!.replace("'DISCHARGED'", "'GONE'"))).toContain('GONE');
  });

  it('signs in, and reads what the server has', async () => {
    const { connect, listDischarged } = (await import(pathToFileURL(path.join(folder, 'client.ts')).href)) as {
      connect: (access: object) => unknown;
      listDischarged: (client: unknown) => Promise<PatientRecord[]>;
    };
    const params = { id: patient.id };
    const { version } = (await admin.call(getPatient, { params })).body;
    const body = { date: '2026-11-20' };
    await admin.call(dischargePatient, { params, body, headers: { 'If-Match': String(version) } });
    const { client, secret } = await createTestClient(admin, { scopes: ['patients:read'] });
    const fetch = async (request: Request) => world.app.fetch(request);
    const connected = connect({ baseUrl: 'http://localhost/api', clientId: client.clientId, secret, fetch });
    expect((await listDischarged(connected)).map(({ id }) => id)).toEqual([patient.id]);
    const wrong = connect({ baseUrl: 'http://localhost/api', clientId: client.clientId, secret: 'wrong', fetch });
    await expect(listDischarged(wrong)).rejects.toThrow('No token: 401');
  });
});

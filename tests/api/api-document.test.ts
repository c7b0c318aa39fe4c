import { readdirSync, readFileSync } from 'node:fs';
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_EVENT, webhookEventTypes } from '../../contract/webhooks/event-types.ts';
import { webhookPayloads } from '../../contract/webhooks/payloads.ts';
import { exampleBodies } from '../../server/platform/documentation/example-bodies.ts';
import { listHoldings, paramsFor } from './isolation/owned-params.ts';
import { openWorld, type World } from './world.ts';

interface Parameter {
  name: string;
  in: string;
  description?: string;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}

let world: World;
let text: string;
let operations: Operation[];
beforeAll(async () => {
  world = await openWorld();
  const { body } = await world.anonymous.send('GET', '/api/openapi.json');
  text = JSON.stringify(body);
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  operations = Object.values(paths).flatMap((methods) => Object.values(methods));
});
afterAll(() => world.close());

describe('the OpenAPI document', () => {
  it('has no error and no warning by the recommended rules of Redocly', async () => {
    expect(text).toContain('"openapi":"3.1');
    const found = await lintDocument({
      document: makeDocumentFromString(text, 'openapi.json'),
      externalRefResolver: new BaseResolver(),
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('describes every parameter', () => {
    const undescribed = operations.flatMap(({ operationId, parameters }) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${operationId} ${name}`),
    );
    expect(undescribed).toEqual([]);
  });

  it('describes every group of calls', () => {
    const { tags } = JSON.parse(text) as { tags: { name: string; description: string }[] };
    expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(new Set(tags.map(({ name }) => name)));
    expect(tags.filter(({ description }) => !description)).toEqual([]);
  });

  it('names no requirement of ours', () => {
    expect(text.match(/\b(?!AST-|EK-|ABCD-|UTF-)[A-Z]{2,6}-\d{2,3}\b/g)).toBeNull();
  });

  it('refers to a named schema for each JSON body and response', () => {
    const isNamed = ({ schema }: { schema: { $ref?: string } }) => schema.$ref?.startsWith('#/components/schemas/');
    const unnamed = operations.filter(({ requestBody, responses, operationId }) => {
      const body = requestBody?.content['application/json'];
      const isFile = Object.keys(requestBody?.content ?? {}).length > 1 || operationId.endsWith('ByRecord');
      const answers = Object.entries(responses).flatMap(([status, { content }]) =>
        Number(status) < 300 && content?.['application/json'] ? [content['application/json']] : [],
      );
      return (body && !isFile && !isNamed(body)) || !answers.every(isNamed);
    });
    expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
    for (const name of ['PatientRecord', 'Program', 'GaitSession', 'ScanSession', 'CareNote', 'RtmCycle'])
      expect(text).toContain(`"#/components/schemas/${name}"`);
  });

  it('SVC-10 says which changes are answered without the record to a client that may not read it', () => {
    const brief = operations.filter(({ responses }) => JSON.stringify(responses).includes('`version` alone'));
    expect(brief.map(({ operationId }) => operationId).filter((id) => !id.endsWith('ByRecord'))).toEqual([
      'addPatient',
      'updatePatient',
      'commentGaitSession',
      'postGaitSession',
      'postScanSession',
    ]);
  });

  it('has an example of each JSON body, and the calls of the vendor console accept theirs', async () => {
    const without = operations.filter(({ requestBody, operationId }) => {
      const types = Object.keys(requestBody?.content ?? {});
      const json = requestBody?.content['application/json'];
      return json && types.length === 1 && !operationId.endsWith('ByRecord') && !('example' in json);
    });
    expect(without.map(({ operationId }) => operationId)).toEqual(['takeSurveyResponse']);
    // The isolation tests send those of the clinics’ calls.
    const vendor = await world.as(world.seed.accounts.vendorAdmin);
    const own = listHoldings(world.seed.A, 0);
    const refused: unknown[] = [];
    for (const call of world.router.calls) {
      const isVendorCall = typeof call.access === 'object' && call.access.action.startsWith('vendor.');
      if (!isVendorCall || !call.body) continue;
      const { status, problem } = await vendor.call(call, {
        params: paramsFor(call, own),
        body: exampleBodies[call.id]!(own),
        headers: { 'If-Match': '1' },
      });
      if ([400, 415, 422].includes(status)) refused.push([call.id, status, problem.fields ?? problem.message]);
    }
    expect(refused).toEqual([]);
  });

  it('HOOK-15 describes each event that is sent to webhooks, with a named schema and an example that it accepts', () => {
    const { webhooks } = JSON.parse(text) as {
      webhooks: Record<
        string,
        { post: { requestBody: { content: Record<string, { schema: object; example: object }> } } }
      >;
    };
    expect(Object.keys(webhooks)).toEqual([...webhookEventTypes, TEST_EVENT]);
    for (const [type, { post }] of Object.entries(webhooks)) {
      const { schema, example } = post.requestBody.content['application/json']!;
      expect(schema).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+Event$/) });
      expect(webhookPayloads[type as keyof typeof webhookPayloads].schema.parse(example)).toEqual(example);
    }
  });

  it('lists what any call can answer, and by which code', () => {
    const update = operations.find(({ operationId }) => operationId === 'updatePatient')!;
    expect(Object.keys(update.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '412', '415', '422', '428', '429', '500', '503']),
    );
    expect(text).toContain('"service.versionConflict"');
  });

  it('has every path that the measurements in `bench/` call, which `npm test` does not run', () => {
    const segments = Object.keys((JSON.parse(text) as { paths: object }).paths).map((path) => path.split('/'));
    const isKnown = (called: string) =>
      segments.some(
        (path) =>
          path.length === called.split('/').length &&
          called.split('/').every((segment, at) => /^[:$]|^\d+$/.test(segment) || path[at] === segment),
      );
    const called = readdirSync('bench', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap(
        (name) => readFileSync(`bench/${name}`, 'utf8').match(/\/v2\/[^'"`?& ]*[^'"`?& /](?=\/?['"`?&])/g) ?? [],
      );
    expect(called.length).toBeGreaterThan(50);
    expect(called.filter((path) => !isKnown(path))).toEqual([]);
  });
});

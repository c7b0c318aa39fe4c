import { APP_VERSION } from '../../../contract/platform/limits.ts';
import { isRecordUpdate, type Call } from '../../../contract/platform/call.ts';
import { issueToken } from '../../../contract/api-clients/token.ts';
import type { ApiScope } from '../../../contract/platform/api-scopes.ts';
import { documentedCalls } from './call-examples.ts';
import { describeParameters } from './parameters.ts';
import { exampleBodies, exampleRecords } from './example-bodies.ts';
import { answersReceipt } from '../../../domain/identity/client-calls.ts';
import { createProblems } from './problems.ts';
import { createSchemas, listProperties } from './schemas.ts';
import { findTag, tags } from './tags.ts';
import { describeWebhooks } from './webhooks.ts';

const scopeDescriptions: Readonly<Record<ApiScope, string>> = {
  'intake:write': 'Send sessions of scan clients and gait devices, and their files',
  'patients:read': 'Read patients, their locations and plans of care',
  'patients:write': 'Add and change patients, and add survey answers by FHIR',
  'programs:read': 'Read programs and exercises',
  'results:read': 'Read sessions and results',
  'surveys:read': 'Read surveys',
  'reports:read': 'Print reports',
};

interface Components {
  /** All calls there are. */
  calls: readonly Call[];
  schemas: Awaited<ReturnType<typeof createSchemas>>;
  problems: ReturnType<typeof createProblems>;
}

const binary = { type: 'string', format: 'binary' };
const openObject = { type: 'object', additionalProperties: true };

/** What a call is about, without the numbers of the requirements that our own developers trace it by. */
const toPublicText = (text: string) => text.replaceAll(/ \([A-Z]+-\d[^()]*\)/g, '');

function toSecurity({ access, scopes }: Call): Record<string, readonly string[]>[] {
  if (access === 'public') return [];
  if (access === 'device') return [{ device: [] }];
  // A client needs one of the scopes, not all of them.
  return [{ session: [] }, ...(scopes ?? []).map((scope) => ({ client: [scope] }))];
}

/** The body in each accepted content type; null without a body. */
function toContent(call: Call, { schemas }: Components): Record<string, { schema: object; example?: unknown }> | null {
  if (call.form === 'multipart')
    return { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: binary } } } };
  const shape = call.body ?? documentedCalls[call.id]?.shape;
  if (call.form === 'bytes') {
    const schemaIn = (mediaType: string) => (mediaType === 'application/json' ? openObject : binary);
    return Object.fromEntries(
      (call.mediaTypes ?? []).map((mediaType) => [
        mediaType,
        { schema: shape ? schemas.refToBody(shape) : schemaIn(mediaType) },
      ]),
    );
  }
  return shape ? { 'application/json': { schema: schemas.refToBody(shape) } } : null;
}

function toRequestBody(call: Call, components: Components) {
  const content = toContent(call, components);
  if (!content) return {};
  const { body, note } = documentedCalls[call.id] ?? {};
  const example = body ?? exampleBodies[call.id]?.(exampleRecords);
  const shown = content['application/json'] ?? Object.values(content)[0];
  if (shown && example !== undefined) shown.example = example;
  return { requestBody: { required: true, ...(note !== undefined && { description: note }), content } };
}

function toSuccess(call: Call, { calls, schemas }: Components) {
  const status = call.status ?? (call.response || call.form === 'file' ? 200 : 204);
  const content = call.response
    ? { 'application/json': { schema: schemas.refToResponse(call) } }
    : call.form === 'file' && { 'application/octet-stream': { schema: binary } };
  const description = call.scopes?.some((scope) => answersReceipt([scope], call, calls))
    ? 'Done. An API client without a scope that reads the record gets its `id` and `version` alone.'
    : status === 204
      ? 'Done, without a body'
      : 'Done';
  return { [status]: { description, ...(content && { content }) } };
}

function toOperation(call: Call, components: Components) {
  const action = typeof call.access === 'object' ? call.access.action : call.access;
  return {
    operationId: call.id,
    summary: toPublicText(call.summary),
    description: `Access: ${action}`,
    tags: [findTag(call)],
    security: toSecurity(call),
    parameters: describeParameters(call),
    ...toRequestBody(call, components),
    responses: { ...toSuccess(call, components), ...components.problems.describe(call) },
  };
}

/** The simple-rest form of a call that saves a record: PUT with the whole record. */
function toRecordOperation(call: Call, components: Components) {
  const { operationId, summary, parameters: named, requestBody: _, ...rest } = toOperation(call, components);
  return {
    ...rest,
    operationId: `${operationId}ByRecord`,
    summary: `${summary}, with the whole record`,
    parameters: named.filter(({ name }) => name !== 'If-Match'),
    requestBody: {
      required: true,
      description: `The record as it was read, with its \`id\` and \`version\` (in place of \`If-Match\`) and its changes. What \`${operationId}\` does not change is left as it is.`,
      content: { 'application/json': { schema: openObject } },
    },
  };
}

/**
 * The paths of a call. A part that has a few possible values, with more after it, is written out: `{artifact}/signed-url`
 * could not be told from `artifacts/{type}`.
 */
function listPaths({ path, params }: Call): { path: string; value?: string }[] {
  // Both spellings are served; the one without a slash is documented.
  const template = path.replace(/\/$/, '').replaceAll(/:(\w+)/g, '{$1}');
  const [name, schema] =
    (params ? listProperties(params) : []).find(
      ([parameter, { enum: values }]) => values && template.includes(`{${parameter}}/`),
    ) ?? [];
  if (!schema) return [{ path: template }];
  return (schema.enum as string[]).map((value) => ({ path: template.replace(`{${name}}`, value), value }));
}

/** The operation at a path in which `value` stands in place of a parameter. */
function withValue(operation: ReturnType<typeof toOperation>, path: string, value: string) {
  const { operationId, parameters } = operation;
  return {
    ...operation,
    operationId: `${operationId}_${value.replaceAll('-', '_')}`,
    parameters: parameters.filter((parameter) => parameter.in !== 'path' || path.includes(`{${parameter.name}}`)),
  };
}

/** The API as an OpenAPI 3.1 document, generated from the registered calls; `cookie` is the name of the session cookie. */
export async function createOpenApiDocument(calls: readonly Call[], cookie: string) {
  const schemas = await createSchemas(calls);
  const components: Components = { calls, schemas, problems: createProblems(schemas.refToProblem()) };
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    for (const { path, value } of listPaths(call)) {
      const operation = toOperation(call, components);
      (paths[path] ??= {})[call.method.toLowerCase()] = value ? withValue(operation, path, value) : operation;
      if (call.method === 'PATCH' && isRecordUpdate(call)) paths[path].put = toRecordOperation(call, components);
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Provider API',
      version: APP_VERSION,
      description:
        'Patients, home exercise programs, sessions, gait and scan results, surveys and RTM billing of a clinic.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: tags.filter(({ name }) => calls.some((call) => findTag(call) === name)),
    webhooks: describeWebhooks(schemas.refToNamed),
    components: {
      schemas: schemas.list(),
      responses: components.problems.list(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'The cookie that signing in sets' },
        client: {
          type: 'oauth2',
          description: 'An API client, with the client credentials grant of OAuth 2.1',
          flows: { clientCredentials: { tokenUrl: `/api${issueToken.path}`, scopes: scopeDescriptions } },
        },
        device: { type: 'http', scheme: 'bearer', description: 'The token of a patient’s app' },
      },
    },
    paths,
  };
}

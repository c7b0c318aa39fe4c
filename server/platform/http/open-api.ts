import * as z from 'zod/mini';
import { APP_VERSION } from '../../../contract/platform/limits.ts';
import { Problem } from '../../../contract/platform/problem.ts';
import { createPagedSchema } from '../../../contract/platform/paging.ts';
import { isRecordUpdate, isWrite, type Call } from '../../../contract/platform/call.ts';
import { documentedCalls } from './call-examples.ts';

const toSchema = (shape: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'openapi-3.0' });

function toParameters(
  shape: z.ZodMiniType | undefined,
  place: 'path' | 'query',
  examples: Record<string, unknown> = {},
) {
  if (!shape) return [];
  const { properties = {}, required = [] } = toSchema(shape, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
    ...(name in examples && { example: examples[name] }),
  }));
}

const toListParameters = (call: Call) =>
  call.list
    ? [
        { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
        { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 999, default: call.list.limit } },
        {
          name: 'sort',
          in: 'query',
          schema: { type: 'string', enum: call.list.sort.flatMap((key) => [key, `-${key}`]) },
        },
      ]
    : [];

const IF_MATCH =
  'The `version` of the record that was read; 0 for a new record. Without it, the response is 428. If the record has changed since, the response is 412, with the current record in `current`.';
const IDEMPOTENCY_KEY =
  'Created by the caller for each change. The same request sent again with it gets the same response and is done once.';

/** The `If-Match` and `Idempotency-Key` of a write, and documented headers. */
function toHeaderParameters(call: Call) {
  const { headers = [], version } = documentedCalls[call.id] ?? {};
  const isOwnChange = isWrite(call) && call.access !== 'public';
  const named = [
    ...(call.versioned
      ? [{ name: 'If-Match', required: true, description: IF_MATCH, schema: { type: 'integer' }, example: version }]
      : []),
    ...(isOwnChange
      ? [
          {
            name: 'Idempotency-Key',
            required: false,
            description: IDEMPOTENCY_KEY,
            schema: { type: 'string', minLength: 8, maxLength: 255 },
          },
        ]
      : []),
    ...(call.mediaTypes?.includes('application/json')
      ? [
          {
            name: 'Content-Encoding',
            required: false,
            description: 'For gzipped JSON.',
            schema: { type: 'string', enum: ['gzip'] },
          },
        ]
      : []),
    ...headers.map((header) => ({ ...header, schema: { type: 'string' } })),
  ];
  return named.map((header) => ({ ...header, in: 'header' }));
}

const toSecurity = (call: Call) =>
  call.access === 'public' ? [] : call.access === 'device' ? [{ device: [] }] : [{ session: [] }];

const binary = { type: 'string', format: 'binary' };

/** The body in each accepted content type; null without a body. */
function toContent(call: Call): Record<string, { schema: object }> | null {
  if (call.form === 'multipart')
    return { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: binary } } } };
  if (call.form === 'bytes') {
    const schemaIn = (mediaType: string) => (mediaType === 'application/json' ? { type: 'object' } : binary);
    return Object.fromEntries((call.mediaTypes ?? []).map((mediaType) => [mediaType, { schema: schemaIn(mediaType) }]));
  }
  const shape = call.body ?? documentedCalls[call.id]?.shape;
  return shape ? { 'application/json': { schema: toSchema(shape, 'input') } } : null;
}

function toRequestBody(call: Call) {
  const content = toContent(call);
  if (!content) return {};
  const { body: example, note } = documentedCalls[call.id] ?? {};
  const json = content['application/json'];
  if (json && example !== undefined) Object.assign(json, { example });
  return { requestBody: { required: true, ...(note !== undefined && { description: note }), content } };
}

const toErrorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function toOperation(call: Call) {
  const answer = call.response && (call.list ? createPagedSchema(call.response) : call.response);
  const status = call.status ?? (call.response ? 200 : call.form === 'file' ? 200 : 204);
  const action = typeof call.access === 'object' ? call.access.action : call.access;
  return {
    operationId: call.id,
    summary: call.summary,
    description: `Access: ${action}`,
    tags: [call.path.split('/').filter((part) => part && part !== 'v2')[0] ?? 'system'],
    security: toSecurity(call),
    parameters: [
      ...toParameters(call.params, 'path', documentedCalls[call.id]?.params),
      ...toListParameters(call),
      ...toParameters(call.query, 'query'),
      ...toHeaderParameters(call),
    ],
    ...toRequestBody(call),
    responses: {
      [status]: {
        description: 'Done',
        ...(answer && { content: { 'application/json': { schema: toSchema(answer, 'output') } } }),
      },
      ...(call.versioned && {
        412: toErrorResponse('The record has changed since it was read'),
        428: toErrorResponse('If-Match is missing'),
      }),
      default: toErrorResponse('Error'),
    },
  };
}

/** The simple-rest form of a call that saves a record: PUT with the whole record. */
function toRecordOperation(call: Call) {
  const { operationId, summary, parameters: named, requestBody: _, ...rest } = toOperation(call);
  return {
    ...rest,
    operationId: `${operationId}ByRecord`,
    summary: `${summary}, with the whole record`,
    parameters: named.filter(({ name }) => name !== 'If-Match'),
    requestBody: {
      required: true,
      description: `The record as it was read, with its \`id\` and \`version\` (in place of \`If-Match\`) and its changes. What \`${operationId}\` does not change is left as it is.`,
      content: { 'application/json': { schema: { type: 'object' } } },
    },
  };
}

/** The API as an OpenAPI 3 document, generated from the registered calls; `cookie` is the session cookie. */
export function createOpenApiDocument(calls: readonly Call[], cookie: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = toOperation(call);
    if (call.method === 'PATCH' && isRecordUpdate(call)) paths[path].put = toRecordOperation(call);
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Provider API', version: APP_VERSION },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Problem: toSchema(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie },
        device: { type: 'http', scheme: 'bearer', description: "The token of a patient's app" },
      },
    },
    paths,
  };
}

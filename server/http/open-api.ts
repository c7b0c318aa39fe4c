import * as z from 'zod/mini';
import { APP_VERSION } from '../../contract/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { pagedOf } from '../../contract/paging.ts';
import { savesRecord, type Call } from '../../contract/call.ts';
import { documentedCalls } from './documented-calls.ts';

const schemaOf = (shape: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'openapi-3.0' });

function parameters(shape: z.ZodMiniType | undefined, place: 'path' | 'query', examples: Record<string, unknown> = {}) {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
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

const listParameters = (call: Call) =>
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
  'The `version` of the record that was read; 0 where there is none yet. 428 answers a call without it, 412 one that comes after somebody else has saved, with what is there now in `current`.';
const IDEMPOTENCY_KEY =
  'Made by the caller for each change; the same request sent again under it answers the same, and is done once.';

/** Who changes something may say what was read, and that it is sent again. */
function headerParameters(call: Call) {
  const { headers = [], version } = documentedCalls[call.id] ?? {};
  const isOwnChange = call.method !== 'GET' && call.access !== 'public';
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
            description: 'Of JSON that is sent gzipped.',
            schema: { type: 'string', enum: ['gzip'] },
          },
        ]
      : []),
    ...headers.map((header) => ({ ...header, schema: { type: 'string' } })),
  ];
  return named.map((header) => ({ ...header, in: 'header' }));
}

const securityOf = (call: Call) =>
  call.access === 'public' ? [] : call.access === 'device' ? [{ device: [] }] : [{ session: [] }];

const binary = { type: 'string', format: 'binary' };

/** The body in each content type that it is taken in; none of a call without one. */
function contentOf(call: Call): Record<string, { schema: object }> | null {
  if (call.form === 'multipart')
    return { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: binary } } } };
  if (call.form === 'bytes') {
    const schemaIn = (mediaType: string) => (mediaType === 'application/json' ? { type: 'object' } : binary);
    return Object.fromEntries((call.mediaTypes ?? []).map((mediaType) => [mediaType, { schema: schemaIn(mediaType) }]));
  }
  const shape = call.body ?? documentedCalls[call.id]?.shape;
  return shape ? { 'application/json': { schema: schemaOf(shape, 'input') } } : null;
}

function bodyOf(call: Call) {
  const content = contentOf(call);
  if (!content) return {};
  const { body: example, note } = documentedCalls[call.id] ?? {};
  const json = content['application/json'];
  if (json && example !== undefined) Object.assign(json, { example });
  return { requestBody: { required: true, ...(note !== undefined && { description: note }), content } };
}

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function operation(call: Call) {
  const answer = call.answer && (call.list ? pagedOf(call.answer) : call.answer);
  const status = call.status ?? (call.answer ? 200 : call.form === 'file' ? 200 : 204);
  const action = typeof call.access === 'object' ? call.access.action : call.access;
  return {
    operationId: call.id,
    summary: call.summary,
    description: `Access: ${action}`,
    tags: [call.path.split('/').filter((part) => part && part !== 'v2')[0] ?? 'system'],
    security: securityOf(call),
    parameters: [
      ...parameters(call.params, 'path', documentedCalls[call.id]?.params),
      ...listParameters(call),
      ...parameters(call.query, 'query'),
      ...headerParameters(call),
    ],
    ...bodyOf(call),
    responses: {
      [status]: {
        description: 'Done',
        ...(answer && { content: { 'application/json': { schema: schemaOf(answer, 'output') } } }),
      },
      ...(call.versioned && {
        412: problem('Somebody else has saved meanwhile'),
        428: problem('Without If-Match'),
      }),
      default: problem('Refused'),
    },
  };
}

/** A call that saves a record, as clients of the simple-rest dialect make it: by PUT, with the record as it was read. */
function wholeRecord(call: Call) {
  const { operationId, summary, parameters: named, requestBody: _, ...rest } = operation(call);
  return {
    ...rest,
    operationId: `${operationId}ByRecord`,
    summary: `${summary}, by the whole record`,
    parameters: named.filter(({ name }) => name !== 'If-Match'),
    requestBody: {
      required: true,
      description: `The record as it was read, with its \`id\` and \`version\` (in place of \`If-Match\`) and its changes. What \`${operationId}\` does not change is left as it is.`,
      content: { 'application/json': { schema: { type: 'object' } } },
    },
  };
}

/** The whole API as an OpenAPI 3 document, printed from the calls that are really served; `cookie` holds their session. */
export function openApiOf(calls: readonly Call[], cookie: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call);
    if (call.method === 'PATCH' && savesRecord(call)) paths[path].put = wholeRecord(call);
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Provider API', version: APP_VERSION },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie },
        device: { type: 'http', scheme: 'bearer', description: "The token of a patient's app" },
      },
    },
    paths,
  };
}

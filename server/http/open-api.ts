import * as z from 'zod/mini';
import { APP_VERSION } from '../../contract/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { pagedOf } from '../../contract/paging.ts';
import type { Call } from '../../contract/call.ts';

const schemaOf = (shape: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'openapi-3.0' });

function parameters(shape: z.ZodMiniType | undefined, place: 'path' | 'query') {
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

const headerParameters = (call: Call) => [
  ...(call.versioned ? [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'integer' } }] : []),
  ...(call.method !== 'GET' && call.access !== 'public'
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 8, maxLength: 255 },
        },
      ]
    : []),
];

const securityOf = (call: Call) =>
  call.access === 'public' ? [] : call.access === 'device' ? [{ device: [] }] : [{ session: [] }];

function bodyOf(call: Call) {
  if (call.form === 'multipart') {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (call.form === 'bytes') {
    const schema = { type: 'string', format: 'binary' };
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema } } } };
  }
  return call.body
    ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }
    : {};
}

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
      ...parameters(call.params, 'path'),
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
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** The whole API as an OpenAPI 3 document, printed from the calls that are really served. */
export function openApiOf(calls: readonly Call[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Provider API', version: APP_VERSION },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'portal-session' },
        device: { type: 'http', scheme: 'bearer', description: "The token of a patient's app" },
      },
    },
    paths,
  };
}

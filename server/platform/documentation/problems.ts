import { isWrite, type Call } from '../../../contract/platform/call.ts';
import { HttpError } from '../http/http-error.ts';
import { takesWholeRecord } from '../http/read-saved-record.ts';
import { ownProblems } from './own-problems.ts';
import { listShapeCodes } from './shape-codes.ts';

type Codes = Readonly<Record<number, readonly string[]>>;

/** What each status means, whichever call answers with it. */
const meanings: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'Not signed in, or the session or token has ended',
  403: 'Not allowed',
  404: 'Not found, or not accessible to the caller',
  409: 'Not possible in the present state of the record',
  412: 'The record has changed since it was read; `current` is what it is now, if a client has a scope that reads it',
  413: 'The body is too large',
  415: 'The content type or encoding of the body is not accepted',
  422: 'The body was read and is not valid; `fields` names what is wrong',
  426: 'The client is too old; `current` names the version that is needed',
  428: '`If-Match` is missing',
  429: 'Too many requests; `Retry-After` says for how many seconds to wait',
  500: 'The service failed',
  503: 'The service is busy; `Retry-After` says for how many seconds to wait before sending the same request again',
};

const isSignedIn = (call: Call) => call.access !== 'public';
const hasBody = (call: Call) => call.body !== undefined && call.form !== 'multipart';
const request = (...names: string[]) => names.map((name) => `request.${name}`);

/** What every call of a kind can answer. */
const kinds: readonly { name: string; has: (call: Call) => boolean; codes: Codes }[] = [
  {
    name: 'Any',
    has: () => true,
    codes: {
      400: request('addressCharacter'),
      429: ['service.waitOneSecond', 'service.waitSeconds', 'service.waitMinutes'],
      500: ['service.failed'],
      503: ['service.busy', 'service.timeout', 'service.tooManyChanges'],
    },
  },
  { name: 'SignedIn', has: isSignedIn, codes: { 401: ['service.signInRequired'], 403: ['service.forbidden'] } },
  {
    name: 'User',
    has: ({ access }) => typeof access === 'object',
    codes: { 403: ['identity.disabled', 'secondFactor.required'] },
  },
  {
    name: 'Client',
    has: ({ access }) => typeof access === 'object',
    codes: { 400: ['apiClients.cookieToo'], 401: ['apiClients.unknownToken'], 403: ['apiClients.scopeMissing'] },
  },
  { name: 'Confirmed', has: ({ confirmed }) => !!confirmed, codes: { 403: ['secondFactor.confirm'] } },
  { name: 'Record', has: (call) => isSignedIn(call) && !!call.params, codes: { 404: ['service.notFound'] } },
  {
    name: 'List',
    has: ({ list }) => !!list,
    codes: {
      400: request('queryCharacter', 'queryJson', 'queryInvalid', 'queryObject', 'paging', 'sorting'),
    },
  },
  { name: 'Write', has: isWrite, codes: { 403: ['service.otherSite'] } },
  {
    name: 'Change',
    has: (call) => isSignedIn(call) && isWrite(call),
    codes: { 400: request('invalidIdempotencyKey'), 422: request('usedIdempotencyKey') },
  },
  {
    name: 'Versioned',
    has: ({ versioned }) => !!versioned,
    codes: {
      400: request('invalidIfMatch'),
      412: ['service.versionConflict'],
      428: request('versionRequired'),
    },
  },
  {
    name: 'WholeRecord',
    has: takesWholeRecord,
    codes: { 400: ['service.invalidVersion'], 422: ['service.otherRecord'] },
  },
  {
    name: 'Body',
    has: hasBody,
    codes: {
      400: request('invalidUtf8', 'invalidJson', 'tooDeep', 'bodyName', 'bodyCharacter'),
      413: request('tooLarge'),
      415: request('jsonExpected'),
      422: ['service.unknownReference'],
    },
  },
  {
    name: 'Upload',
    has: ({ form }) => form === 'multipart',
    codes: { 400: request('unreadableForm'), 413: request('tooLarge'), 415: request('multipartExpected') },
  },
  { name: 'File', has: ({ form }) => form === 'bytes', codes: { 413: request('tooLarge') } },
];

/** What is wrong with a field, or a part of the path, is said by codes of its own, which come with `fields`. */
const takesFields = new Set([400, 404, 422]);

const ownCodes = new Map<Call, Codes>();

/** What a call refuses for reasons of its own, by status: the messages of its schemas, and what it adds to them. */
function listOwnCodes(call: Call): Codes {
  const known = ownCodes.get(call);
  if (known) return known;
  const codes: Record<number, readonly string[]> = { ...ownProblems[call.id] };
  for (const [status, shape] of [[404, call.params] as const, [400, call.query] as const, [422, call.body] as const]) {
    const ofShape = listShapeCodes(shape).filter((code) => !code.startsWith('fields.'));
    if (ofShape.length > 0) codes[status] = [...new Set([...(codes[status] ?? []), ...ofShape])].toSorted();
  }
  ownCodes.set(call, codes);
  return codes;
}

/** The codes with which a call can refuse, by status, and the kinds of calls that they are common to. */
function listCodes(call: Call): [status: number, codes: string[], kinds: string[]][] {
  const its = kinds.filter(({ has }) => has(call));
  const own = listOwnCodes(call);
  const statuses = new Set([...its.flatMap(({ codes }) => Object.keys(codes)), ...Object.keys(own)].map(Number));
  return [...statuses]
    .toSorted((one, other) => one - other)
    .map((status) => {
      const sharing = its.filter(({ codes }) => codes[status]);
      const codes = [...sharing.flatMap((kind) => kind.codes[status]!), ...(own[status] ?? [])];
      return [status, [...new Set(codes)], sharing.map(({ name }) => name)];
    });
}

function isDocumented(call: Call, { status, extra: { code } }: HttpError): boolean {
  const codes = listCodes(call).find(([one]) => one === status)?.[1];
  if (!codes) return false;
  return code === undefined || codes.includes(code) || (takesFields.has(status) && code.startsWith('fields.'));
}

/** In tests a refusal that the document does not list is a failure of the service. */
export function requireDocumented(call: Call, refusal: HttpError): HttpError {
  if (isDocumented(call, refusal)) return refusal;
  return new HttpError(500, `${call.id} answers ${refusal.status} ${refusal.extra.code}, which is not documented.`);
}

const ofField = { type: 'string', pattern: '^fields[.]' };

const describe = (status: number, codes: readonly string[], problem: object) => ({
  description: meanings[status] ?? 'Refused',
  content: {
    'application/json': {
      schema: {
        allOf: [problem],
        type: 'object',
        properties: { code: takesFields.has(status) ? { anyOf: [{ enum: codes }, ofField] } : { enum: codes } },
      },
    },
  },
});

/** The refusals of the calls of a document. Those without codes of their own are shared: `components` holds them. */
export function createProblems(problem: object) {
  const components = new Map<string, object>();
  return {
    describe(call: Call): Record<string, object> {
      const own = listOwnCodes(call);
      return Object.fromEntries(
        listCodes(call).map(([status, codes, sharing]) => {
          const response = describe(status, codes, problem);
          if (own[status]) return [status, response];
          const name = `Problem${status}${sharing.join('')}`;
          components.set(name, response);
          return [status, { $ref: `#/components/responses/${name}` }];
        }),
      );
    },
    list: () => Object.fromEntries(components),
  };
}

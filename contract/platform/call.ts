import type * as z from 'zod/mini';
import type { ApiScope } from './api-scopes.ts';

type Shape = z.ZodMiniType;
type Out<S> = S extends Shape ? z.output<S> : undefined;
type In<S> = S extends Shape ? z.input<S> : undefined;

/** What a signed-in person may be asked to be allowed; the table of answers is `domain/identity/access.ts`. */
export type Action =
  | 'account.own'
  | 'patients.read'
  | 'patients.write'
  | 'programs.read'
  | 'programs.write'
  | 'library.read'
  | 'notes.write'
  | 'rtm.read'
  | 'rtm.bill'
  | 'rtm.manage'
  | 'gait.read'
  | 'gait.write'
  | 'scan.read'
  | 'scan.write'
  | 'organization.read'
  | 'organization.manage'
  | 'team.manage'
  | 'vendor.read'
  | 'vendor.write'
  | 'vendor.credentials';

/** Who may call: everyone, the patient's app with its device token, or users that `can()` allows the action. */
export type Access = 'public' | 'device' | { action: Action };

/** What a list may be ordered and narrowed by; anything else is refused with 400. */
export interface ListRules {
  sort: readonly string[];
  defaultSort: { key: string; dir: 'ASC' | 'DESC' };
  /** Page size when the caller names none (OPEN-003..006). */
  limit: number;
}

/**
 * One call between browser and server, written once: the server serves it, the browser calls it, the fuzz tests
 * generate from it and the OpenAPI page is printed from it. `path` is relative to the provider API base `/api`
 * (API-03); `:name` segments are parsed by `params`.
 */
export interface Call {
  id: string;
  summary: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** The scopes of which any opens the call to an API client. Without, it is closed to all of them. */
  scopes?: readonly ApiScope[];
  params?: Shape;
  /** Filters and other query values. Lists add `page`, `limit`, `sort` and the simple-rest forms by themselves. */
  query?: Shape;
  body?: Shape;
  /** Shape of the answer; for a list the shape of one item. Absent for 204 and for files. */
  response?: Shape;
  /**
   * A POST that only reads: what is searched for stands in the body, because proxies log addresses and browsers keep
   * them. It has no `Idempotency-Key`, and its answer is not stored.
   */
  reads?: true;
  status?: 200 | 201 | 202 | 204;
  list?: ListRules;
  /** The record is saved with `If-Match: <version>`, or its own `version` (`isRecordUpdate`): 428 without, 412 with what is there now on a clash. */
  versioned?: true;
  /** Asks for a proof of who is there that is at most `CONFIRMED_MINUTES` old; 403 with the reason `CONFIRM` otherwise. */
  confirmed?: true;
  /** May be made while the organization waits for a second factor; every other call is then refused. */
  beforeSecondFactor?: true;
  /** The response has a secret that is shown once: it is not stored for a retry. */
  answersSecret?: true;
  /** Largest body in bytes; 100 kB unless the call says more. */
  maxBodyBytes?: number;
  /** `multipart`: a file upload in the field `file`. `bytes`: the body is a file. `file`: answers bytes instead of JSON. */
  form?: 'multipart' | 'bytes' | 'file';
  /** Content types that a body of `bytes` is taken in. */
  mediaTypes?: readonly string[];
  /** A call of FHIR, which stands outside `/api` and speaks FHIR's JSON, in errors too. Its CapabilityStatement describes it. */
  fhir?: FhirOperation;
}

/** What a call of FHIR does with resources of a type; without both it is about the server. */
export interface FhirOperation {
  resourceType?: string;
  interaction?: 'create' | 'read' | 'update' | 'search';
}

/**
 * Does the call save the record that its path ends in? Such a call is served by PUT as well, takes the whole record as it
 * was read, and its `version` in place of an `If-Match`: so do clients of the simple-rest dialect send it.
 */
export const isRecordUpdate = ({ method, path, body, response, form }: Call): boolean =>
  (method === 'PATCH' || method === 'PUT') && /\/:\w+\/?$/.test(path) && !!body && !!response && !form;

/** Does the call change anything? */
export const isWrite = ({ method, reads }: Pick<Call, 'method' | 'reads'>): boolean => method !== 'GET' && !reads;

export const defineCall = <const C extends Call>(call: C): C => call;

export type ParamsOf<C extends Call> = Out<C['params']>;
export type QueryOf<C extends Call> = Out<C['query']>;
export type BodyOf<C extends Call> = Out<C['body']>;
/** What the browser sends: before defaults and normalisation. */
export type BodyIn<C extends Call> = In<C['body']>;
export type ResponseOf<C extends Call> = Out<C['response']>;
/** What a handler returns: before the answer's own parsing. */
export type ResponseIn<C extends Call> = In<C['response']>;

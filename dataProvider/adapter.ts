import type { Identifier, RaRecord } from 'ra-core';
import type { Call } from '../contract/call.ts';
import type { CallOptions } from './client.ts';

type Options = CallOptions<Call>;

/** How one resource of the consoles is served by the calls of the contract. What is absent cannot be done. */
export interface Adapter {
  list?: Call;
  one?: Call;
  create?: Call;
  update?: Call;
  remove?: Call;
  /** Turns the screen's filter into the call's query; by default every filter is a query value. */
  queryOf?: (filter: Record<string, unknown>) => Options['query'];
  /** Path parameters of a call; by default `{id}`. */
  paramsOf?: (
    id: Identifier | undefined,
    context: { filter: Record<string, unknown>; meta: Record<string, unknown> },
  ) => Record<string, string | number>;
  /** Gives a record its `id` where the contract names it otherwise. */
  recordOf?: (answer: RaRecord) => RaRecord;
  /** What is sent when a form is saved; by default the form's values. */
  bodyOf?: (data: Record<string, unknown>) => Record<string, unknown>;
}

/** By resource; an adapter that the first lists do not need is loaded when it is asked for. */
export type Adapters = Readonly<Record<string, Adapter | (() => Promise<Adapter>)>>;

import type { Call } from '../contract/platform/call.ts';
import type { CallOptions } from './client.ts';

/** The calls of the contract that one resource of the consoles is served by. What is absent cannot be done. */
export interface Adapter {
  list?: Call;
  one?: Call;
  /** What names the record in the query of `one`, where its path does not. */
  key?: string;
  create?: Call;
  update?: Call;
  remove?: Call;
  /**
   * The screen's filter as the query that the specification names for this list. Such a list is asked with `page`, `limit`
   * and `sort` as well; every other one in the words of the simple-rest dialect.
   */
  toQuery?: (filter: Record<string, unknown>) => CallOptions<Call>['query'];
}

/** By resource; an adapter that the first lists do not need is loaded when it is asked for. */
export type Adapters = Readonly<Record<string, Adapter | (() => Promise<Adapter>)>>;

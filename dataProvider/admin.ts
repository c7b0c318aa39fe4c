import simpleRestProvider from 'ra-data-simple-rest';
import { fetchUtils, HttpError, type DataProvider } from 'ra-core';
import { isProblem } from '../contract/problem.ts';
import { currentBase } from './failover.ts';

/**
 * The vendor console speaks simple-rest to `/v2/admin`: its lists answer `range`, `sort` and `filter` with a
 * Content-Range, so that ra-data-simple-rest works on them unmodified.
 */
const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const headers = new Headers(options.headers);
  if (options.method && options.method !== 'GET') headers.set('Idempotency-Key', crypto.randomUUID());
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'include' });
  } catch (error) {
    if (error instanceof HttpError && isProblem(error.body) && error.body.fields) {
      Object.assign(error.body, { errors: { ...error.body.fields, root: { serverError: error.body.message } } });
    }
    throw error;
  }
};

const base = () => simpleRestProvider(`${currentBase()}/v2/admin`, httpClient);

/** Every method asks for the base anew: a failover may have changed it. */
export const adminDataProvider = new Proxy({} as DataProvider, {
  get: (_, method: string) => (method === 'supportAbortSignal' ? true : (...given: unknown[]) => (base() as unknown as Record<string, (...all: unknown[]) => unknown>)[method]?.(...given)),
});

import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import type { Call } from '../contract/call.ts';
import { isProblem, type Problem } from '../contract/problem.ts';
import type { Adapter, Adapters } from './adapter.ts';
import { call, type Answered, type CallOptions } from './client.ts';

type Options = CallOptions<Call>;
interface Context {
  filter?: Record<string, unknown>;
  meta?: Record<string, unknown>;
  signal?: AbortSignal;
}

/**
 * react-admin expects a rejected promise; this is the one place where a problem becomes one. Field messages travel in
 * `body.errors`, which react-admin's forms put beside their inputs.
 */
function thrown(problem: Problem): HttpError {
  const { message, status, fields } = problem;
  return new HttpError(message, status, {
    ...problem,
    ...(fields && { errors: { ...fields, root: { serverError: message } } }),
  });
}

async function answered(definition: Call | undefined, options: Options): Promise<unknown> {
  if (!definition) throw new HttpError('This cannot be done here.', 405, null);
  const answer = await call(definition, options);
  if (isProblem(answer)) throw thrown(answer);
  return answer;
}

const plainQuery = (filter: Record<string, unknown>) => filter as Options['query'];

function optionsOf(adapter: Adapter, id: Identifier | undefined, { filter = {}, meta = {}, signal }: Context): Options {
  const params = adapter.paramsOf ? adapter.paramsOf(id, { filter, meta }) : id === undefined ? undefined : { id };
  return {
    ...(params && { params: params }),
    ...(signal && { signal }),
    ...(typeof meta.idempotencyKey === 'string' && { idempotencyKey: meta.idempotencyKey }),
    ...(meta.background === true && { background: true }),
  };
}

/** react-admin's data provider with a custom method, `call`, for requests that are not CRUD. */
export interface ConsoleDataProvider extends DataProvider {
  /** Never rejects: answers the call's result or a problem (client.ts). */
  call: Caller;
}

/** The data provider's `call`, handed to functions that are no hooks. */
export type Caller = typeof call;
export type { Answered, CallOptions };

/** The consoles' data provider over the calls of the contract; one adapter for each resource. */
export function createDataProvider(adapters: Adapters): ConsoleDataProvider {
  const adapterOf = async (resource: string): Promise<Adapter> => {
    const found = adapters[resource];
    const adapter = typeof found === 'function' ? await found() : found;
    if (!adapter) throw new HttpError(`There is no resource "${resource}".`, 404, null);
    return adapter;
  };
  const asRecord = (adapter: Adapter, answer: unknown) =>
    adapter.recordOf ? adapter.recordOf(answer as RaRecord) : (answer as RaRecord);

  const list = async (
    resource: string,
    {
      pagination,
      sort,
      filter = {},
      meta,
      signal,
    }: Context & { pagination?: { page: number; perPage: number }; sort?: { field: string; order: string } },
  ) => {
    const adapter = await adapterOf(resource);
    const hasPages = adapter.list?.list !== undefined;
    const query = {
      ...(adapter.queryOf ?? plainQuery)(filter),
      ...(hasPages && pagination && { page: pagination.page, limit: pagination.perPage }),
      ...(hasPages && sort?.field && { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }),
    };
    const answer = await answered(adapter.list, { ...optionsOf(adapter, undefined, { filter, meta, signal }), query });
    // A list that is loaded whole comes as an array; a paged one with its total.
    const { items, totalItems } = Array.isArray(answer)
      ? { items: answer as RaRecord[], totalItems: answer.length }
      : (answer as { items: RaRecord[]; totalItems: number });
    return { data: items.map((item) => asRecord(adapter, item)), total: totalItems };
  };

  const one = async (resource: string, id: Identifier, context: Context) => {
    const adapter = await adapterOf(resource);
    return { data: asRecord(adapter, await answered(adapter.one, optionsOf(adapter, id, context))) };
  };

  const update = async (
    resource: string,
    id: Identifier,
    data: Record<string, unknown>,
    previous: RaRecord | undefined,
    meta?: Record<string, unknown>,
  ) => {
    const adapter = await adapterOf(resource);
    const body = (adapter.bodyOf ?? ((values) => values))(data);
    const version = (previous as { version?: unknown } | undefined)?.version;
    const answer = await answered(adapter.update, {
      ...optionsOf(adapter, id, { meta }),
      body: body,
      ...(typeof version === 'number' && { version }),
    });
    return { data: asRecord(adapter, answer) };
  };

  const remove = async (
    resource: string,
    id: Identifier,
    previous: RaRecord | undefined,
    meta?: Record<string, unknown>,
  ) => {
    const adapter = await adapterOf(resource);
    const version = (previous as { version?: unknown } | undefined)?.version;
    await answered(adapter.remove, {
      ...optionsOf(adapter, id, { meta }),
      ...(typeof version === 'number' && { version }),
    });
    return { data: previous ?? { id } };
  };

  const provider = {
    supportAbortSignal: true,
    call,
    getList: (resource: string, params: Context) => list(resource, params),
    getOne: (resource: string, { id, meta, signal }: Context & { id: Identifier }) =>
      one(resource, id, { meta, signal }),
    getMany: async (resource: string, { ids, meta, signal }: Context & { ids: Identifier[] }) => ({
      data: await Promise.all(ids.map(async (id) => (await one(resource, id, { meta, signal })).data)),
    }),
    getManyReference: (
      resource: string,
      { target, id, filter, ...rest }: Context & { target: string; id: Identifier },
    ) => list(resource, { ...rest, filter: { ...filter, [target]: id } }),
    create: async (
      resource: string,
      { data, meta }: { data: Record<string, unknown>; meta?: Record<string, unknown> },
    ) => {
      const adapter = await adapterOf(resource);
      const body = (adapter.bodyOf ?? ((values) => values))(data);
      const answer = await answered(adapter.create, {
        ...optionsOf(adapter, undefined, { meta, filter: data }),
        body: body,
      });
      return { data: asRecord(adapter, answer) };
    },
    update: (
      resource: string,
      params: {
        id: Identifier;
        data: Record<string, unknown>;
        previousData?: RaRecord;
        meta?: Record<string, unknown>;
      },
    ) => update(resource, params.id, params.data, params.previousData, params.meta),
    updateMany: async (
      resource: string,
      { ids, data, meta }: { ids: Identifier[]; data: Record<string, unknown>; meta?: Record<string, unknown> },
    ) => {
      for (const id of ids) await update(resource, id, data, undefined, meta);
      return { data: ids };
    },
    delete: (
      resource: string,
      { id, previousData, meta }: { id: Identifier; previousData?: RaRecord; meta?: Record<string, unknown> },
    ) => remove(resource, id, previousData, meta),
    deleteMany: async (resource: string, { ids, meta }: { ids: Identifier[]; meta?: Record<string, unknown> }) => {
      for (const id of ids) await remove(resource, id, undefined, meta);
      return { data: ids };
    },
  };
  return provider as unknown as ConsoleDataProvider;
}

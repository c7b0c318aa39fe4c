import { consoleMessage } from '../contract/platform/form-messages.ts';
import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import type { Access, Call } from '../contract/platform/call.ts';
import { MAX_PAGE_SIZE } from '../contract/platform/limits.ts';
import type { Adapter, Adapters } from './adapter.ts';
import { call, type CallResult, type CallOptions } from './client.ts';
import { keepCursors, recallCursor } from './page-cursors.ts';
import { createRestProvider } from './rest.ts';

type Options = CallOptions<Call>;
interface Context {
  meta?: Record<string, unknown>;
  signal?: AbortSignal;
}
interface ListParams extends Context {
  filter?: Record<string, unknown>;
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
}
interface RecordParams extends Context {
  id: Identifier;
  previousData?: RaRecord;
}

/** The parameter that names the record in a call's path. */
const findParameterName = (definition: Call | undefined) => /:(\w+)\/?$/.exec(definition?.path ?? '')?.[1];

/** What every call of a resource is made with. The version that was read is given here only. */
function toCallOptions(definition: Call | undefined, { id, meta = {}, previousData }: Partial<RecordParams>): Options {
  const name = findParameterName(definition);
  const version: unknown = previousData?.version;
  return {
    ...(name && id !== undefined && { params: { [name]: id } }),
    ...(typeof version === 'number' && { version }),
    ...(typeof meta.idempotencyKey === 'string' && { idempotencyKey: meta.idempotencyKey }),
    ...(meta.background === true && { background: true }),
  };
}

/** Filters as query values have them: what is empty narrows nothing. */
const toPlainFilter = (filter: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === null || value === undefined || value === ''
        ? []
        : [[name, Array.isArray(value) ? value.join(',') : String(value as string | number | boolean)]],
    ),
  );

const canFindByIds = ({ list, toQuery: queryOf }: Adapter): boolean =>
  !queryOf && list?.list !== undefined && 'id' in ((list.query as { shape?: object } | undefined)?.shape ?? {});

/** The query of a list that is not asked in the simple-rest dialect. */
function buildListQuery(
  { list, toQuery: queryOf }: Adapter,
  { filter = {}, pagination, sort }: ListParams,
): Options['query'] | undefined {
  if (!list?.list) return queryOf ? queryOf(filter) : toPlainFilter(filter);
  if (!queryOf) return undefined;
  return {
    ...queryOf(filter),
    ...(pagination && { page: pagination.page, limit: pagination.perPage }),
    ...(sort?.field && { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }),
  };
}

async function fetchPage(adapter: Adapter, resource: string, params: ListParams) {
  const rules = adapter.list?.list;
  const query = buildListQuery(adapter, params);
  const { field, order } = params.sort?.field
    ? params.sort
    : { field: rules?.defaultSort.key ?? 'id', order: rules?.defaultSort.dir ?? ('ASC' as const) };
  const { page, perPage } = params.pagination ?? { page: 1, perPage: rules?.limit ?? MAX_PAGE_SIZE };
  const list = JSON.stringify([resource, { ...query, page: undefined }, perPage, field, order]);
  const read = async (cursor: ReturnType<typeof recallCursor>) =>
    createRestProvider(adapter.list, {
      ...toCallOptions(adapter.list, params),
      ...(query && { query: { ...query, ...cursor } }),
      isList: true,
      onHeaders: (headers) => keepCursors(list, page, headers),
    }).getList(resource, {
      pagination: { page, perPage },
      sort: { field, order },
      filter: toPlainFilter(params.filter ?? {}),
      signal: params.signal,
    });
  const cursor = query ? recallCursor(list, page) : {};
  const isRead = Object.keys(cursor).length > 0;
  return read(cursor).catch((error: unknown) => {
    // A cursor that the server no longer knows: the number of the page stands beside it.
    if (isRead && error instanceof HttpError && error.status === 400) return read({});
    throw error;
  });
}

/** More than the server answers at once comes in pages, one after the other; what moved to a later one meanwhile comes once. */
async function fetchPages(
  adapter: Adapter,
  resource: string,
  params: ListParams,
  { page, perPage }: { page: number; perPage: number },
) {
  const first = (page - 1) * perPage;
  const skipped = first % MAX_PAGE_SIZE;
  const records = new Map<Identifier, RaRecord>();
  let total = Infinity;
  for (let at = first - skipped; at < Math.min(total, first + perPage); at += MAX_PAGE_SIZE) {
    const pagination = { page: at / MAX_PAGE_SIZE + 1, perPage: MAX_PAGE_SIZE };
    const answer = await fetchPage(adapter, resource, { ...params, pagination });
    total = answer.total ?? answer.data.length;
    for (const record of answer.data) if (!records.has(record.id)) records.set(record.id, record);
    if (!answer.data.length) break;
  }
  return { data: [...records.values()].slice(skipped, skipped + perPage), total };
}

/** react-admin's data provider with a custom method, `call`, for requests that are not CRUD. */
export interface ConsoleDataProvider extends DataProvider {
  /** Never rejects: answers the call's result or a problem (client.ts). */
  call: Caller;
  /**
   * Who may make the call behind react-admin's `action` on a resource, such as `edit`; null where there is no such call.
   * Undefined of resources and actions that are none of ours.
   */
  accessOf: (resource: string, action: string) => Promise<Access | null | undefined>;
}

/** What react-admin calls the deeds of an adapter. */
const adapterCalls = new Map<string, 'list' | 'one' | 'create' | 'update' | 'remove'>([
  ['list', 'list'],
  ['export', 'list'],
  ['show', 'one'],
  ['create', 'create'],
  ['clone', 'create'],
  ['edit', 'update'],
  ['delete', 'remove'],
]);

/** The data provider's `call`, handed to functions that are no hooks. */
export type Caller = typeof call;
export type { CallResult as Answered, CallOptions };

/** The consoles' data provider: `ra-data-simple-rest` over the calls of the contract, which an adapter names for each resource. */
export function createDataProvider(adapters: Adapters): ConsoleDataProvider {
  const loadAdapter = async (resource: string): Promise<Adapter> => {
    const found = adapters[resource];
    const adapter = typeof found === 'function' ? await found() : found;
    if (!adapter) throw new HttpError(consoleMessage('service.unknownResource', { resource }).text, 404, null);
    return adapter;
  };

  const getList = async (resource: string, params: ListParams) => {
    const adapter = await loadAdapter(resource);
    const { pagination } = params;
    return adapter.list?.list && pagination && pagination.perPage > MAX_PAGE_SIZE
      ? fetchPages(adapter, resource, params, pagination)
      : fetchPage(adapter, resource, params);
  };
  const getOne = async (resource: string, params: RecordParams) => {
    const { one, key } = await loadAdapter(resource);
    const options = { ...toCallOptions(one, params), ...(key && { query: { [key]: String(params.id) } }) };
    return createRestProvider(one, options).getOne(resource, params);
  };
  const update = async (resource: string, params: RecordParams & { data: object }) => {
    const { update: definition } = await loadAdapter(resource);
    const { previousData = { id: params.id }, ...rest } = params;
    return createRestProvider(definition, toCallOptions(definition, params)).update(resource, {
      ...rest,
      previousData,
    });
  };
  const remove = async (resource: string, params: RecordParams) => {
    const { remove: definition } = await loadAdapter(resource);
    const { id, previousData = { id } } = params;
    const { data } = await createRestProvider(definition, toCallOptions(definition, params)).delete(resource, {
      id,
      previousData,
    });
    return { data: data ?? previousData };
  };

  const provider = {
    supportAbortSignal: true,
    call,
    accessOf: async (resource: string, action: string): Promise<Access | null | undefined> => {
      const deed = adapterCalls.get(action);
      if (!deed || !Object.hasOwn(adapters, resource)) return undefined;
      return (await loadAdapter(resource))[deed]?.access ?? null;
    },
    getList,
    getOne,
    getMany: async (resource: string, { ids, ...context }: Context & { ids: Identifier[] }) => {
      const adapter = await loadAdapter(resource);
      if (canFindByIds(adapter))
        return createRestProvider(adapter.list, { ...toCallOptions(adapter.list, context), isList: true }).getMany(
          resource,
          {
            ids,
            ...context,
          },
        );
      const found = await Promise.all(ids.map(async (id) => getOne(resource, { id, ...context })));
      return { data: found.map(({ data }) => data as RaRecord) };
    },
    getManyReference: async (
      resource: string,
      { target, id, filter, ...rest }: ListParams & { target: string; id: Identifier },
    ) => getList(resource, { ...rest, filter: { ...filter, [target]: id } }),
    create: async (resource: string, params: Context & { data: object }) => {
      const { create } = await loadAdapter(resource);
      // PUT creates what is missing: the record is named by the path, and there is no version of it yet.
      const name = create?.method === 'PUT' ? findParameterName(create) : undefined;
      if (!name) return createRestProvider(create, toCallOptions(create, params)).create(resource, params);
      const { [name]: id, ...data } = params.data as Record<string, Identifier>;
      const options = toCallOptions(create, { ...params, id, previousData: { id: id!, version: 0 } });
      return createRestProvider(create, options).create(resource, { ...params, data });
    },
    update,
    updateMany: async (resource: string, { ids, data, meta }: Context & { ids: Identifier[]; data: object }) => {
      for (const id of ids) await update(resource, { id, data, meta });
      return { data: ids };
    },
    delete: remove,
    deleteMany: async (resource: string, { ids, meta }: Context & { ids: Identifier[] }) => {
      for (const id of ids) await remove(resource, { id, meta });
      return { data: ids };
    },
  };
  return provider as unknown as ConsoleDataProvider;
}

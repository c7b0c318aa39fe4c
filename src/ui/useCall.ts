import { useDataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import type { Caller, ConsoleDataProvider, Answered, CallOptions } from '../../dataProvider/provider.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Call, ListRules, ParamsOf } from '../../contract/platform/call.ts';
import { isProblem, type Problem } from '../../contract/platform/error.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../contract/platform/limits.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';

/** The data provider's `call`, with a stable identity, so that effects can depend on it. */
export function useCaller(): Caller {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useCallback<Caller>((definition, options) => provider.call(definition, options), [provider]);
}

type Answer<C extends Call> = Exclude<Answered<C>, Problem>;

/**
 * Response of a read call, cached by call, path, query and body. The previous response stays until the next one arrives;
 * responses that are no longer needed are dropped. A problem becomes `error`.
 */
export function useCall<C extends Call>(
  definition: C,
  options: Pick<CallOptions<C>, 'params' | 'query' | 'body'> = {},
  { enabled = true, keepPrevious = false } = {},
) {
  const call = useCaller();
  return useQuery<Answer<C>, Problem>({
    queryKey: [definition.id, options.params ?? {}, options.query ?? {}, ...(options.body ? [options.body] : [])],
    queryFn: async ({ signal }) => {
      const answer = await call(definition, { ...options, signal });
      if (isProblem(answer)) throw answer;
      // A call may return nothing, which react-query only accepts as null.
      return (answer ?? null) as Answer<C>;
    },
    enabled,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  });
}

/**
 * The newest records of a patient's list, a page more each time `showOlder` is called. What is shown stays while more
 * comes, so another patient needs a new component (a `key`).
 */
export function useGrowingList<C extends Call & { list: ListRules }>(
  definition: C,
  params: { [K in keyof ParamsOf<C>]: string | number },
) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const answer = useCall(definition, { params, query: { limit } }, { keepPrevious: true });
  return { ...answer, showOlder: () => setLimit((shown) => Math.min(shown + PAGE_SIZE, MAX_PAGE_SIZE)) };
}

/** Puts a record that a call has answered in place of the known one; lists are refetched when they are shown. */
export function useKeepRecord(): (record: PatientRecord) => void {
  const queries = useQueryClient();
  return (record) => {
    // The key under which react-admin keeps one record.
    queries.setQueryData(['patients', 'getOne', { id: String(record.id), meta: undefined }], record);
    void queries.invalidateQueries({ queryKey: ['patients', 'getList'] });
  };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Call } from '../../contract/platform/call.ts';
import { isProblem, type Problem } from '../../contract/platform/error.ts';
import type { Answered, CallOptions } from '../../dataProvider/provider.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';

type Answer<C extends Call> = Exclude<Answered<C>, Problem>;

/**
 * Response of a read call, cached by call, path and query. The previous response stays until the next one arrives;
 * responses that are no longer needed are dropped. A problem becomes `error`.
 */
export function useCall<C extends Call>(
  definition: C,
  options: Pick<CallOptions<C>, 'params' | 'query'> = {},
  { enabled = true, keepPrevious = false } = {},
) {
  const call = useCaller();
  return useQuery<Answer<C>, Problem>({
    queryKey: [definition.id, options.params ?? {}, options.query ?? {}],
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

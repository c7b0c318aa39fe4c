import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Call } from '../../contract/call.ts';
import { isProblem, type Problem } from '../../contract/problem.ts';
import type { Answered, CallOptions } from '../../dataProvider/provider.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';

type Answer<C extends Call> = Exclude<Answered<C>, Problem>;

/**
 * The answer of a reading call for a screen, kept by call, path and query; what was shown stays until the next answer
 * is there, and an answer that nobody waits for any more is dropped. A problem becomes `error`.
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
      // A call may answer that there is nothing, which a query knows as null alone.
      return (answer ?? null) as Answer<C>;
    },
    enabled,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  });
}

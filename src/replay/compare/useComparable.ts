import { useQuery } from '@tanstack/react-query';
import type { ComparableSession } from '../../../contract/scan.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import type { LogKind } from '../../../domain/replay/skeleton.ts';
import type { Comparable } from './comparable.ts';

/** The sessions to compare with that have a recording of the same kind; asked for once somebody wants to compare. */
export function useComparable({ key, list }: Comparable, log: LogKind, isWanted: boolean) {
  return useQuery<ComparableSession[], Problem>({
    queryKey: ['comparable', ...key, log],
    queryFn: async ({ signal }) => {
      const answer = await list(signal);
      if (isProblem(answer)) throw answer;
      return answer.filter(({ recordings }) => recordings.includes(log));
    },
    enabled: isWanted,
  });
}

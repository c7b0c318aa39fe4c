import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { simulateRiskOutcome } from '../../../contract/admin-scan.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import type { Outcome } from '../../../domain/risk/outcome.ts';
import { useDebounced } from '../../components/useDebounced.ts';

/** What past sessions of an organization come to by an outcome, asked for once it stands still. */
export function useSimulation(organizationId: number, outcome: Outcome) {
  const call = useCaller();
  const asked = useDebounced(outcome);
  return useQuery<AnswerOf<typeof simulateRiskOutcome>, Problem>({
    queryKey: [simulateRiskOutcome.id, organizationId, asked],
    queryFn: async ({ signal }) => {
      const params = { orgId: organizationId, assessmentId: asked.assessmentId };
      const answer = await call(simulateRiskOutcome, { params, body: asked, signal });
      if (isProblem(answer)) throw answer;
      return answer;
    },
    // Sessions come in all the time.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

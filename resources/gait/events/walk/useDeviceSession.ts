import { useQuery } from '@tanstack/react-query';
import { listGaitSessions, type GaitSession } from '../../../../contract/gait.ts';
import { isProblem, type Problem } from '../../../../contract/problem.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { sessionSpeed } from '../../../../domain/gait/speed.ts';

const ASK_EVERY_MS = 3000;

/**
 * Waits for a session of a patient that is newer than `newest`, of whatever moment it tells, and then for its speed, if that has
 * to be measured in a recording first.
 */
export function useDeviceSession(patientId: number, newest: number) {
  const call = useCaller();
  const { data, error } = useQuery<GaitSession[], Problem>({
    queryKey: ['gait-device', patientId],
    queryFn: async ({ signal }) => {
      const answer = await call(listGaitSessions, { params: { patientId }, background: true, signal });
      if (isProblem(answer)) throw answer;
      return answer.items;
    },
    gcTime: 0,
    refetchInterval: ASK_EVERY_MS,
  });
  const arrived = (data ?? []).filter(({ id }) => id > newest);
  const session = arrived.toSorted((one, other) => other.id - one.id)[0];
  return {
    session,
    isMeasuring:
      session !== undefined && session.recording.state === 'WAITING' && sessionSpeed(session.session.data) === null,
    problem: error?.message,
  };
}

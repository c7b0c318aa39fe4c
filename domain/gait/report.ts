import type { GaitSession } from '../../contract/gait.ts';
import { sessionSpeed } from './speed.ts';

/** Walking speed, m/s, below which a session is counted on the gait report (CONST-07). */
export const SPEED_THRESHOLD = 0.8;

type Measured = { session: Pick<GaitSession['session'], 'data'> };

/** Whole percent of the sessions with a speed that lie below the threshold (GAIT-12); null when none has a speed. */
export function percentBelow(sessions: readonly Measured[]): number | null {
  const speeds = sessions.flatMap(({ session }) => sessionSpeed(session.data) ?? []);
  if (speeds.length === 0) return null;
  return Math.round((speeds.filter((speed) => speed < SPEED_THRESHOLD).length / speeds.length) * 100);
}

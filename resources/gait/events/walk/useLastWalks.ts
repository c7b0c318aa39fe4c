import { useState } from 'react';
import { listGaitSessions, type GaitSession } from '../../../../contract/gait.ts';
import { sessionSpeed } from '../../../../domain/gait/speed.ts';
import { useCall } from '../../../../src/components/useCall.ts';

export interface LastWalk {
  speed: number;
  /** Civil day at the place. */
  day: string;
}

export interface Before {
  /** The latest walk with a speed; null without one. */
  last: LastWalk | null;
  /** The newest session there was, 0 without any. */
  newest: number;
}

function beforeOf(sessions: readonly GaitSession[]): Before {
  const speeds = sessions.flatMap(({ session, day }) => {
    const speed = sessionSpeed(session.data);
    return speed === null ? [] : [{ speed, day }];
  });
  return { last: speeds[0] ?? null, newest: Math.max(0, ...sessions.map(({ id }) => id)) };
}

/** What had been walked when the patient came up; undefined while that is not known. What comes in meanwhile is of now. */
export function useLastWalks(patientId: number): Before | undefined {
  const { data, isFetchedAfterMount } = useCall(listGaitSessions, { params: { patientId } });
  const [known, setKnown] = useState<Before>();
  if (known === undefined && isFetchedAfterMount && data) setKnown(beforeOf(data.items));
  return known;
}

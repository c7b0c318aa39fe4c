import { useState } from 'react';
import { listGaitSessions, type GaitSession } from '../../../../contract/gait/gait.ts';
import { sessionSpeed } from '../../../../domain/gait/speed.ts';
import { useCall } from '../../../../src/ui/useCall.ts';

export interface LastWalk {
  speed: number;
  /** Civil date at the location. */
  day: string;
}

export interface PreviousWalk {
  /** The latest walk with a speed; null if there is none. */
  last: LastWalk | null;
  /** Id of the newest session, 0 if there is none. */
  newest: number;
}

function toPreviousWalk(sessions: readonly GaitSession[]): PreviousWalk {
  const speeds = sessions.flatMap(({ session, day }) => {
    const speed = sessionSpeed(session.data);
    return speed === null ? [] : [{ speed, day }];
  });
  return { last: speeds[0] ?? null, newest: Math.max(0, ...sessions.map(({ id }) => id)) };
}

/** The walks before this one; undefined while loading. Walks that arrive meanwhile are not included. */
export function useLastWalks(patientId: number): PreviousWalk | undefined {
  const { data, isFetchedAfterMount } = useCall(listGaitSessions, { params: { patientId } });
  const [known, setKnown] = useState<PreviousWalk>();
  if (known === undefined && isFetchedAfterMount && data) setKnown(toPreviousWalk(data.items));
  return known;
}

import { and, eq, gte } from 'drizzle-orm';
import { postTimedWalk, todaysWalks } from '../../contract/gait-event.ts';
import { startOfDayInstant, todayIn } from '../../domain/calendar.ts';
import { timedWalkItems } from '../../domain/gait/timed-walk.ts';
import { gaitSessions } from '../db/schema/index.ts';
import { gaitSessionsPage } from '../gait/gait-sessions-in-reach.ts';
import { keepGaitSession } from '../gait/keep-gait-session.ts';
import { walkerNamed } from '../gait/walker.ts';
import { notFound } from '../http/refusal.ts';
import { placesInReach } from './patient-references.ts';
import type { Routes } from './index.ts';

/** Walks of an event: those timed by hand, and what has been walked at a place today. */
export const gaitTimedWalkRoutes: Routes = (served) => {
  served.acting(postTimedWalk, async ({ tx, scope, actor, now, body }) => {
    const { sessionUUID: sessionUuid, subject, metres, seconds, start, ...told } = body;
    const reader = { tx, scope, actor, now };
    const timing = { metres, seconds, start };
    return keepGaitSession(reader, () => walkerNamed(reader, subject), {
      sessionUuid,
      sessionSchema: 'GAIT-SA-2',
      clientVersion: null,
      capturedDate: told.capturedDate,
      comment: told.comment,
      meta: { assistanceOption: told.assistanceOption, unitsSelected: 'm/s', timing, subject },
      data: timedWalkItems(timing),
    });
  });

  served.acting(todaysWalks, async ({ tx, scope, actor, now, params, list }) => {
    const [place] = await placesInReach({ tx, scope, actor, now }, params.locationId);
    if (!place) throw notFound('Location');
    const morning = startOfDayInstant(place.timezone, todayIn(place.timezone, now));
    return gaitSessionsPage(
      tx,
      scope,
      list,
      and(eq(gaitSessions.locationId, place.id), gte(gaitSessions.capturedAt, morning)),
    );
  });
};

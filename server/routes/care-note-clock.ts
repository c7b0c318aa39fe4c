import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { checkCareNoteClock, ownCredential } from '../../contract/care-notes.ts';
import type { Credential } from '../../contract/enumerations.ts';
import { careNotes } from '../db/schema/index.ts';
import { overlapsOf } from './care-note-overlaps.ts';
import { noteRow } from './care-note-rows.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

/** What the form of a care note asks before it is saved. */
export const careNoteClockRoutes: Routes = (served) => {
  served.acting(checkCareNoteClock, async ({ tx, scope, actor, params: { patientId }, query }) => {
    const reader = { tx, scope, actor };
    await patientInReach(tx, scope, patientId);
    const authorId = query.note ? (await noteRow(reader, patientId, query.note)).note.authorId : actor.practitionerId;
    const [startedAt, endedAt] = [new Date(query.startedAt), new Date(query.endedAt)];
    const [overlaps] = await overlapsOf(reader, patientId, [
      { id: query.note ?? null, patientId, authorId, startedAt, endedAt },
    ]);
    return { overlaps: overlaps! };
  });

  served.acting(ownCredential, async ({ tx, scope, actor }) => {
    const [last] = await tx
      .select({ credential: careNotes.credential })
      .from(careNotes)
      .where(
        and(
          scope.organization(careNotes.organizationId),
          eq(careNotes.authorId, actor.practitionerId),
          isNotNull(careNotes.credential),
        ),
      )
      .orderBy(desc(careNotes.createdAt), desc(careNotes.id))
      .limit(1);
    return { credential: (last?.credential ?? null) as Credential | null };
  });
};

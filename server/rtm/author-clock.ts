import { and, eq, gt, lt, or } from 'drizzle-orm';
import { refreshAttention } from '../attention/refresh-attention.ts';
import type { Door } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { careNotes } from '../db/schema/index.ts';
import { enqueue } from '../jobs/jobs.ts';
import { recountPatients } from './recompute.ts';

interface Note {
  authorId: number | null;
  startedAt?: Date | null;
  endedAt?: Date | null;
}

/** Where an author was by a note that was written, changed or deleted; instants as they stand in JSON. */
export interface AuthorClocks {
  patientId: number;
  clocks: { authorId: number; startedAt: string; endedAt: string }[];
}

/**
 * Asks for a recount of whoever else the author wrote on for the same minutes, and of the patient, by a job: the author
 * may work where the writer sees nobody, and nobody waits for a second patient while the first one is held.
 */
export async function authorClockChanged(
  tx: Tx,
  { organizationId, patientId }: { organizationId: number; patientId: number },
  notes: readonly Note[],
): Promise<void> {
  const clocks = notes.flatMap(({ authorId, startedAt, endedAt }) =>
    authorId && startedAt && endedAt
      ? [{ authorId, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() }]
      : [],
  );
  if (clocks.length > 0)
    await enqueue(tx, 'rtm-author-clock', organizationId, { patientId, clocks } satisfies AuthorClocks);
}

/** Counts the patients anew whose notes one author has, or no longer has, on the same clock. */
export const recountAuthorClock = (
  door: Door,
  organizationId: number,
  { patientId, clocks }: AuthorClocks,
  now: Date,
): Promise<void> =>
  door.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
    const within = clocks.map(({ authorId, startedAt, endedAt }) =>
      and(
        eq(careNotes.authorId, authorId),
        lt(careNotes.startedAt, new Date(endedAt)),
        gt(careNotes.endedAt, new Date(startedAt)),
      ),
    );
    const others = await tx
      .selectDistinct({ id: careNotes.patientId })
      .from(careNotes)
      .where(and(scope.organization(careNotes.organizationId), or(...within)));
    const ids = [...new Set([patientId, ...others.map(({ id }) => id)])];
    await refreshAttention(tx, scope, await recountPatients(tx, scope, ids, now), now);
  });

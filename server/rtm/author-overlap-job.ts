import { and, eq, gt, lt, or } from 'drizzle-orm';
import { refreshWorklist } from '../worklist/refresh-worklist.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { careNotes } from '../platform/db/schema.ts';
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts';
import { recalculatePatients } from './recalculate.ts';

interface AuthoredNote {
  authorId: number | null;
  startedAt?: Date | null;
  endedAt?: Date | null;
}

/** The author's time of a note that was added, changed or deleted; instants as in JSON. */
interface AuthorClocks {
  patientId: number;
  clocks: { authorId: number; startedAt: string; endedAt: string }[];
}

/**
 * Enqueues a recalculation of the patient, and of the others that the author wrote about for the same minutes: the author
 * may work at locations that the user does not see, and no transaction waits for a second patient while it locks the first.
 */
export async function enqueueAuthorOverlapCheck(
  tx: Tx,
  { organizationId, patientId }: { organizationId: number; patientId: number },
  notes: readonly AuthoredNote[],
): Promise<void> {
  const clocks = notes.flatMap(({ authorId, startedAt, endedAt }) =>
    authorId && startedAt && endedAt
      ? [{ authorId, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() }]
      : [],
  );
  if (clocks.length > 0)
    await enqueue(tx, 'rtm-author-overlap', organizationId, { patientId, clocks } satisfies AuthorClocks);
}

/** Recalculates the patients whose notes of one author overlap, or no longer overlap. */
const recalculateAuthorOverlaps = (
  tenantDb: TenantDb,
  organizationId: number,
  { patientId, clocks }: AuthorClocks,
  now: Date,
): Promise<void> =>
  tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
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
    await refreshWorklist(tx, scope, await recalculatePatients(tx, scope, ids, now), now);
  });

/** Updates the flags of the patients whose notes overlap with a changed note of the same author. */
export const createAuthorOverlapJob =
  (now: () => Date): JobHandler =>
  async ({ organizationId, payload }, tenantDb) => {
    if (organizationId === null) throw new Error('A care note is of an organization.');
    await recalculateAuthorOverlaps(tenantDb, organizationId, payload as AuthorClocks, now());
  };

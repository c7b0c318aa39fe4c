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

/** Where an author was by a note that was written, changed or deleted; instants as they stand in JSON. */
interface AuthorClocks {
  patientId: number;
  clocks: { authorId: number; startedAt: string; endedAt: string }[];
}

/**
 * Asks for a recount of whoever else the author wrote on for the same minutes, and of the patient, by a job: the author
 * may work where the writer sees nobody, and nobody waits for a second patient while the first one is held.
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

/** Counts the patients anew whose notes one author has, or no longer has, on the same clock. */
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

/** Flags, or no longer flags, the months of whoever shares an author's clock with a note that has changed. */
export const createAuthorOverlapJob =
  (now: () => Date): JobHandler =>
  async ({ organizationId, payload }, tenantDb) => {
    if (organizationId === null) throw new Error('A care note is of an organization.');
    await recalculateAuthorOverlaps(tenantDb, organizationId, payload as AuthorClocks, now());
  };

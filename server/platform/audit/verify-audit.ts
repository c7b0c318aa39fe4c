import { asc, gt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { auditRows, auditSeals } from '../db/schema.ts';
import { compareLink, compareRows } from './compare-seal.ts';
import { readCanonicalRows } from './read-canonical-rows.ts';
import { CHAIN_START, type CanonicalRow, type Seal } from './seal.ts';

const SEALS_PER_PAGE = 50;
const ROWS_PER_PAGE = 2000;

export interface Verification {
  /** In sentences; empty when every row is as it was sealed. */
  problems: string[];
  notes: string[];
  sealCount: number;
  rowCount: number;
  newest: Seal | undefined;
  /** Rows that the next seal will cover. */
  unsealedCount: number;
}

async function* readSeals(tx: Tx): AsyncGenerator<Seal> {
  let last = 0;
  for (;;) {
    const page = await tx
      .select()
      .from(auditSeals)
      .where(gt(auditSeals.id, last))
      .orderBy(asc(auditSeals.id))
      .limit(SEALS_PER_PAGE);
    yield* page;
    if (page.length < SEALS_PER_PAGE) return;
    last = page.at(-1)!.id;
  }
}

/** Hands out the rows of one range after the other, reading page by page. */
class RowReader {
  readonly #tx: Tx;
  #page: CanonicalRow[] = [];
  #after: number | null = null;
  #isAtEnd = false;

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  async takeUpTo(lastId: number): Promise<CanonicalRow[]> {
    const taken: CanonicalRow[] = [];
    for (;;) {
      const index = this.#page.findIndex(({ id }) => id > lastId);
      taken.push(...this.#page.splice(0, index === -1 ? this.#page.length : index));
      if (this.#page.length > 0 || this.#isAtEnd) return taken;
      this.#page = await readCanonicalRows(this.#tx, {
        after: this.#after,
        upTo: Number.MAX_SAFE_INTEGER,
        limit: ROWS_PER_PAGE,
      });
      this.#isAtEnd = this.#page.length < ROWS_PER_PAGE;
      this.#after = this.#page.at(-1)?.id ?? this.#after;
    }
  }
}

/**
 * Recomputes every seal from the rows that are there. `expected` is the hash of a seal that was kept elsewhere: without
 * it, nothing shows that the end of the chain was cut off together with its rows.
 */
export async function verifyAudit(tx: Tx, { expected, now }: { expected?: string; now: Date }): Promise<Verification> {
  const found: Verification = {
    problems: [],
    notes: [],
    sealCount: 0,
    rowCount: 0,
    newest: undefined,
    unsealedCount: 0,
  };
  const rows = new RowReader(tx);
  let previous: Pick<Seal, 'id' | 'lastId' | 'hash'> = CHAIN_START;
  let isExpectedSeen = expected === undefined;
  let isDeletedSoFar = true;
  for await (const seal of readSeals(tx)) {
    // Rows of a missing seal are covered by none.
    if (seal.firstId > previous.lastId + 1) await rows.takeUpTo(seal.firstId - 1);
    const sealed = await rows.takeUpTo(seal.lastId);
    found.problems.push(...compareLink(previous, seal));
    const { problems, note } = compareRows(seal, sealed, { now, mayBeDeleted: isDeletedSoFar });
    found.problems.push(...problems);
    if (note) found.notes.push(note);
    isDeletedSoFar &&= note !== undefined;
    isExpectedSeen ||= seal.hash === expected;
    found.sealCount++;
    found.rowCount += sealed.length;
    previous = found.newest = seal;
  }
  if (!isExpectedSeen)
    found.problems.push(`No seal has the hash ${expected}: the end of the chain was cut off, or it was written anew.`);
  const [unsealed] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(auditRows)
    .where(gt(auditRows.id, previous.lastId));
  found.unsealedCount = unsealed!.count;
  return found;
}

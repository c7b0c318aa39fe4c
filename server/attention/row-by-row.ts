import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/** For the rest of the transaction: compiling the conditions takes longer than asking them. */
export const uncompiled = (tx: Tx) => tx.execute(sql`select set_config('jit', 'off', true)`);

/**
 * For the rest of the transaction the policy of a patient's rows is asked row by row: with more memory the planner reads
 * all patients of a large clinic first, to look a few of them up.
 */
export const rowByRow = (tx: Tx) =>
  tx.execute(sql`select set_config('work_mem', '64kB', true), set_config('jit', 'off', true)`);

import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';

const liftPolicies = sql`
  do $$ declare t text; begin
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity loop
      execute format('alter table public.%I no force row level security', t);
    end loop;
  end $$`;

const restorePolicies = sql`
  do $$ declare t text; begin
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity loop
      execute format('alter table public.%I force row level security', t);
    end loop;
  end $$`;

/**
 * Lets the owner of the tables write rows of every organization while `work` runs. PGlite's user is above the policies;
 * a PostgreSQL owner is not (FORCE), so it lifts them inside this transaction and puts them back. Rolls back as a whole.
 */
export async function asLoader<Result>(tx: Tx, kind: Database['kind'], work: () => Promise<Result>): Promise<Result> {
  if (kind === 'pglite') return work();
  await tx.execute(liftPolicies);
  const result = await work();
  // Checks of foreign keys that are still waiting would keep the tables from being altered.
  await tx.execute(sql`set constraints all immediate`);
  await tx.execute(restorePolicies);
  return result;
}

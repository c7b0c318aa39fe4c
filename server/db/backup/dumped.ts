import { takeCensus, type Census, type Query } from './census.ts';
import { namedFiles } from './files.ts';

/** A database as it was written to one file. */
export interface Dumped {
  kind: 'postgres' | 'pglite';
  file: string;
  migrations: number;
  census: Census;
  /** The files that its records name. */
  named: string[];
}

/** What is to be known of a dump, asked in the transaction that it was made in. */
export async function dumpedFrom(query: Query, kind: Dumped['kind'], file: string): Promise<Dumped> {
  const [applied] = await query('select count(*) as n from drizzle.__drizzle_migrations');
  const named = await namedFiles(query);
  const census = await takeCensus(query);
  return { kind, file, migrations: Number(applied!.n), census, named };
}

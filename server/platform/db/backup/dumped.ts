import { takeCensus, type Census, type Query } from './census.ts';
import { listReferencedFiles } from './files.ts';

/** A database dump in one file. */
export interface Dump {
  kind: 'postgres' | 'pglite';
  file: string;
  migrations: number;
  census: Census;
  /** Files that records refer to. */
  referencedFiles: string[];
}

/** Describes a dump; must run in the transaction of the dump. */
export async function describeDump(query: Query, kind: Dump['kind'], file: string): Promise<Dump> {
  const [applied] = await query('select count(*) as n from drizzle.__drizzle_migrations');
  const named = await listReferencedFiles(query);
  const census = await takeCensus(query);
  return { kind, file, migrations: Number(applied!.n), census, referencedFiles: named };
}

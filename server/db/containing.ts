import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** True where the text contains the given words, whatever their case; `%`, `_` and `\` stand for themselves. */
export const containing = (text: SQLWrapper, words: string): SQL =>
  sql`${text} ilike ${`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

type Query = { text?: string; values?: unknown[] } | string;

const isOverhead = (text: string): boolean =>
  /^(begin|commit|rollback)|set_config|auth_sessions|idempotency_keys|^insert into "?audit_rows/i.test(text);

/** Runs `work` and answers the statements that it sent to PostgreSQL for its own sake: not for session, role or audit. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const original = client.query;
  client.query = function query(...given: unknown[]) {
    const [first, second] = given as [Query, unknown[] | undefined];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    const values = Array.isArray(second) ? second : (typeof first === 'object' && first.values) || [];
    if (text && !isOverhead(text.trim())) sent.push({ text, values });
    return original.apply(this, given);
  };
  try {
    await work();
  } finally {
    client.query = original;
  }
  return sent;
}

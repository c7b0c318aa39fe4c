import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/*
 * A bare Hono route over the same SQL: each question runs the very statements that our API ran for it, one after the
 * other on one connection, and answers their rows. No session, no role, no validation, no audit.
 */
type Statements = Record<string, { text: string; values: unknown[] }[]>;

const questions = JSON.parse(readFileSync(process.env.BENCH_STATEMENTS!, 'utf8')) as Statements;
const pool = new pg.Pool({ connectionString: process.env.BENCH_URL, max: 10 });
// The database ends before this process does.
pool.on('error', () => undefined);
const app = new Hono();

app.get('/:question', async (c) => {
  const client = await pool.connect();
  try {
    const answers: unknown[] = [];
    for (const statement of questions[c.req.param('question')]!)
      answers.push((await client.query({ ...statement, rowMode: 'array' })).rows);
    return c.json(answers);
  } finally {
    client.release();
  }
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => console.log('ready'));

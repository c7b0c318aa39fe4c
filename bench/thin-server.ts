import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { questions } from './patient-questions.ts';

/*
 * The thinnest server that could answer the same questions: no session, no scope, no validation, no audit. What ours
 * costs beyond it is what those cost.
 */
const pool = new pg.Pool({ connectionString: process.env.BENCH_URL, max: 10 });
// The database ends before this process does.
pool.on('error', () => undefined);
const app = new Hono();

app.get('/:question', async (c) => {
  const { statements } = questions.find(({ name }) => name === c.req.param('question'))!;
  const [rows, beside] = await Promise.all(statements.map((statement) => pool.query(statement)));
  return c.json({ items: rows!.rows, beside: beside!.rows });
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => console.log('ready'));

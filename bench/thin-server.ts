import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/*
 * The thinnest server that could answer the same questions: no session, no scope, no validation, no audit. What ours
 * costs beyond it is what those cost.
 */
const pool = new pg.Pool({ connectionString: process.env.BENCH_URL, max: 10 });
// The database ends before this process does.
pool.on('error', () => undefined);
const app = new Hono();

const page = `select id, first_name, last_name, email, program_name, last_activity_at, has_account from patients
  where organization_id = $1 and discharged = false order by last_activity_at desc nulls last, id desc nulls last limit 25`;
const total = 'select sum(total)::int as total from patient_totals where organization_id = $1 and discharged = false';
const search = `select id, first_name, last_name, email, program_name, last_activity_at, has_account from patients
  where organization_id = $1 and discharged = false and search_text ilike $2 order by last_activity_at desc nulls last, id desc nulls last limit 25`;

app.get('/patients', async (c) => {
  const q = c.req.query('q');
  const [rows, sum] = await Promise.all([
    q ? pool.query(search, [1, `%${q}%`]) : pool.query(page, [1]),
    pool.query<{ total: number }>(total, [1]),
  ]);
  return c.json({ items: rows.rows, totalItems: sum.rows[0]!.total });
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => console.log('ready'));

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { gaitReport } from '../../contract/gait-report.ts';
import { openWorld } from './world.ts';

it('a report is whole up to 10,000 sessions, and refused beyond instead of being cut', async () => {
  const world = await openWorld();
  const { organizationId, patients, locations, practitioners } = world.seed.B;
  const data = [{ name: 'speed', measures: [{ name: 'avgSpeed', value: 0.9, unit: 'm/s' }] }];
  const fill = (count: number) =>
    world.asOwner((tx) =>
      tx.execute(sql`
        insert into gait_sessions (organization_id, session_uuid, patient_id, location_id, day, session_schema, captured_at, meta, data)
        select ${organizationId}, gen_random_uuid()::text, ${patients[0]}, ${locations[0]}, '2026-09-15', 'GAIT-SA-2',
          timestamptz '2026-09-15 07:00:00Z' + make_interval(secs => n), '{}'::jsonb, ${JSON.stringify(data)}::jsonb
        from generate_series(1, ${count}::int) n`),
    );
  const caller = await world.as(practitioners.admin);
  const asked = { query: { from: '2026-09-15', to: '2026-09-15' } };
  await fill(10_000);
  const whole = await caller.call(gaitReport, asked);
  expect([whole.status, whole.body.sessions.length]).toEqual([200, 10_000]);
  await fill(1);
  const over = await caller.call(gaitReport, asked);
  expect([over.status, over.problem.message]).toEqual([
    422,
    'The report would hold more than 10,000 sessions. Choose fewer days or one location.',
  ]);
  await world.close();
});

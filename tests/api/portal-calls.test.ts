import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../contract/platform/call.ts';
import { listCareNotes } from '../../contract/care-notes/care-notes.ts';
import { listFavorites } from '../../contract/exercises/exercises.ts';
import { listGaitSessions } from '../../contract/gait/gait-session.ts';
import { currentOrganization } from '../../contract/organizations/organization.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { listPractitioners } from '../../contract/team/practitioners.ts';
import { getProgram, listTemplates } from '../../contract/programs/programs.ts';
import { listRtmMonths } from '../../contract/rtm/billing.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ofPatient = (seeded: World) => ({ patientId: seeded.seed.A.patients[0] });

it.each<[string, Call, ((seeded: World) => Record<string, number>)?, Record<string, string>?]>([
  ['patients', listPatients],
  ['gait', listGaitSessions, ofPatient],
  ['health programs', getProgram, ofPatient],
  ['templates', listTemplates],
  ['RTM cycles', listRtmMonths, undefined, { yearMonth: '2026-11' }],
  ['interactions', listCareNotes, ofPatient],
  ['favorites', listFavorites],
  ['organizations', currentOrganization],
  ['practitioners', listPractitioners],
])('API-60 the portal has calls for %s, which return the clinic’s own records', async (_what, call, params, query) => {
  const caller = await world.as(world.seed.A.practitioners.admin);
  const reply = await caller.call(call, { ...(params && { params: params(world) }), ...(query && { query }) });
  expect(reply.status, JSON.stringify(reply.problem)).toBe(200);
  if (call !== listFavorites) expect(JSON.stringify(reply.body)).toContain('CANARYA');
  expect(JSON.stringify(reply.body)).not.toContain('CANARYB');
});

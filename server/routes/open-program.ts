import { and, eq } from 'drizzle-orm';
import { openProgram, PROGRAM_GONE, programCode } from '../../contract/open-program.ts';
import { programs } from '../db/schema/index.ts';
import { Refusal } from '../http/refusal.ts';
import { limits, throttle } from '../identity/throttle.ts';
import { findOpenProgram } from '../open-program/find-program.ts';
import { presentOpenProgram } from '../open-program/present-program.ts';
import { programCodeOf, programOfCode } from '../open-program/program-code.ts';
import { logoUrl } from './logo-url.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

/** What a code that we did not make is looked up by, so that it costs what every other one does. */
const NOTHING = { organizationId: 0, patientId: 0, programId: 0 };

export const openProgramRoutes: Routes = (served, { configuration, door }) => {
  const { secret, publicUrl } = configuration;

  served.acting(programCode, async ({ tx, scope, actor: { organizationId }, params, c }) => {
    const { id: patientId } = await patientInReach(tx, scope, params.patientId);
    const found = await findOpenProgram(tx, scope, eq(programs.patientId, patientId));
    if (!found) return null;
    const code = programCodeOf(secret, { organizationId, patientId, programId: found.program.id });
    return { code, url: new URL(`/program/${code}`, publicUrl ?? c.req.url).href };
  });

  served.open(openProgram, async ({ params, address, now, c }) => {
    await throttle(door.service, limits.openProgramPerAddress, address, now);
    c.header('X-Robots-Tag', 'noindex');
    const { organizationId, patientId, programId } = programOfCode(secret, params.code) ?? NOTHING;
    return door.withActor(
      { kind: 'job', organizationId },
      async (tx, scope) => {
        const found = await findOpenProgram(
          tx,
          scope,
          and(eq(programs.patientId, patientId), eq(programs.id, programId)),
        );
        if (!found) throw new Refusal(404, PROGRAM_GONE);
        const { organization } = found;
        return presentOpenProgram(tx, found, logoUrl(organization.logoKey, organization.id, configuration, now));
      },
      { relaxedCommit: true },
    );
  });
};

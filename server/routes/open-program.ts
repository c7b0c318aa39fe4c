import { and, eq } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import { openProgram, openProgramFile, PROGRAM_GONE, programCode } from '../../contract/open-program.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { programs } from '../db/schema/index.ts';
import { exerciseFile, sendExerciseFile } from '../exercises/send-file.ts';
import type { Asked } from '../http/asked.ts';
import { Refusal } from '../http/refusal.ts';
import { limits, throttle, type Limit } from '../identity/throttle.ts';
import { findOpenProgram, type FoundProgram } from '../open-program/find-program.ts';
import { presentOpenProgram } from '../open-program/present-program.ts';
import { programCodeOf, programOfCode } from '../open-program/program-code.ts';
import { logoUrl } from './logo-url.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

/** What a code that we did not make is looked up by, so that it costs what every other one does. */
const NOTHING = { organizationId: 0, patientId: 0, programId: 0 };

type ByCode = Pick<Asked<typeof openProgram>, 'params' | 'address' | 'now' | 'c'>;

export const openProgramRoutes: Routes = (served, { configuration, door, storage }) => {
  const { secret, publicUrl } = configuration;

  /** What a code opens now, to whoever holds it; 404 alike for every code that opens nothing. */
  async function opened<T>(
    { params, address, now, c }: ByCode,
    limit: Limit,
    read: (reader: { tx: Tx; scope: Scope }, found: FoundProgram) => Promise<T>,
  ): Promise<T> {
    await throttle(door.service, limit, address, now);
    c.header('X-Robots-Tag', 'noindex');
    const { organizationId, patientId, programId } = programOfCode(secret, params.code) ?? NOTHING;
    return door.withActor(
      { kind: 'job', organizationId },
      async (tx, scope) => {
        const which = and(eq(programs.patientId, patientId), eq(programs.id, programId));
        const found = await findOpenProgram(tx, scope, which);
        if (!found) throw new Refusal(404, PROGRAM_GONE);
        return read({ tx, scope }, found);
      },
      { relaxedCommit: true },
    );
  }

  served.acting(programCode, async ({ tx, scope, actor: { organizationId }, params, c }) => {
    const { id: patientId } = await patientInReach(tx, scope, params.patientId);
    const found = await findOpenProgram(tx, scope, eq(programs.patientId, patientId));
    if (!found) return null;
    const code = programCodeOf(secret, { organizationId, patientId, programId: found.program.id });
    return { code, url: new URL(`/program/${code}`, publicUrl ?? c.req.url).href };
  });

  served.open(openProgram, (asked) =>
    opened(asked, limits.openProgramPerAddress, (reader, found) => {
      const { id, logoKey } = found.organization;
      const addresses = { code: asked.params.code, logoUrl: logoUrl(logoKey, id, configuration, asked.now) };
      return presentOpenProgram(reader, found, addresses, asked.query.language ?? (found.language as Language));
    }),
  );

  served.open(openProgramFile, async (asked) => {
    const { exerciseId, kind } = asked.params;
    const file = await opened(asked, limits.openProgramFilePerAddress, ({ tx }, { program, organization }) => {
      if (!program.blocks.some((block) => block.exerciseId === exerciseId)) throw new Refusal(404, PROGRAM_GONE);
      return exerciseFile(tx, organization.id, exerciseId, kind);
    });
    const response = await sendExerciseFile(storage, file, asked.c.req.header('range'));
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
    return response;
  });
};

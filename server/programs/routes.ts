import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { BodyOf } from '../../contract/platform/call.ts';
import { careStateMessage } from '../../contract/plan-of-care/messages.ts';
import { programMessage } from '../../contract/programs/messages.ts';
import { assignProgram, getProgram, unassignProgram, updateProgram } from '../../contract/programs/programs.ts';
import { onPatientDataChanged } from '../worklist/patient-data-changed.ts';
import { refreshWorklist } from '../worklist/refresh-worklist.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientInScope } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { patients, programs, programVersions } from '../platform/db/schema.ts';
import { versionConflict, conflict, validationError, notFound, HttpError } from '../platform/http/http-error.ts';
import { requireSides } from './sided-blocks.ts';
import { endProgram, saveAssignedProgram, findTemplateContent, type ProgramContent } from './assign-program.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { requireKnownExercises, presentProgram } from './presenter.ts';
import { getOwnOrigin } from '../platform/http/origin.ts';
import type { Routes } from '../routes.ts';
import { getProgramVersion, listProgramHistory, listTemplateHistory } from '../../contract/programs/history.ts';
import { findVersion, listVersions } from './versions.ts';
import { openProgram, openProgramFile, programCode } from '../../contract/programs/public-program.ts';
import { requireExerciseFile, sendExerciseFile } from '../exercises/send-file.ts';
import type { ParsedRequest } from '../platform/http/parse-request.ts';
import { rateLimitRules, enforceRateLimit, type RateLimit } from '../identity/rate-limit.ts';
import {
  findPublicProgram,
  loadProgramExercises,
  presentPublicProgram,
  type PublicProgramRow,
} from './public-program.ts';
import { encodeProgramCode, decodeProgramCode } from './program-code.ts';
import { buildLogoUrl } from '../organizations/logo.ts';

const isCurrent = (scope: Scope, patientId: number, which?: SQL) =>
  and(scope.organization(programs.organizationId), eq(programs.patientId, patientId), isNull(programs.endedAt), which);

async function findCurrentProgram(tx: Tx, scope: Scope, patientId: number) {
  const [row] = await tx.select().from(programs).where(isCurrent(scope, patientId));
  return row;
}

/** The content to assign: the program in the body, or the present content of the template. */
async function resolveContent(tx: Tx, scope: Scope, body: BodyOf<typeof assignProgram>): Promise<ProgramContent> {
  if (!('templateId' in body)) {
    await requireKnownExercises(tx, scope, body);
    return { ...body, templateId: null };
  }
  const content = await findTemplateContent(tx, scope, body.templateId);
  if (!content) throw validationError('templateId', programMessage('programs.templateNotFound'));
  return content;
}

const isPatient = (scope: Scope, id: number) => and(isPatientInScope(scope), eq(patients.id, id));

export const programRoutes: Routes = (router) => {
  router.authenticated(getProgram, async function handleGetProgram({ tx, scope, params }) {
    const { id } = await requirePatient(tx, scope, params.patientId);
    const row = await findCurrentProgram(tx, scope, id);
    return row ? presentProgram(row) : null;
  });

  router.authenticated(assignProgram, async function handleAssignProgram({ tx, scope, actor, params, body, now }) {
    const patient = await requirePatient(tx, scope, params.patientId, 'lock');
    if (!patient.products.includes('HEALTH')) throw conflict(programMessage('programs.healthOnly'));
    if (patient.discharged) throw conflict(careStateMessage('planOfCare.discharged'));
    const sent = await resolveContent(tx, scope, body);
    const content = { ...sent, blocks: await requireSides(tx, scope, sent.blocks, patient.injuredSideOfBody) };
    const { organizationId, practitionerId } = actor;
    const assigned = await saveAssignedProgram(tx, scope, { ...patient, organizationId }, content, practitionerId, now);
    await onPatientDataChanged(tx, scope, patient.id, now);
    return presentProgram(assigned);
  });

  router.authenticated(
    updateProgram,
    async function handleUpdateProgram({ tx, scope, actor, params, body, version, now }) {
      const { id, injuredSideOfBody } = await requirePatient(tx, scope, params.patientId, 'lock');
      const before = await findCurrentProgram(tx, scope, id);
      if (!before) throw notFound(programMessage('programs.notFound'));
      if (before.version !== version) throw versionConflict(presentProgram(before));
      await requireKnownExercises(tx, scope, body);
      const blocks = await requireSides(tx, scope, body.blocks, injuredSideOfBody);
      const [saved] = await tx
        .update(programs)
        .set({ ...body, blocks, version: version + 1, savedBy: actor.practitionerId, updatedAt: now })
        .where(isCurrent(scope, id, eq(programs.version, version)))
        .returning();
      if (!saved) throw versionConflict(presentProgram(before));
      await tx.update(patients).set({ programName: body.name }).where(isPatient(scope, id));
      await refreshWorklist(tx, scope, [id], now);
      return presentProgram(saved);
    },
  );

  router.authenticated(unassignProgram, async function handleUnassignProgram({ tx, scope, params, now }) {
    const { id } = await requirePatient(tx, scope, params.patientId, 'lock');
    const ended = await endProgram(tx, scope, id, now);
    if (!ended.length) throw notFound(programMessage('programs.notFound'));
    await tx.update(patients).set({ programName: null }).where(isPatient(scope, id));
    await refreshWorklist(tx, scope, [id], now);
  });
};

export const programHistoryRoutes: Routes = (router) => {
  router.authenticated(listProgramHistory, async function handleListProgramHistory({ tx, scope, actor, params, list }) {
    const { id } = await requirePatient(tx, scope, params.patientId);
    return listVersions({ tx, scope, actor }, eq(programVersions.patientId, id), list);
  });

  router.authenticated(getProgramVersion, async function handleGetProgramVersion({ tx, scope, actor, params }) {
    const { id } = await requirePatient(tx, scope, params.patientId);
    const which = and(
      eq(programVersions.patientId, id),
      eq(programVersions.programId, params.programId),
      eq(programVersions.version, params.version),
    );
    const version = await findVersion({ tx, scope, actor }, which!);
    if (!version) throw notFound(programMessage('programs.notFound'));
    return version;
  });

  router.authenticated(
    listTemplateHistory,
    async function handleListTemplateHistory({ tx, scope, actor, params, list }) {
      const isTemplate = and(scope.organization(programs.organizationId), isNull(programs.patientId));
      const [template] = await tx
        .select({ id: programs.id })
        .from(programs)
        .where(and(isTemplate, eq(programs.id, params.id)));
      if (!template) throw notFound(programMessage('programs.templateNotFound'));
      return listVersions({ tx, scope, actor }, eq(programVersions.programId, template.id), list);
    },
  );
};

/** An invalid code is looked up with these ids, so that it takes the same time as a valid one. */
const UNKNOWN_PROGRAM = { organizationId: 0, patientId: 0, programId: 0 };

type CodeRequest = Pick<ParsedRequest<typeof openProgram>, 'params' | 'address' | 'now' | 'c'>;

export const publicProgramRoutes: Routes = (router, { configuration, tenantDb, storage }) => {
  const { secret, secrets } = configuration;

  /** Runs `read` for the program of a code; the same 404 for every code that opens nothing. */
  async function withPublicProgram<T>(
    { params, address, now, c }: CodeRequest,
    limit: RateLimit,
    read: (reader: { tx: Tx; scope: Scope }, found: PublicProgramRow) => Promise<T>,
  ): Promise<T> {
    await enforceRateLimit(tenantDb.service, limit, address, now);
    c.header('X-Robots-Tag', 'noindex');
    const { organizationId, patientId, programId } = decodeProgramCode(secrets, params.code) ?? UNKNOWN_PROGRAM;
    return tenantDb.withActor(
      { kind: 'job', organizationId },
      async (tx, scope) => {
        const which = and(eq(programs.patientId, patientId), eq(programs.id, programId));
        const found = await findPublicProgram(tx, scope, which);
        if (!found) throw new HttpError(404, programMessage('programs.gone'));
        return read({ tx, scope }, found);
      },
      { relaxedCommit: true },
    );
  }

  router.authenticated(
    programCode,
    async function handleProgramCode({ tx, scope, actor: { organizationId }, params, c }) {
      const { id: patientId } = await requirePatient(tx, scope, params.patientId);
      const found = await findPublicProgram(tx, scope, eq(programs.patientId, patientId));
      if (!found) return null;
      const code = encodeProgramCode(secret, { organizationId, patientId, programId: found.program.id });
      return { code, url: `${getOwnOrigin(c, configuration)}/program/${code}` };
    },
  );

  router.public(openProgram, async function handleOpenProgram(request) {
    return withPublicProgram(request, rateLimitRules.openProgramPerAddress, async (reader, found) => {
      const { id, logoKey } = found.organization;
      const exercises = await loadProgramExercises(reader, found.program.blocks, request.params.code);
      const logoUrl = buildLogoUrl(logoKey, id, configuration, request.now);
      return presentPublicProgram(found, exercises, logoUrl, request.query.language ?? found.language);
    });
  });

  router.public(openProgramFile, async function handleOpenProgramFile(request) {
    const { exerciseId, kind } = request.params;
    const file = await withPublicProgram(
      request,
      rateLimitRules.openProgramFilePerAddress,
      ({ tx }, { program, organization }) => {
        if (!program.blocks.some((block) => block.exerciseId === exerciseId))
          throw new HttpError(404, programMessage('programs.gone'));
        return requireExerciseFile(tx, organization.id, exerciseId, kind);
      },
    );
    const response = await sendExerciseFile(storage, file, request.c.req.header('range'));
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
    return response;
  });
};

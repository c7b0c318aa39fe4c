import { and, eq, isNull } from 'drizzle-orm';
import { getProgramVersion, listProgramHistory, listTemplateHistory } from '../../contract/program-history.ts';
import { programs, programVersions } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import type { Routes } from './index.ts';
import { patientInReach } from './patient-in-reach.ts';
import { versionOf, versionPage } from './program-versions.ts';

export const programHistoryRoutes: Routes = (served) => {
  served.acting(listProgramHistory, async ({ tx, scope, actor, params, list }) => {
    const { id } = await patientInReach(tx, scope, params.patientId);
    return versionPage({ tx, scope, actor }, eq(programVersions.patientId, id), list);
  });

  served.acting(getProgramVersion, async ({ tx, scope, actor, params }) => {
    const { id } = await patientInReach(tx, scope, params.patientId);
    const which = and(
      eq(programVersions.patientId, id),
      eq(programVersions.programId, params.programId),
      eq(programVersions.version, params.version),
    );
    const version = await versionOf({ tx, scope, actor }, which!);
    if (!version) throw notFound('Program');
    return version;
  });

  served.acting(listTemplateHistory, async ({ tx, scope, actor, params, list }) => {
    const isTemplate = and(scope.organization(programs.organizationId), isNull(programs.patientId));
    const [template] = await tx
      .select({ id: programs.id })
      .from(programs)
      .where(and(isTemplate, eq(programs.id, params.id)));
    if (!template) throw notFound('Template');
    return versionPage({ tx, scope, actor }, eq(programVersions.programId, template.id), list);
  });
};

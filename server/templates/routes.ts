import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Program } from '../../contract/programs/shapes.ts';
import {
  createTemplate,
  deleteTemplate,
  deleteTemplates,
  getTemplate,
  listTemplates,
  updateTemplate,
} from '../../contract/programs/programs.ts';
import { programMessage } from '../../contract/programs/messages.ts';
import { containsText, orderByKey } from '../platform/db/sql-expressions.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { patients, programs } from '../platform/db/schema.ts';
import { versionConflict, notFound } from '../platform/http/http-error.ts';
import { requireKnownExercises, presentProgram } from '../programs/presenter.ts';
import type { Routes } from '../routes.ts';

/** Templates belong to the organization, not to a location (OPEN-090). */
const isTemplate = (scope: Scope, which?: SQL) =>
  and(scope.organization(programs.organizationId), isNull(programs.patientId), which);

const sortKeys = { name: sql`lower(${programs.name})`, dateUpdated: programs.updatedAt };

// Aliased: in a query of one table the builder omits the table name, and an unqualified name in the second subquery
// would refer to patients.
const copies = alias(programs, 'copies');

/** Accessible patients with a current copy. */
const countHolders = (tx: Tx, scope: Scope) => {
  const held = tx
    .select({ total: sql`count(*)::int` })
    .from(copies)
    .innerJoin(patients, isPatientOf(copies))
    .where(
      and(
        eq(copies.organizationId, programs.organizationId),
        eq(copies.templateId, programs.id),
        isNull(copies.endedAt),
        isPatientAccessible(scope),
      ),
    );
  return sql<number>`(${held})`;
};

const selectTemplates = (tx: Tx, scope: Scope) =>
  tx
    .select({ template: programs, holders: countHolders(tx, scope) })
    .from(programs)
    .$dynamic();

async function requireTemplate(tx: Tx, scope: Scope, id: number): Promise<Program> {
  const [row] = await selectTemplates(tx, scope).where(isTemplate(scope, eq(programs.id, id)));
  if (!row) throw notFound(programMessage('programs.templateNotFound'));
  return presentProgram(row.template, row.holders);
}

export const templateRoutes: Routes = (router) => {
  router.authenticated(listTemplates, async function handleListTemplates({ tx, scope, query: { q }, list }) {
    const where = isTemplate(scope, q ? containsText(programs.name, q) : undefined);
    const [all] = await tx.select({ total: count() }).from(programs).where(where);
    const rows = await selectTemplates(tx, scope)
      .where(where)
      .orderBy(...orderByKey(sortKeys, list.sort, programs.id))
      .limit(list.limit)
      .offset(list.offset);
    return { items: rows.map((row) => presentProgram(row.template, row.holders)), total: all!.total };
  });

  router.authenticated(getTemplate, async function handleGetTemplate({ tx, scope, params }) {
    return requireTemplate(tx, scope, params.id);
  });

  router.authenticated(createTemplate, async function handleCreateTemplate({ tx, scope, actor, body, now }) {
    await requireKnownExercises(tx, scope, body);
    const [added] = await tx
      .insert(programs)
      .values({
        organizationId: actor.organizationId,
        ...body,
        savedBy: actor.practitionerId,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    return presentProgram(added!, 0);
  });

  router.authenticated(
    updateTemplate,
    async function handleUpdateTemplate({ tx, scope, actor, params, body, version, now }) {
      const before = await requireTemplate(tx, scope, params.id);
      if (before.version !== version) throw versionConflict(before);
      await requireKnownExercises(tx, scope, body);
      const saved = await tx
        .update(programs)
        .set({ ...body, version: version + 1, savedBy: actor.practitionerId, updatedAt: now })
        .where(isTemplate(scope, and(eq(programs.id, params.id), eq(programs.version, version))))
        .returning({ id: programs.id });
      const current = await requireTemplate(tx, scope, params.id);
      if (!saved.length) throw versionConflict(current);
      return current;
    },
  );

  router.authenticated(deleteTemplate, async function handleDeleteTemplate({ tx, scope, params }) {
    const gone = await tx
      .delete(programs)
      .where(isTemplate(scope, eq(programs.id, params.id)))
      .returning({ id: programs.id });
    if (!gone.length) throw notFound(programMessage('programs.templateNotFound'));
  });

  router.authenticated(deleteTemplates, async function handleDeleteTemplates({ tx, scope, body, auditDetails }) {
    const ids = [...new Set(body.ids)];
    const rows = await tx
      .delete(programs)
      .where(isTemplate(scope, inArray(programs.id, ids)))
      .returning({ id: programs.id });
    if (!rows.length) throw notFound(programMessage('programs.templateNotFound'));
    const deleted = rows.map(({ id }) => id);
    auditDetails.entityIds = deleted;
    return { deleted, gone: ids.filter((id) => !deleted.includes(id)) };
  });
};

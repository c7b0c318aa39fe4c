import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Program } from '../../contract/program-shapes.ts';
import {
  createTemplate,
  deleteTemplate,
  deleteTemplates,
  getTemplate,
  listTemplates,
  updateTemplate,
} from '../../contract/programs.ts';
import { containing } from '../db/containing.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { patients, programs } from '../db/schema/index.ts';
import { clash, notFound } from '../http/refusal.ts';
import { checkExercises, presentProgram } from './program-shape.ts';
import type { Routes } from './index.ts';

/** Templates belong to the organization (OPEN-090): every location has them. */
const isTemplate = (scope: Scope, which?: SQL) =>
  and(scope.organization(programs.organizationId), isNull(programs.patientId), which);

const sortKeys = { name: sql`lower(${programs.name})`, dateUpdated: programs.updatedAt };

// Names are written out: in a query of one table the builder leaves the table's name away, and inside the second
// subquery what has no name is the patient's.
const copies = alias(programs, 'copies');

/** Patients in the reader's reach who hold a copy now. */
const holders = (tx: Tx, scope: Scope) => {
  const held = tx
    .select({ total: sql`count(*)::int` })
    .from(copies)
    .innerJoin(patients, and(eq(patients.organizationId, copies.organizationId), eq(patients.id, copies.patientId)))
    .where(
      and(
        eq(copies.organizationId, programs.organizationId),
        eq(copies.templateId, programs.id),
        isNull(copies.endedAt),
        scope.location(patients.organizationId, patients.locationId),
        eq(patients.hidden, false),
      ),
    );
  return sql<number>`(${held})`;
};

const templates = (tx: Tx, scope: Scope) =>
  tx
    .select({ template: programs, holders: holders(tx, scope) })
    .from(programs)
    .$dynamic();

async function templateOf(tx: Tx, scope: Scope, id: number): Promise<Program> {
  const [row] = await templates(tx, scope).where(isTemplate(scope, eq(programs.id, id)));
  if (!row) throw notFound('Template');
  return presentProgram(row.template, row.holders);
}

export const templateRoutes: Routes = (served) => {
  served.acting(listTemplates, async ({ tx, scope, query: { q }, list }) => {
    const where = isTemplate(scope, q ? containing(programs.name, q) : undefined);
    const [all] = await tx.select({ total: count() }).from(programs).where(where);
    const rows = await templates(tx, scope)
      .where(where)
      .orderBy(...ordered(sortKeys, list.sort, programs.id))
      .limit(list.limit)
      .offset(list.offset);
    return { items: rows.map((row) => presentProgram(row.template, row.holders)), total: all!.total };
  });

  served.acting(getTemplate, ({ tx, scope, params }) => templateOf(tx, scope, params.id));

  served.acting(createTemplate, async ({ tx, scope, actor, body, now }) => {
    await checkExercises(tx, scope, body);
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

  served.acting(updateTemplate, async ({ tx, scope, actor, params, body, version, now }) => {
    const before = await templateOf(tx, scope, params.id);
    if (before.version !== version) throw clash(before);
    await checkExercises(tx, scope, body);
    const saved = await tx
      .update(programs)
      .set({ ...body, version: version + 1, savedBy: actor.practitionerId, updatedAt: now })
      .where(isTemplate(scope, and(eq(programs.id, params.id), eq(programs.version, version))))
      .returning({ id: programs.id });
    const current = await templateOf(tx, scope, params.id);
    if (!saved.length) throw clash(current);
    return current;
  });

  served.acting(deleteTemplate, async ({ tx, scope, params }) => {
    const gone = await tx
      .delete(programs)
      .where(isTemplate(scope, eq(programs.id, params.id)))
      .returning({ id: programs.id });
    if (!gone.length) throw notFound('Template');
  });

  served.acting(deleteTemplates, async ({ tx, scope, body, trace }) => {
    const ids = [...new Set(body.ids)];
    const rows = await tx
      .delete(programs)
      .where(isTemplate(scope, inArray(programs.id, ids)))
      .returning({ id: programs.id });
    if (!rows.length) throw notFound('Template');
    const deleted = rows.map(({ id }) => id);
    trace.entityIds = deleted;
    return { deleted, gone: ids.filter((id) => !deleted.includes(id)) };
  });
};

import { and, arrayContains, eq, isNull, type SQL } from 'drizzle-orm';
import type { Block } from '../../contract/program-shapes.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { organizations, patients, programs } from '../db/schema/index.ts';

const HEALTH = ['HEALTH'];

/** That a program is somebody's who is in care, and neither replaced nor removed, of a clinic that still has Health. */
const isOpen = (scope: Scope) =>
  and(
    scope.organization(programs.organizationId),
    scope.location(patients.organizationId, patients.locationId),
    isNull(programs.endedAt),
    eq(patients.hidden, false),
    eq(patients.discharged, false),
    arrayContains(patients.products, HEALTH),
    eq(organizations.disabled, false),
    arrayContains(organizations.products, HEALTH),
  );

/** The one program of `which` that a code may open, with its clinic; undefined where there is none (any more). */
export async function findOpenProgram(tx: Tx, scope: Scope, which: SQL | undefined) {
  const { id, name, notes, dailyFrequency, weeklyFrequency, blocks } = programs;
  const [found] = await tx
    .select({
      program: { id, name, notes, dailyFrequency, weeklyFrequency, blocks },
      language: patients.language,
      organization: { id: organizations.id, name: organizations.name, logoKey: organizations.webLogoKey },
    })
    .from(programs)
    .innerJoin(patients, and(eq(patients.organizationId, programs.organizationId), eq(patients.id, programs.patientId)))
    .innerJoin(organizations, eq(organizations.id, programs.organizationId))
    .where(and(isOpen(scope), which));
  return found && { ...found, program: { ...found.program, blocks: found.program.blocks as Block[] } };
}

export type FoundProgram = NonNullable<Awaited<ReturnType<typeof findOpenProgram>>>;

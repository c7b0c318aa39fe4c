import type { exerciseFavorites, programs } from '../platform/db/schema.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { addDoses } from './doses.ts';
import { momentAt } from './moments.ts';
import type { Clinic } from './clinics.ts';
import { createBlocks, exerciseById } from './programs.ts';
import { outlines } from './program-outlines.ts';
import { createChance } from './random.ts';
import type { PractitionerRow } from './team.ts';

export type ProgramRow = typeof programs.$inferInsert & { id: number };

const hasHealth = ({ products }: Clinic) => products.includes('HEALTH');

/** Program templates of the organizations with Health; the empty one has none yet. */
export function demoTemplates(clinics: Clinic[], today: string): ProgramRow[] {
  const chance = createChance('templates');
  let nextId = 1;
  return clinics
    .filter((clinic) => hasHealth(clinic) && clinic.patients > 0)
    .flatMap((clinic) =>
      outlines.map((outline) => {
        const createdAt = momentAt(addDays(today, -chance.whole(130, 300)), chance.whole(540, 1020), clinic.timezone);
        const updatedAt = momentAt(addDays(today, -chance.whole(1, 120)), chance.whole(540, 1020), clinic.timezone);
        const { name, notes, dailyFrequency, weeklyFrequency } = outline;
        const id = nextId++;
        const blocks = createBlocks(outline, null, chance);
        return {
          organizationId: clinic.id,
          id,
          patientId: null,
          name,
          notes,
          dailyFrequency,
          weeklyFrequency,
          blocks: addDoses({ id, blocks }, 'en', (exerciseId) => exerciseById.get(exerciseId)!),
          createdAt,
          updatedAt,
        };
      }),
    );
}

/** A few favorites of everybody who works with the exercise library (OPEN-094). */
export function demoFavorites(
  clinics: Clinic[],
  practitioners: PractitionerRow[],
): (typeof exerciseFavorites.$inferInsert)[] {
  const chance = createChance('favorites');
  const ids = [...exerciseById.keys()];
  const users = practitioners.filter(
    ({ organizationId, userId }) =>
      userId && clinics.some((clinic) => clinic.id === organizationId && hasHealth(clinic)),
  );
  return users.flatMap(({ organizationId, id: practitionerId }) => {
    const chosen = new Set(Array.from({ length: chance.whole(2, 9) }, () => chance.of(ids)));
    return [...chosen].map((exerciseId) => ({ organizationId, practitionerId, exerciseId }));
  });
}

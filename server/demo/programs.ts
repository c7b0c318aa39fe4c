import { addDays } from '../../domain/platform/calendar.ts';
import { momentAt } from './moments.ts';
import type { DemoPatient } from './patients.ts';
import { blocksOf } from './program-blocks.ts';
import { outlines } from './program-outlines.ts';
import type { ProgramRow } from './templates.ts';

export interface Assignment {
  patient: DemoPatient;
  program: ProgramRow;
  /** Civil day of the assignment in the patient's zone. */
  day: string;
}

/** The involved side; where none is, as of a back, the one that their provider chose. */
const sideFor = ({ id, injuredSideOfBody }: DemoPatient['row']) =>
  injuredSideOfBody ?? (id % 2 === 0 ? 'Right' : 'Left');

/**
 * The program of every patient who has one, assigned within three days of the start of care; a patient whose care is
 * over has none any more. Writes the set-up into the plans of care and the program name into the patient's row.
 */
export function demoAssignments(patients: DemoPatient[], templates: ProgramRow[], today: string): Assignment[] {
  let nextId = templates.length + 1;
  return patients
    .filter(({ row, course }) => row.products.includes('HEALTH') && course.hasProgram)
    .map((patient) => {
      const { row, course, chance, place } = patient;
      const fitting = outlines.filter(({ bodyParts }) => bodyParts.includes(row.injuredBodyPart!));
      const outline = chance.of(fitting);
      const wished = addDays(course.plans[0]!.start, chance.whole(0, 3));
      const day = wished < today ? wished : today;
      const createdAt =
        day === today ? momentAt(day, 0, place.timezone) : momentAt(day, chance.whole(540, 1020), place.timezone);
      const { name, notes, dailyFrequency, weeklyFrequency } = outline;
      const [first, again] = course.plans;
      Object.assign(first!, { setupDate: day, setupBy: 'PROGRAM' });
      // The program went on; whoever re-admitted the patient entered when monitoring was set up again.
      if (again) Object.assign(again, { setupDate: again.start, setupBy: 'ENTRY' });
      if (!row.discharged) row.programName = name;
      const lastEnd = course.plans.at(-1)!.end;
      const program = {
        organizationId: row.organizationId,
        id: nextId++,
        patientId: row.id,
        templateId: templates.find((each) => each.organizationId === row.organizationId && each.name === name)!.id,
        name,
        notes,
        dailyFrequency,
        weeklyFrequency,
        blocks: blocksOf(outline, sideFor(row), chance),
        savedBy: row.primaryPractitionerId ?? null,
        endedAt: row.discharged ? momentAt(addDays(lastEnd!, 1), 0, place.timezone) : null,
        createdAt,
        updatedAt: createdAt,
      };
      return { patient, program, day };
    });
}

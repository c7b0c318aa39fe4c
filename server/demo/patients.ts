import { bodyParts, type PatientProduct, type Side, type sexes } from '../../contract/platform/enumerations.ts';
import { toSearchText, toSortName } from '../../domain/patients/patient.ts';
import { isDischarged } from '../../domain/plan-of-care/plan-of-care.ts';
import type { patients, plansOfCare } from '../platform/db/schema.ts';
import { momentAt } from './moments.ts';
import type { Clinic, Place } from './clinics.ts';
import { createCourse, type Course } from './courses.ts';
import { createChance, type Chance } from './random.ts';
import { people, walkers, type WalkerOfStudy } from './source.ts';
import type { Team } from './team.ts';

export interface DemoPatient {
  row: typeof patients.$inferInsert & { id: number };
  place: Place;
  course: Course;
  chance: Chance;
  /** How a gait patient walks. */
  walker: Walker;
}

/** Share of patients who read Spanish. */
const SPANISH = 0.1;

const mixes: Record<string, PatientProduct[][]> = {
  summit: [['HEALTH'], ['HEALTH', 'PRO'], ['HEALTH', 'GAIT', 'PRO'], ['HEALTH', 'GAIT'], ['GAIT'], ['PRO']],
  lakes: [['HEALTH']],
  bluegrass: [['GAIT']],
  prairie: [['HEALTH'], ['HEALTH', 'PRO']],
};

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Patients of all organizations with their plans of care; what happened later is filled into the rows afterwards. */
export function demoPatients(clinics: Clinic[], team: Team, today: string): DemoPatient[] {
  const sources = people();
  let nextId = 1;
  return clinics.flatMap((clinic) =>
    Array.from({ length: clinic.patients }, (_, index): DemoPatient => {
      const id = nextId++;
      const chance = createChance(`patient ${id}`);
      const source = sources[id - 1]!;
      const place = clinic.places[Math.min(chance.whole(0, clinic.places.length), clinic.places.length - 1)]!;
      const products = chance.of(mixes[clinic.key]!);
      const course = createCourse(today, chance, clinic.disabled);
      const gaitOnly = products.join() === 'GAIT';
      // Every twentieth gait patient was only registered by unique gait id at an event (OPEN-101).
      const nameless = gaitOnly && index % 20 === 19;
      const { firstName, lastName } = nameless ? { firstName: '', lastName: '' } : source;
      const email =
        nameless || (gaitOnly && chance.yes(0.5)) ? null : `${plain(firstName)}.${plain(lastName)}.${id}@example.com`;
      const side = chance.of<Side | null>(['Right', 'Left', 'Right', 'Left', null]);
      const bodyPart = chance.of(bodyParts);
      const isHealth = products.includes('HEALTH');
      const here = team.practitionerLocations
        .filter(({ locationId }) => locationId === place.id)
        .map(({ practitionerId }) => practitionerId)
        // Nobody is in the care of somebody who has not signed in yet.
        .filter((one) => team.invited.every((invited) => invited.id !== one));
      const start = course.plans[0]!.start;
      const walker = chooseWalker(source.gender, id);
      const isMeasured = products.includes('GAIT') && !nameless;
      const createdAt = momentAt(start, chance.whole(0, 59), place.timezone);
      return {
        place,
        course,
        chance,
        walker,
        row: {
          organizationId: clinic.id,
          id,
          locationId: place.id,
          primaryPractitionerId: here.length && chance.yes(0.9) ? chance.of(here) : null,
          firstName,
          lastName,
          email,
          phoneNumber: nameless ? null : `+1${source.phoneNumber}`,
          dob: nameless ? null : source.dob,
          language: createChance(`language of patient ${id}`).yes(SPANISH) ? 'es' : 'en',
          products,
          injuredSideOfBody: isHealth ? side : null,
          injuredBodyPart: isHealth ? bodyPart : null,
          ...(isHealth && chooseInsurance(id)),
          gaitUid: products.includes('GAIT') ? `G-${String(1000 + id)}` : null,
          sex: isMeasured ? walker.sex : null,
          heightCm: isMeasured ? walker.heightCm : null,
          hasAccount: isHealth && course.hasAccount,
          hidden: clinic.key === 'summit' && index === 151,
          discharged: isDischarged(course.plans, today),
          searchText: toSearchText({ firstName, lastName }, email),
          sortName: toSortName({ firstName, lastName }),
          createdAt,
          updatedAt: createdAt,
        },
      };
    }),
  );
}

/** Payers besides the clinic's default; names and ids are made up. */
const payers = [
  { payerName: 'Front Range Health Plan', payerId: 'FRHP1' },
  { payerName: 'Cascade Mutual', payerId: 'CM204' },
];

/** Most patients have a member ID, some a payer of their own, and a few one of which only the name is known. */
function chooseInsurance(id: number) {
  const chance = createChance(`insurance of patient ${id}`);
  const digits = () => String(chance.whole(100_000_000, 999_999_999));
  const memberId = chance.yes(0.85) ? `W${digits()}` : null;
  if (chance.yes(0.55)) return { memberId };
  const payer = chance.of(payers);
  return { ...payer, ...(chance.yes(0.1) && { payerId: null }), memberId, groupNumber: digits().slice(0, 7) };
}

export const demoPlans = (patients: DemoPatient[]): (typeof plansOfCare.$inferInsert)[] =>
  patients.flatMap(({ row, course, place }) =>
    course.plans.map(({ start, end, setupDate, setupBy, setupCredential }) => ({
      organizationId: row.organizationId,
      patientId: row.id,
      start,
      end,
      setupDate,
      setupBy,
      setupCredential,
      createdAt: momentAt(start, 1, place.timezone),
    })),
  );

/** The last day of care that lies behind: the plan's end, or today. */
export const lastDayOfCare = ({ end }: { end: string | null }, today: string): string =>
  end !== null && end < today ? end : today;

export interface Walker {
  sex: (typeof sexes)[number];
  /** Null where nobody measured it. */
  heightCm: number | null;
  /** Usual speed in m/s. */
  speed: number;
}

const bySex = new Map<string, WalkerOfStudy[]>();
for (const walker of walkers()) bySex.set(walker.sex, [...(bySex.get(walker.sex) ?? []), walker]);

/** Height and usual speed of a study participant of the same sex; the same `turn` gives the same one. */
export function chooseWalker(gender: string, turn: number): Walker {
  const alike = bySex.get(gender)!;
  const { heightM, speedMps } = alike[turn % alike.length]!;
  return {
    sex: gender === 'male' ? 'MALE' : 'FEMALE',
    heightCm: heightM === '' ? null : Math.round(Number(heightM) * 100),
    speed: Number(speedMps),
  };
}

import type { PlanOfCare } from '../../contract/patients/record.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import type { MonitoredPlan } from '../../domain/rtm/episodes.ts';
import type { Chance } from './random.ts';

/** How a patient's care has gone so far; every kind of patient that a screen distinguishes occurs. */
export interface Course {
  /** Plans of care, oldest first; set-up is written into them afterwards. */
  plans: MonitoredPlan[];
  hasProgram: boolean;
  hasAccount: boolean;
  /** Share of the planned days on which the patient exercises. */
  adherence: number;
  /** Last day with a session; later ones are missed. */
  lastDay: string | null;
  /** Share of sessions that the patient only reports. */
  selfReports: number;
}

const HISTORY_DAYS = 120;

type Made = Omit<Course, 'plans'> & { plans: PlanOfCare[] };
type Maker = (today: string, chance: Chance) => Made;

const notSetUp = ({ plans, ...course }: Made): Course => ({
  ...course,
  plans: plans.map((plan) => ({ ...plan, setupDate: null, setupBy: null, setupCredential: null })),
});

const chooseStart = (today: string, chance: Chance, least = 10) => addDays(today, -chance.whole(least, HISTORY_DAYS));
const usual = { hasProgram: true, hasAccount: true, lastDay: null, selfReports: 0.06 };

const courses: { share: number; make: Maker }[] = [
  {
    share: 22,
    make: (today, chance) => ({
      ...usual,
      plans: [{ start: chooseStart(today, chance), end: null }],
      adherence: chance.between(0.85, 1),
    }),
  },
  {
    share: 20,
    make: (today, chance) => ({
      ...usual,
      plans: [{ start: chooseStart(today, chance), end: null }],
      adherence: chance.between(0.5, 0.8),
    }),
  },
  {
    share: 8,
    make: (today, chance) => ({
      ...usual,
      plans: [{ start: chooseStart(today, chance), end: null }],
      adherence: chance.between(0.05, 0.3),
    }),
  },
  {
    share: 8,
    make: (today, chance) => ({
      ...usual,
      plans: [{ start: chooseStart(today, chance, 45), end: null }],
      adherence: 0.7,
      lastDay: addDays(today, -chance.whole(8, 40)),
    }),
  },
  {
    share: 5,
    make: (today, chance) => ({
      ...usual,
      plans: [{ start: chooseStart(today, chance), end: null }],
      adherence: 0.65,
      selfReports: 0.8,
    }),
  },
  {
    share: 3,
    make: (today, chance) => ({
      ...usual,
      plans: [{ start: addDays(today, -chance.whole(1, 12)), end: null }],
      adherence: 0,
    }),
  },
  {
    share: 6,
    make: (today, chance) => ({
      ...usual,
      hasProgram: false,
      plans: [{ start: addDays(today, -chance.whole(0, 20)), end: null }],
      adherence: 0,
    }),
  },
  {
    share: 6,
    make: (today, chance) => ({
      ...usual,
      hasAccount: false,
      plans: [{ start: addDays(today, -chance.whole(0, 25)), end: null }],
      adherence: 0,
    }),
  },
  {
    share: 8,
    make: (today, chance) => ({
      ...usual,
      plans: [{ start: chooseStart(today, chance, 30), end: addDays(today, chance.whole(0, 28)) }],
      adherence: 0.75,
    }),
  },
  {
    share: 10,
    make: (today, chance) => ({
      ...usual,
      plans: [{ start: chooseStart(today, chance, 70), end: addDays(today, -chance.whole(1, 30)) }],
      adherence: 0.6,
    }),
  },
  {
    share: 4,
    make: (today, chance) => {
      const again = addDays(today, -chance.whole(5, 30));
      return {
        ...usual,
        plans: [
          { start: chooseStart(today, chance, 90), end: addDays(again, -chance.whole(3, 25)) },
          { start: again, end: null },
        ],
        adherence: 0.7,
      };
    },
  },
];

const shares = courses.reduce((sum, { share }) => sum + share, 0);

/** The course of one patient. `discharged` asks for one whose care is over. */
export function createCourse(today: string, chance: Chance, discharged = false): Course {
  if (discharged) return notSetUp(courses[9]!.make(today, chance));
  let point = chance.next() * shares;
  return notSetUp(courses.find(({ share }) => (point -= share) < 0)!.make(today, chance));
}

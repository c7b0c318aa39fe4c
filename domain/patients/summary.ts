import type { MeasuredRange } from '../../contract/activity/patient-results.ts';
import type { BodyPart } from '../../contract/platform/enumerations.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { SummaryBilling, SummaryPain, SummaryPoint, SummaryRange } from '../../contract/patients/summary.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { listPainAnswers } from '../care-paths/survey-scores.ts';
import type { FilledSurvey } from '../worklist/worklist-inputs.ts';
import { getMeasuredEnd } from '../activity/measured-end.ts';

type Target = Exercise['bodyTargets'][number];

/** The targets of exercises for an involved joint; `Multiple` has none of its own. */
const targetsOf: Partial<Record<BodyPart, readonly Target[]>> = {
  Shoulder: ['Shoulder'],
  Hip: ['Hip/Knee'],
  Knee: ['Hip/Knee'],
  Spine: ['Spine', 'Neck', 'Torso/Core'],
};

/** The joint that shares its target with another one. */
const otherJoint: Partial<Record<BodyPart, string>> = { Hip: 'knee', Knee: 'hip' };

/** The involved side and joint of a patient; null when unknown. */
export interface Involved {
  side: MeasuredRange['side'];
  bodyPart: BodyPart | null;
}

/** How well an exercise speaks for the joint: it names it, it names neither, it names the other joint of its target. */
function rankName({ name }: MeasuredRange, bodyPart: BodyPart | null): number {
  if (bodyPart === null) return 1;
  if (name.toLowerCase().includes(bodyPart.toLowerCase())) return 0;
  return otherJoint[bodyPart] && name.toLowerCase().includes(otherJoint[bodyPart]) ? 2 : 1;
}

const getSpan = ({ goal }: MeasuredRange): number => (goal ? goal.max - goal.min : 0);

/**
 * The range of motion of the involved joint: of the exercises for it, on the involved side, one that is named after it, and
 * of those the one with the widest goal. Null while none was measured.
 */
export function findInvolvedRange(
  ranges: readonly MeasuredRange[],
  { side, bodyPart }: Involved,
  exerciseOf: (id: string) => Pick<Exercise, 'bodyTargets'> | undefined,
): SummaryRange | null {
  const targets = bodyPart === null ? undefined : targetsOf[bodyPart];
  const [found] = ranges
    .filter((range) => side === null || range.side === null || range.side === side)
    .filter(
      ({ exerciseId }) =>
        !targets || exerciseOf(exerciseId)?.bodyTargets.some((target) => targets.includes(target)) === true,
    )
    .toSorted(
      (one, other) =>
        rankName(one, bodyPart) - rankName(other, bodyPart) ||
        getSpan(other) - getSpan(one) ||
        one.name.localeCompare(other.name),
    );
  if (!found) return null;
  const { exerciseId, name, side: measuredSide, goal, days } = found;
  const end = getMeasuredEnd(days);
  const points = days.flatMap(({ day, [end]: value }) => (value === null ? [] : [{ day, value }]));
  const isBetter = (one: SummaryPoint, other: SummaryPoint) =>
    end === 'max' ? one.value > other.value : one.value < other.value;
  const best = points.reduce((so, point) => (isBetter(point, so) ? point : so));
  return { exerciseId, name, side: measuredSide, goal, best, points };
}

/** Pain since a day, by the question that was answered last; `surveys` oldest first. Null while nobody has asked. */
export function summarizePain(surveys: readonly FilledSurvey[], since: string): SummaryPain | null {
  const answers = listPainAnswers(surveys.filter(({ day }) => day >= since));
  const newest = answers.at(-1);
  if (!newest) return null;
  const { id, question, formTitle, min, max } = newest;
  const points = answers.filter((answer) => answer.id === id).map(({ day, value }) => ({ day, value }));
  return { question, formTitle, min, max, points };
}

const isEarned = ({ units, status }: RtmCodeEvaluation): boolean => units > 0 && status !== 'BILLED';

/** The codes that are earned but not billed yet, and the next step: first of what has not earned anything, then by its day. */
export function summarizeBilling(codes: readonly RtmCodeEvaluation[]): SummaryBilling {
  const earned = new Map<SummaryBilling['earned'][number]['code'], number>();
  for (const { code, units } of codes.filter(isEarned)) earned.set(code, (earned.get(code) ?? 0) + units);
  const hasEarned = (clock: RtmCodeEvaluation['clock']) =>
    codes.some((each) => each.clock === clock && each.units > 0 && each.status === 'IN_PROGRESS');
  // Set-up takes the same days as its window.
  const [next] = codes
    .flatMap(({ code, clock, missing }) => (missing && clock !== 'EPISODE' ? [{ code, clock, ...missing }] : []))
    .toSorted(
      (one, other) =>
        Number(hasEarned(one.clock)) - Number(hasEarned(other.clock)) ||
        one.by.localeCompare(other.by) ||
        one.days + one.minutes - (other.days + other.minutes),
    );
  return { earned: [...earned].map(([code, units]) => ({ code, units })), next: next ?? null };
}

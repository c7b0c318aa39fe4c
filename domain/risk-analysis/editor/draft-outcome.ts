import { type Condition, type Criterion, type Demographic, type Factor, type Outcome, getScale } from '../outcome.ts';
import { condition, criterion } from '../rule.ts';
import type { CriterionDraft, FactorDraft, Layout, OutcomeDraft } from './draft.ts';
import { validateOutcome, type OutcomeError } from '../../../contract/risk-analysis/outcome-errors.ts';
import { RiskOutcomeBody } from '../../../contract/risk-analysis/risk-outcome.ts';

/** What a number field says, or NaN: an empty one is no zero. */
export const parseNumber = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

/** Whether a largest age bounds anything: empty and 0 do not (RISK-43). */
export const hasMaxAge = (ageMax: string): boolean => ageMax.trim() !== '' && parseNumber(ageMax) !== 0;

const orNull = (text: string): string | null => text.trim() || null;

/** What a factor asks of the person, before what it asks of the result. */
export function listPersonCriteria({ sex, ageMin, ageMax }: FactorDraft): Criterion[] {
  const ages: Condition[] = [
    ...(ageMin.trim() ? [condition('gte', parseNumber(ageMin))] : []),
    ...(hasMaxAge(ageMax) ? [condition('lte', parseNumber(ageMax))] : []),
  ];
  return [
    ...(sex ? [criterion('SEX', null, condition('e', sex))] : []),
    ...(ages.length > 0 ? [criterion('AGE', 'years', ...ages)] : []),
  ];
}

const toCriterion = ({ type, units, conditions }: CriterionDraft): Criterion => ({
  // An empty type is refused by the contract's own words.
  type: type as Criterion['type'],
  units: orNull(units),
  conditions: conditions.map(({ comparator, value }) => condition(comparator, parseNumber(value))),
});

const toFactor = (draft: FactorDraft): Factor => ({
  category: draft.category,
  description: orNull(draft.description),
  shortDescription: orNull(draft.shortDescription),
  criteria: [...listPersonCriteria(draft), ...draft.criteria.map(toCriterion)],
});

/** What a tremor outcome says of itself when it is saved (RISK-61). */
export const tremorDescriptions = { UPDRS: 'Item 3.15', CRST: 'Part A' } as const;

const isTremorLayout = (layout: Layout): layout is 'UPDRS' | 'CRST' => layout === 'UPDRS' || layout === 'CRST';

function getDemographics({ demographicsRequired }: Outcome, { layout }: OutcomeDraft, factors: readonly Factor[]) {
  if (layout === 'everybody') return null;
  if (layout !== 'persons') return demographicsRequired;
  const asked = new Set<string>(factors.flatMap(({ criteria }) => criteria.map(({ type }) => type)));
  const all: readonly Demographic[] = ['AGE', 'SEX'];
  const needed = all.filter((each) => demographicsRequired?.includes(each) || asked.has(each));
  return needed.length > 0 ? needed : [...all];
}

/** The outcome that a draft of `opened` stands for; what cannot be edited is that of `opened` (RISK-33, RISK-34). */
export function toOutcome(opened: Outcome, draft: OutcomeDraft): Outcome {
  const { layout } = draft;
  const factors = draft.factors[layout].map(toFactor);
  const own = isTremorLayout(layout)
    ? {
        title: getScale(opened) === layout && opened.title ? opened.title : layout,
        description: tremorDescriptions[layout],
      }
    : { title: orNull(draft.title), description: orNull(draft.description) };
  return {
    ...opened,
    ...own,
    source: orNull(draft.source),
    demographicsRequired: getDemographics(opened, draft, factors),
    factors,
  };
}

/** Messages by where in the draft they belong: `source`, `factors.1.category`, `factors.0.criteria.0.conditions.1.value`. */
export type DraftErrors = Readonly<Record<string, string>>;

/** The place in the draft of a place in the outcome: limits are counted without what a factor asks of the person. */
function toDraftPath(draft: OutcomeDraft, path: OutcomeError['path']): string {
  const [field, at, part, index, ...rest] = path;
  const factor = field === 'factors' ? draft.factors[draft.layout][Number(at)] : undefined;
  if (!factor || part !== 'criteria' || index === undefined) return path.join('.');
  const limit = Number(index) - listPersonCriteria(factor).length;
  return limit < 0 ? `factors.${at}.ages` : ['factors', at, part, limit, ...rest].join('.');
}

/** What keeps a draft from being saved, by the contract's own shape and words (RISK-29..32, RISK-35, RISK-40..43). */
export function validateDraft(opened: Outcome, draft: OutcomeDraft): DraftErrors {
  const outcome = toOutcome(opened, draft);
  const issues = RiskOutcomeBody.safeParse(outcome).error?.issues ?? [];
  const errors: Record<string, string> = {};
  for (const { path, message } of [...validateOutcome(outcome), ...issues]) {
    errors[toDraftPath(draft, path as OutcomeError['path'])] ??= message;
  }
  return errors;
}

/** The editor's steps (RISK-04, RISK-07). */
export const steps = [0, 1, 2] as const;
export type Step = (typeof steps)[number];

/** The errors that are solved on a step: the factors on the second, everything else on the first. */
export const pickStepErrors = (step: Step, errors: DraftErrors): DraftErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([place]) => (place.startsWith('factors') ? step === 1 : step === 0)),
  );

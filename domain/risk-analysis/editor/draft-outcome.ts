import type { Condition, Criterion, Demographic, Factor, Outcome } from '../outcome.ts';
import { condition, criterion } from '../rule.ts';
import { scaleOf } from '../scales.ts';
import type { CriterionDraft, FactorDraft, Layout, OutcomeDraft } from './draft.ts';

/** What a number field says, or NaN: an empty one is no zero. */
export const numberIn = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

/** Whether a largest age bounds anything: empty and 0 do not (RISK-43). */
export const isBound = (ageMax: string): boolean => ageMax.trim() !== '' && numberIn(ageMax) !== 0;

const orNull = (text: string): string | null => text.trim() || null;

/** What a factor asks of the person, before what it asks of the result. */
export function personCriteria({ sex, ageMin, ageMax }: FactorDraft): Criterion[] {
  const ages: Condition[] = [
    ...(ageMin.trim() ? [condition('gte', numberIn(ageMin))] : []),
    ...(isBound(ageMax) ? [condition('lte', numberIn(ageMax))] : []),
  ];
  return [
    ...(sex ? [criterion('SEX', null, condition('e', sex))] : []),
    ...(ages.length > 0 ? [criterion('AGE', 'years', ...ages)] : []),
  ];
}

const criterionOf = ({ type, units, conditions }: CriterionDraft): Criterion => ({
  // An empty type is refused by the contract's own words.
  type: type as Criterion['type'],
  units: orNull(units),
  conditions: conditions.map(({ comparator, value }) => condition(comparator, numberIn(value))),
});

const factorOf = (draft: FactorDraft): Factor => ({
  category: draft.category,
  description: orNull(draft.description),
  shortDescription: orNull(draft.shortDescription),
  criteria: [...personCriteria(draft), ...draft.criteria.map(criterionOf)],
});

/** What a tremor outcome says of itself when it is saved (RISK-61). */
export const tremorDescriptions = { UPDRS: 'Item 3.15', CRST: 'Part A' } as const;

const isTremorLayout = (layout: Layout): layout is 'UPDRS' | 'CRST' => layout === 'UPDRS' || layout === 'CRST';

function demographicsOf({ demographicsRequired }: Outcome, { layout }: OutcomeDraft, factors: readonly Factor[]) {
  if (layout === 'everybody') return null;
  if (layout !== 'persons') return demographicsRequired;
  const asked = new Set<string>(factors.flatMap(({ criteria }) => criteria.map(({ type }) => type)));
  const all: readonly Demographic[] = ['AGE', 'SEX'];
  const needed = all.filter((each) => demographicsRequired?.includes(each) || asked.has(each));
  return needed.length > 0 ? needed : [...all];
}

/** The outcome that a draft of `opened` stands for; what cannot be edited is that of `opened` (RISK-33, RISK-34). */
export function outcomeOf(opened: Outcome, draft: OutcomeDraft): Outcome {
  const { layout } = draft;
  const factors = draft.factors[layout].map(factorOf);
  const own = isTremorLayout(layout)
    ? {
        title: scaleOf(opened) === layout && opened.title ? opened.title : layout,
        description: tremorDescriptions[layout],
      }
    : { title: orNull(draft.title), description: orNull(draft.description) };
  return {
    ...opened,
    ...own,
    source: orNull(draft.source),
    demographicsRequired: demographicsOf(opened, draft, factors),
    factors,
  };
}

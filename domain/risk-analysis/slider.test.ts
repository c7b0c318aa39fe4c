import { describe, expect, it } from 'vitest';
import { findBuiltInOutcome } from './built-in-outcomes.ts';
import type { Category, Condition, Factor, Outcome } from './outcome.ts';
import { analyzeResults, type ResultEvaluation } from './session-analysis.ts';
import { createSlider } from './slider.ts';
import { divideIntoRanges } from './value-ranges.ts';

const nobody = { age: null, sex: null };
const evaluateBy = (outcome: Outcome, ...values: number[]): ResultEvaluation[] => {
  const ids = outcome.type === 'FALL' ? [outcome.resultDefinitionId!] : ['left-amplitude', 'right-amplitude'];
  const results = values.map((value, at) => ({ id: ids[at]!, name: ids[at]!, value, units: null }));
  const analysis = analyzeResults(outcome, results, nobody);
  return analysis.state === 'EVALUATED' ? analysis.evaluations : [];
};
const reach = findBuiltInOutcome('AST-0001')!;
const tremor = findBuiltInOutcome('AST-0050')!;
const inches = (category: Category, ...conditions: [Condition['comparator'], number][]): Factor => ({
  category,
  description: null,
  shortDescription: null,
  criteria: [
    {
      type: 'DISTANCE',
      units: 'in',
      conditions: conditions.map(([comparator, value]) => ({ comparator, value })),
    },
  ],
});
const rule = (...factors: Factor[]): Outcome => ({ ...reach, factors });

/** `HIGH ..6]`, `MEDIUM (6..10]`: a bracket where the limit belongs to the range. */
const spoken = (outcome: Outcome) =>
  divideIntoRanges(outcome)?.ranges.map(({ category, matching, from, to }) => {
    const lower = from ? `${from.included ? '[' : '('}${from.value}` : '';
    const upper = to ? `${to.value}${to.included ? ']' : ')'}` : '';
    const kind = matching.length === 1 ? '' : matching.length === 0 ? ' gap' : ` of ${matching.join('+')}`;
    return `${category}${kind} ${lower}..${upper}`;
  });

describe('the ranges of an outcome', () => {
  it('RISK-53 OPEN-132 belong together with their limits', () => {
    expect(spoken(reach)).toEqual(['HIGH ..6]', 'MEDIUM (6..10]', 'LOW (10..']);
  });

  it('RISK-54 RISK-57 RISK-59 OPEN-133 have the limit on the side that the rule says', () => {
    expect(spoken(findBuiltInOutcome('AST-0009')!)).toEqual(['LOW ..12)', 'HIGH [12..']);
    expect(spoken(findBuiltInOutcome('AST-0018')!)).toEqual(['HIGH ..0.8)', 'LOW [0.8..']);
    expect(spoken(findBuiltInOutcome('AST-0020')!)).toEqual(['HIGH ..10)', 'LOW [10..']);
  });

  it('RISK-52 RISK-60 are five for a tremor, the first of them 0 alone', () => {
    expect(spoken(tremor)).toEqual([
      'NORMAL [0..0]',
      'SLIGHT (0..1)',
      'MILD [1..3)',
      'MODERATE [3..10)',
      'SEVERE [10..',
    ]);
  });

  it('RISK-27 RISK-28 show where factors are missing and where they overlap', () => {
    const invalidRule = rule(
      inches('LOW', ['gt', 10]),
      inches('HIGH', ['gte', 2], ['lt', 6]),
      inches('MEDIUM', ['gt', 8], ['lte', 12]),
    );
    expect(spoken(invalidRule)).toEqual([
      'LOW gap ..2)',
      'HIGH [2..6)',
      'LOW gap [6..8]',
      'MEDIUM (8..10]',
      'MEDIUM of LOW+MEDIUM (10..12]',
      'LOW (12..',
    ]);
  });

  it('are none by sex and age, without limits or in mixed units', () => {
    expect(divideIntoRanges(findBuiltInOutcome('AST-0011')!)).toBeNull();
    expect(divideIntoRanges(rule(inches('HIGH')))).toBeNull();
    const mixed = rule(inches('LOW', ['gt', 10]), {
      ...inches('HIGH', ['lte', 10]),
      criteria: [{ ...inches('HIGH', ['lte', 10]).criteria[0]!, units: 'cm' }],
    });
    expect(divideIntoRanges(mixed)).toBeNull();
  });
});

describe('the slider', () => {
  const slider = (outcome: Outcome, ...values: number[]) => createSlider(outcome, evaluateBy(outcome, ...values))!;

  it('RISK-02 has its limits between its segments, its ends, and a colour for each segment', () => {
    const { segments, limits, ends, units } = slider(reach);
    expect(segments.map(({ colour }) => colour)).toEqual(['red', 'yellow', 'green']);
    // In proportion: of 14 in, high reaches to 6 and medium to 10.
    expect(segments.map(({ from, to }) => [from, to])).toEqual([
      [0, 6 / 14],
      [6 / 14, 10 / 14],
      [10 / 14, 1],
    ]);
    expect(limits).toEqual([
      { value: 6, at: 6 / 14 },
      { value: 10, at: 10 / 14 },
    ]);
    // The open end is as long as the range beside it, from 6 to 10.
    expect(ends).toEqual([
      { value: 0, at: 0 },
      { value: 14, at: 1 },
    ]);
    expect(units).toBe('in');
  });

  it('RISK-02 reaches below limits that are negative: as long as the range beside, or as far again as 0', () => {
    const values = ({ ends }: ReturnType<typeof slider>) => ends.map(({ value }) => value);
    const across = rule(
      inches('HIGH', ['lte', -4]),
      inches('MEDIUM', ['gt', -4], ['lte', 6]),
      inches('LOW', ['gt', 6]),
    );
    expect(values(slider(across))).toEqual([-14, 16]);
    expect(values(slider(rule(inches('HIGH', ['lte', -4]), inches('LOW', ['gt', -4]))))).toEqual([-8, 0]);
  });

  it('RISK-52 OPEN-139 has five levels for a tremor in proportion, of which 0 is a narrow one', () => {
    const { segments, limits, ends } = slider(tremor);
    expect(segments.map(({ colour }) => colour)).toEqual(['green', 'lightGreen', 'yellow', 'orange', 'red']);
    expect(segments[0]).toMatchObject({ from: 0, to: 0.012 });
    expect(slider(tremor, 0).markers[0]!.at).toBeLessThan(0.012);
    expect(slider(tremor, 0.01).markers[0]!.at).toBeGreaterThan(0.012);
    expect(limits).toEqual([
      { value: 0, at: 0 },
      { value: 1, at: 1 / 17 },
      { value: 3, at: 3 / 17 },
      { value: 10, at: 10 / 17 },
    ]);
    expect(ends).toEqual([{ value: 17, at: 1 }]);
  });

  it.each([
    [3, 3 / 14, null],
    [8, 8 / 14, null],
    [0, 0, null],
    [14, 1, null],
    // Up to twice its length the scale is extended to the value, in whole inches.
    [20.2, 20.2 / 21, null],
    [28.1, 1, 'END'],
    [-1, 0, 'START'],
  ])('RISK-02 marks %d in at %d of its length', (value, at, beyond) => {
    const [marker] = slider(reach, value).markers;
    expect(marker!.at).toBeCloseTo(at, 6);
    expect(marker!.beyond).toBe(beyond);
  });

  it('OPEN-132 shows a value at a limit, and one close to it, on its own side', () => {
    const at = (value: number) => slider(reach, value).markers[0]!.at;
    expect(at(6)).toBeLessThan(6 / 14);
    expect(at(6.0001)).toBeGreaterThan(6 / 14);
    expect(at(10)).toBeLessThan(10 / 14);
    // No further than a hundredth of the length from where it is.
    expect(6 / 14 - at(6)).toBeLessThan(0.01);
  });

  it('RISK-52 marks left and right of a tremor; no line crosses a name', () => {
    const marked = (...values: number[]) =>
      slider(tremor, ...values).markers.map(({ evaluation }) => evaluation.result.id);
    expect(marked(0.4, 3.2)).toEqual(['left-amplitude', 'right-amplitude']);
    expect(marked(3.2, 0.4)).toEqual(['right-amplitude', 'left-amplitude']);
    expect(marked(12, 16)).toEqual(['right-amplitude', 'left-amplitude']);
  });

  it('RISK-55 RISK-58 is that of the person’s own sex and age, and has no gap', () => {
    const drawn = (id: string, age: number, sex: 'MALE' | 'FEMALE') => {
      const { segments, limits } = createSlider(findBuiltInOutcome(id)!, [], { person: { age, sex } })!;
      return [limits.map(({ value }) => value), segments.map(({ range, colour }) => [range.matching.join(), colour])];
    };
    const slow = [
      ['LOW', 'green'],
      ['HIGH', 'red'],
    ];
    expect(drawn('AST-0011', 65, 'MALE')).toEqual([[11.4], slow]);
    expect(drawn('AST-0011', 84, 'FEMALE')).toEqual([[14.8], slow]);
    // Fewer stands than 10 are below average for a woman of 72, 12 for a man.
    expect(drawn('AST-0019', 72, 'FEMALE')).toEqual([[10], slow.toReversed()]);
    expect(drawn('AST-0019', 72, 'MALE')).toEqual([[12], slow.toReversed()]);
  });

  it('RISK-02 marks an earlier result beside the present one', () => {
    const [present, before] = [evaluateBy(reach, 11), evaluateBy(reach, 7)];
    const { markers } = createSlider(reach, present, { earlier: before })!;
    expect(markers.map(({ evaluation, isEarlier, at }) => [evaluation.result.value, isEarlier, at])).toEqual([
      [7, true, 7 / 14],
      [11, false, 11 / 14],
    ]);
  });

  it('RISK-58 OPEN-134 is none by sex and age for somebody whose sex or age is unknown or not covered, nor where limits that exclude each other give all values the same category', () => {
    expect(createSlider(findBuiltInOutcome('AST-0019')!, [])).toBeNull();
    expect(createSlider(findBuiltInOutcome('AST-0019')!, [], { person: { age: 72, sex: null } })).toBeNull();
    expect(createSlider(findBuiltInOutcome('AST-0019')!, [], { person: { age: 55, sex: 'MALE' } })).toBeNull();
    const never = rule(inches('HIGH', ['gt', 10], ['lt', 6]));
    expect(createSlider(never, evaluateBy(never, 8))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { findAssessment } from '../../scan-modules/assessments.ts';
import type { Outcome } from '../outcome.ts';
import { findBuiltInOutcome } from '../built-in-outcomes.ts';
import { findInitialOutcome, getOutcomeMeasure } from './create-draft.ts';
import {
  addFactor,
  addRow,
  canAddCondition,
  canAddFactor,
  canDeleteCriterion,
  canDeleteFactor,
  listFreeCategories,
  changeFactor,
  changeLayout,
  deleteFactor,
  openDraft,
} from './changes.ts';

const seconds = { type: 'TIME', units: 's' } as const;
const draftFor = (id: string, measure: Parameters<typeof openDraft>[1] = seconds) =>
  openDraft(findBuiltInOutcome(id)!, measure);
const categories = (draft: ReturnType<typeof openDraft>) => draft.factors[draft.layout].map(({ category }) => category);

describe('where the editor begins', () => {
  const stored = { ...findBuiltInOutcome('AST-0009')!, source: 'A clinic', version: 4 };

  it('RISK-08 without a stored outcome of the assessment it is new', () => {
    expect(findInitialOutcome(findAssessment('AST-0010')!, [stored]).version).toBe(0);
    expect(findInitialOutcome(findAssessment('AST-0009')!, [stored])).toMatchObject({
      version: 4,
      outcome: { source: 'A clinic' },
    });
  });

  it('RISK-09 a new one is filled from the built-in default, with the vendor console’s numbers', () => {
    const { outcome } = findInitialOutcome(findAssessment('AST-0011')!, [stored]);
    const limits = outcome.factors.map(({ criteria }) => criteria[2]!.conditions[0]!.value);
    // OPEN-129: 11.4 s, 12.6 s and 14.8 s for both sexes.
    expect(limits).toEqual([11.4, 12.6, 14.8, 11.4, 12.6, 14.8]);
    expect(outcome.assessmentId).toBe('AST-0011');
  });

  it('RISK-09 without a default it begins with one factor of what the assessment measures', () => {
    const assessment = { ...findAssessment('AST-0009')!, id: 'AST-0777' };
    const { outcome, version } = findInitialOutcome(assessment, []);
    expect(version).toBe(0);
    expect(outcome).toMatchObject({ assessmentId: 'AST-0777', type: 'FALL', resultDefinitionId: 'time', factors: [] });
    const draft = openDraft(outcome, getOutcomeMeasure(assessment, outcome));
    expect(draft.factors.everybody).toMatchObject([
      { category: 'LOW', criteria: [{ type: 'TIME', units: 's', conditions: [{ comparator: 'gt', value: '' }] }] },
    ]);
  });

  it('RISK-33 RISK-34 ENT-078 left and right results make a tremor of UPDRS', () => {
    const { outcome } = findInitialOutcome({ ...findAssessment('AST-0050')!, id: 'AST-0777' }, []);
    expect(outcome).toMatchObject({
      type: 'TREMORS',
      title: 'UPDRS',
      resultDefinitionId: null,
      leftResultDefinitionId: 'left-amplitude',
      rightResultDefinitionId: 'right-amplitude',
    });
  });
});

it('ENT-078 angles of several fingers are no left and right of a tremor', () => {
  expect(findInitialOutcome(findAssessment('AST-0013')!, []).outcome).toMatchObject({
    type: 'FALL',
    title: null,
    resultDefinitionId: 'index-flexion',
    leftResultDefinitionId: null,
    rightResultDefinitionId: null,
  });
});

describe('factors of a fall risk for everybody', () => {
  const tug = draftFor('AST-0009');

  it('RISK-35 RISK-36 a factor is added of the category that is not used yet, until all are', () => {
    expect(categories(tug)).toEqual(['LOW', 'HIGH']);
    const all = addFactor(tug, seconds);
    expect(categories(all)).toEqual(['LOW', 'HIGH', 'MEDIUM']);
    expect(canAddFactor(tug)).toBe(true);
    expect(canAddFactor(all)).toBe(false);
    expect(addFactor(all, seconds)).toBe(all);
  });

  it('RISK-35 offers a factor its own category and those that no other has', () => {
    expect(listFreeCategories(tug, 0)).toEqual(['LOW', 'MEDIUM']);
    expect(listFreeCategories(tug, 1)).toEqual(['MEDIUM', 'HIGH']);
    expect(listFreeCategories(addFactor(tug, seconds), 2)).toEqual(['MEDIUM']);
  });

  it('RISK-37 a factor is deleted while more than one remains', () => {
    const one = deleteFactor(tug, 0);
    expect(categories(one)).toEqual(['HIGH']);
    expect(canDeleteFactor(tug)).toBe(true);
    expect(canDeleteFactor(one)).toBe(false);
    expect(deleteFactor(one, 0)).toBe(one);
  });
});

describe('factors of tremors', () => {
  const tremor = draftFor('AST-0050', { type: 'DISTANCE', units: 'cm' });

  it('RISK-38 the categories of the scale are fixed: none is added, deleted or changed', () => {
    expect(categories(tremor)).toEqual(['NORMAL', 'SLIGHT', 'MILD', 'MODERATE', 'SEVERE']);
    expect(canAddFactor(tremor)).toBe(false);
    expect(canDeleteFactor(tremor)).toBe(false);
    expect(addFactor(tremor, seconds)).toBe(tremor);
    expect(deleteFactor(tremor, 0)).toBe(tremor);
    for (const at of [0, 1, 2, 3, 4]) expect(listFreeCategories(tremor, at)).toEqual([categories(tremor)[at]]);
  });

  it('OPEN-138 CRST opens with its five categories without criteria, and the other scale stays as it was', () => {
    const crst = changeLayout(tremor, 'CRST', seconds);
    expect(categories(crst)).toEqual(['NONE', 'SLIGHT', 'MODERATE', 'MARKED', 'SEVERE']);
    expect(crst.factors.CRST.every(({ criteria }) => criteria.length === 0)).toBe(true);
    expect(changeLayout(crst, 'UPDRS', seconds)).toEqual(tremor);
  });

  it('RISK-38 a stored outcome that lacks categories opens with all five', () => {
    const stored: Outcome = {
      ...findBuiltInOutcome('AST-0050')!,
      factors: findBuiltInOutcome('AST-0050')!.factors.slice(3),
    };
    const draft = openDraft(stored, seconds);
    expect(categories(draft)).toEqual(['NORMAL', 'SLIGHT', 'MILD', 'MODERATE', 'SEVERE']);
    expect(draft.factors.UPDRS.map(({ criteria }) => criteria.length)).toEqual([0, 0, 0, 1, 1]);
  });
});

describe('rows by sex and age', () => {
  const stands = draftFor('AST-0011');
  const added = (draft: ReturnType<typeof openDraft>, sex: 'MALE' | 'FEMALE') =>
    addRow(draft, sex, seconds).factors.persons.at(-1)!;

  it('RISK-44 RISK-45 RISK-46 a new row is HIGH, begins above the largest age of its sex, and asks for more than 0', () => {
    // 60-69, 70-79 and 80+: the largest age there is a bound of is 79.
    expect(added(stands, 'MALE')).toEqual({
      category: 'HIGH',
      description: '',
      shortDescription: '',
      sex: 'MALE',
      ageMin: '80',
      ageMax: '',
      criteria: [{ type: 'TIME', units: 's', conditions: [{ comparator: 'gt', value: '0' }] }],
    });
    const older = changeFactor(stands, 1, { ageMax: '84' });
    expect(added(older, 'MALE').ageMin).toBe('85');
    expect(added(older, 'FEMALE').ageMin).toBe('80');
  });

  it('RISK-45 RISK-43 begins at 60 where nobody of that sex has a largest age; 0 is none', () => {
    const bare = changeLayout(draftFor('AST-0009'), 'persons', seconds);
    expect(bare.factors.persons.map(({ sex, ageMin, category }) => [sex, ageMin, category])).toEqual([
      ['MALE', '60', 'HIGH'],
      ['FEMALE', '60', 'HIGH'],
    ]);
    expect(added(changeFactor(bare, 0, { ageMax: '0' }), 'MALE').ageMin).toBe('60');
    expect(added(changeFactor(bare, 0, { ageMax: '74' }), 'FEMALE').ageMin).toBe('60');
  });

  it('OPEN-158 every category may be used by several rows, and rows are deleted while more than one remains', () => {
    expect(listFreeCategories(stands, 0)).toEqual(['LOW', 'MEDIUM', 'HIGH']);
    expect(canAddFactor(stands)).toBe(false);
    expect(canDeleteFactor(stands)).toBe(true);
    const last = [0, 0, 0, 0, 0].reduce((draft) => deleteFactor(draft, 0), stands);
    expect(last.factors.persons).toHaveLength(1);
    expect(canDeleteFactor(last)).toBe(false);
  });

  it('what was typed for everybody is there again after a look at rows by sex and age', () => {
    const plain = changeFactor(draftFor('AST-0009'), 0, { description: 'typed' });
    expect(changeLayout(changeLayout(plain, 'persons', seconds), 'everybody', seconds).factors.everybody).toEqual(
      plain.factors.everybody,
    );
  });
});

describe('criteria and conditions', () => {
  const [factor] = draftFor('AST-0009').factors.everybody;
  const [limit] = factor!.criteria;

  it('RISK-39 a criterion is deleted only when more than one exists', () => {
    expect(canDeleteCriterion(factor!)).toBe(false);
    expect(canDeleteCriterion({ ...factor!, criteria: [limit!, limit!] })).toBe(true);
  });

  it('RISK-40 a criterion has at most two conditions', () => {
    const [condition] = limit!.conditions;
    expect(canAddCondition(limit!)).toBe(true);
    expect(canAddCondition({ ...limit!, conditions: [condition!, condition!] })).toBe(false);
  });
});

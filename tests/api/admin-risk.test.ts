import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRiskReading } from '../../contract/admin-risk.ts';
import { listAssessmentIds, listRiskOutcomes, saveRiskOutcome } from '../../contract/admin-scan.ts';
import { organizations } from '../../server/db/schema/index.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
let support: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  support = await world.as(world.seed.accounts.support);
});
afterAll(() => world.close());

describe('risk analysis', () => {
  it('API-18 OPEN-128 lists the ids of the assessments', async () => {
    const { status, body } = await support.call(listAssessmentIds);
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(['AST-0001', 'AST-0009', 'AST-0050']));
  });

  it('OPEN-129 says which published numbers an organization has chosen, to vendor staff alone', async () => {
    const { A, B } = world.seed;
    await world.asOwner((tx) =>
      tx.update(organizations).set({ riskReading: 'PORTAL' }).where(eq(organizations.id, A.organizationId)),
    );
    const readingOf = async (id: number, who: Caller = support) => who.call(getRiskReading, { params: { id } });
    expect((await readingOf(A.organizationId)).body).toEqual({ reading: 'PORTAL' });
    expect((await readingOf(B.organizationId)).body).toEqual({ reading: 'ADMIN' });
    expect((await readingOf(999_999)).status).toBe(404);
    expect((await readingOf(A.organizationId, await world.as(A.practitioners.admin))).status).toBe(403);
  });

  /** AST-0001 of the built-in defaults (RISK-53). */
  const fall = {
    assessmentId: 'AST-0001',
    type: 'FALL',
    title: null,
    description: 'Reach',
    source: 'A study',
    resultDefinitionId: 'distance',
    leftResultDefinitionId: null,
    rightResultDefinitionId: null,
    demographicsRequired: null,
    factors: [
      {
        category: 'LOW',
        description: 'far',
        shortDescription: null,
        criteria: [{ type: 'DISTANCE', units: 'in', conditions: [{ comparator: 'gt', value: 10 }] }],
      },
      {
        category: 'MEDIUM',
        description: null,
        shortDescription: '2X',
        criteria: [
          {
            type: 'DISTANCE',
            units: 'in',
            conditions: [
              { comparator: 'gt', value: 6 },
              { comparator: 'lte', value: 10 },
            ],
          },
        ],
      },
      {
        category: 'HIGH',
        description: null,
        shortDescription: '4X',
        criteria: [{ type: 'DISTANCE', units: 'in', conditions: [{ comparator: 'lte', value: 6 }] }],
      },
    ],
  };
  const save = (body: object, version: number, orgId = world.seed.A.organizationId, assessmentId = 'AST-0001') =>
    vendor.call(saveRiskOutcome, {
      params: { orgId, assessmentId },
      body: body as Record<string, unknown>,
      headers: { 'if-match': String(version) },
    });
  const stored = async (id = world.seed.A.organizationId) =>
    (await support.call(listRiskOutcomes, { params: { id } })).body;

  it('ENT-080 API-19 API-20 saves an outcome for one organization and lists it', async () => {
    expect(await stored()).toEqual([]);
    const saved = await save(fall, 0);
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({ ...fall, version: 1 });
    expect(await stored()).toEqual([{ ...fall, version: 1 }]);
    expect(await stored(world.seed.B.organizationId)).toEqual([]);
    expect((await save({ ...fall, source: 'Another' }, 1)).body).toMatchObject({ source: 'Another', version: 2 });
  });

  it('API-20 takes a tremor outcome by its left and right results', async () => {
    const { factors: _, ...rest } = fall;
    const tremor = {
      ...rest,
      assessmentId: 'AST-0050',
      type: 'TREMORS',
      title: 'UPDRS',
      description: 'Item 3.15',
      resultDefinitionId: null,
      leftResultDefinitionId: 'left-amplitude',
      rightResultDefinitionId: 'right-amplitude',
      demographicsRequired: ['AGE', 'SEX'],
      factors: [
        {
          category: 'NORMAL',
          description: null,
          shortDescription: null,
          criteria: [{ type: 'SEX', units: null, conditions: [{ comparator: 'e', value: 'MALE' }] }],
        },
      ],
    };
    expect((await save(tremor, 0, undefined, 'AST-0050')).body).toEqual({ ...tremor, version: 1 });
  });

  it('C1 refuses to save over somebody else’s outcome', async () => {
    for (const version of [0, 1]) {
      const late = await save(fall, version);
      expect(late.status).toBe(412);
      expect(late.problem.current).toMatchObject({ source: 'Another', version: 2 });
    }
    const { A } = world.seed;
    expect(
      (
        await vendor.call(saveRiskOutcome, {
          params: { orgId: A.organizationId, assessmentId: 'AST-0001' },
          body: fall as Record<string, unknown>,
        })
      ).status,
    ).toBe(428);
    expect(
      (await save({ ...fall, assessmentId: 'AST-0009', resultDefinitionId: 'time' }, 3, undefined, 'AST-0009')).status,
    ).toBe(412);
  });

  const withCondition = (type: string, condition: object) => ({
    ...fall,
    factors: [{ category: 'LOW', criteria: [{ type, conditions: [condition] }] }],
  });
  const withCriteria = (...criteria: object[]) => ({ category: 'HIGH', criteria });
  const ofSex = (value: string) => ({ type: 'SEX', conditions: [{ comparator: 'e', value }] });
  const ofAges = (sex: string, [first, last]: [number, number], category = 'HIGH') => ({
    category,
    criteria: [
      ofSex(sex),
      {
        type: 'AGE',
        conditions: [
          { comparator: 'gte', value: first },
          { comparator: 'lte', value: last },
        ],
      },
      { type: 'DISTANCE', units: 'in', conditions: [{ comparator: 'lt', value: 6 }] },
    ],
  });
  const CONDITION = 'factors.0.criteria.0.conditions.0';
  const OTHER_SCALE = 'Category does not belong to this type';
  const USED_ONCE = 'Each category is used once';
  const NUMBER_OR_SEX = 'Value must be a number, or MALE or FEMALE for SEX';
  const WHOLE_AGE = 'Age must be a whole number up to 120';
  const ONE_SEX = 'Sex is one condition that is equal to MALE or FEMALE';
  it.each<[string, object, object]>([
    ['RISK-29 without a type', { ...fall, type: undefined }, { type: 'Type is required' }],
    ['ENT-077 of an unknown type', { ...fall, type: 'BALANCE' }, { type: 'Type is required' }],
    [
      'RISK-30 with a factor without category',
      { ...fall, factors: [{ criteria: [] }] },
      { 'factors.0.category': 'Category is required' },
    ],
    [
      'RISK-24 with a category of another type',
      { ...fall, factors: [{ category: 'SEVERE', criteria: [] }] },
      { 'factors.0.category': OTHER_SCALE },
    ],
    [
      'RISK-31 with a criterion without type',
      { ...fall, factors: [{ category: 'LOW', criteria: [{ conditions: [] }] }] },
      { 'factors.0.criteria.0.type': 'Criterion type is required' },
    ],
    [
      'ENT-081 with an unknown criterion',
      withCondition('WEIGHT', { comparator: 'gt', value: 1 }),
      { 'factors.0.criteria.0.type': 'Criterion type is required' },
    ],
    [
      'RISK-32 with a condition without comparator',
      withCondition('TIME', { value: 1 }),
      { [`${CONDITION}.comparator`]: 'Comparator is required' },
    ],
    [
      'ENT-082 with an unknown comparator',
      withCondition('TIME', { comparator: 'ne', value: 1 }),
      { [`${CONDITION}.comparator`]: 'Comparator is required' },
    ],
    [
      'RISK-32 with a value that is no number',
      withCondition('TIME', { comparator: 'gt', value: '12' }),
      { [`${CONDITION}.value`]: 'Value must be a number' },
    ],
    [
      'ENT-083 OPEN-137 with a sex where a number belongs',
      withCondition('AGE', { comparator: 'e', value: 'MALE' }),
      { 'factors.0.criteria.0': NUMBER_OR_SEX, 'factors.0.ages': WHOLE_AGE },
    ],
    [
      'ENT-083 OPEN-137 with a number where a sex belongs',
      withCondition('SEX', { comparator: 'e', value: 1 }),
      { 'factors.0.criteria.0': NUMBER_OR_SEX },
    ],
    [
      'RISK-40 with three conditions',
      {
        ...fall,
        factors: [
          {
            category: 'LOW',
            criteria: [{ type: 'TIME', conditions: [1, 2, 3].map((value) => ({ comparator: 'gt', value })) }],
          },
        ],
      },
      { 'factors.0.criteria.0.conditions': 'A criterion has at most two conditions' },
    ],
    [
      'ENT-078 with the results of a tremor',
      { ...fall, resultDefinitionId: null, leftResultDefinitionId: 'l', rightResultDefinitionId: 'r' },
      { resultDefinitionId: 'Result definitions do not belong to this type' },
    ],
    ['RISK-37 without factors', { ...fall, factors: [] }, { factors: 'Factors are required' }],
    [
      'RISK-35 with a category used twice',
      { ...fall, factors: [fall.factors[0], fall.factors[2], fall.factors[0]] },
      { 'factors.2.category': USED_ONCE },
    ],
    [
      'RISK-35 OPEN-158 with a category used twice for one sex and range of ages',
      { ...fall, demographicsRequired: ['AGE', 'SEX'], factors: [ofAges('MALE', [60, 69]), ofAges('MALE', [60, 69])] },
      { 'factors.1.category': USED_ONCE },
    ],
    [
      'RISK-41 with an age below 0',
      { ...fall, factors: [ofAges('MALE', [-1, 69])] },
      { 'factors.0.ages': 'Age min must be at least 0' },
    ],
    [
      'RISK-42 RISK-43 with an oldest age of 0',
      { ...fall, factors: [ofAges('MALE', [0, 0])] },
      { 'factors.0.ages': 'Age max must be at least 1' },
    ],
    [
      'OPEN-159 with an oldest age below the youngest',
      { ...fall, factors: [ofAges('MALE', [70, 69])] },
      { 'factors.0.ages': 'Age max must not be below age min' },
    ],
    [
      'RISK-41 with an age that is no whole number',
      { ...fall, factors: [ofAges('MALE', [60.5, 69])] },
      { 'factors.0.ages': WHOLE_AGE },
    ],
    [
      'ENT-083 with a sex that is more than itself',
      withCondition('SEX', { comparator: 'gt', value: 'MALE' }),
      { 'factors.0.sex': ONE_SEX },
    ],
    [
      'OPEN-135 with an age that says nothing',
      { ...fall, factors: [withCriteria({ type: 'AGE', conditions: [] })] },
      { 'factors.0.ages': 'Age needs a condition' },
    ],
    [
      'OPEN-135 with a sex that says nothing',
      { ...fall, factors: [withCriteria({ type: 'SEX', conditions: [] })] },
      { 'factors.0.sex': ONE_SEX },
    ],
    [
      'OPEN-135 with both sexes at once',
      { ...fall, factors: [withCriteria(ofSex('MALE'), ofSex('FEMALE'))] },
      { 'factors.0.sex': ONE_SEX },
    ],
    [
      'ENT-079 with a demographic named twice',
      { ...fall, demographicsRequired: ['AGE', 'AGE'] },
      { demographicsRequired: 'Each demographic is named once' },
    ],
    [
      'RISK-32 with a value beyond all numbers',
      withCondition('TIME', { comparator: 'gt', value: null }),
      { [`${CONDITION}.value`]: 'Value must be a number' },
    ],
    [
      'RISK-34 with a result that the assessment does not have',
      { ...fall, resultDefinitionId: 'time' },
      { resultDefinitionId: 'The assessment has no such result.' },
    ],
    [
      'ENT-079 with unknown demographics',
      { ...fall, demographicsRequired: ['HEIGHT'] },
      { 'demographicsRequired.0': expect.any(String) },
    ],
    ['ENT-076 with a field that does not exist', { ...fall, colour: 'red' }, unknownName('colour')],
    [
      'API-20 of another assessment than the address',
      { ...fall, assessmentId: 'AST-0009' },
      { assessmentId: 'The assessment is not the one of the address.' },
    ],
  ])('%s is refused and nothing is stored', async (_, body, fields) => {
    const before = await stored();
    expect(reasonOf(await save(body, 2))).toEqual([422, fields]);
    expect(await stored()).toEqual(before);
  });

  it('OPEN-158 takes a category once for each sex and range of ages', async () => {
    const factors = [ofAges('MALE', [60, 69]), ofAges('MALE', [70, 79]), ofAges('FEMALE', [60, 69])];
    const saved = await save({ ...fall, demographicsRequired: ['AGE', 'SEX'], factors }, 2);
    expect(saved.status).toBe(200);
    expect(saved.body.factors.map(({ category }) => category)).toEqual(['HIGH', 'HIGH', 'HIGH']);
  });

  const ofScale = (title: string | null, ...categories: string[]) => ({
    ...fall,
    assessmentId: 'AST-0050',
    type: 'TREMORS',
    title,
    resultDefinitionId: null,
    leftResultDefinitionId: 'left-amplitude',
    rightResultDefinitionId: 'right-amplitude',
    factors: categories.map((category) => ({ category, criteria: [] })),
  });
  it.each([
    ['RISK-26 RISK-38 a category of the other scale', ofScale('CRST', 'NORMAL'), { 'factors.0.category': OTHER_SCALE }],
    [
      'RISK-25 RISK-38 a category of the other scale',
      ofScale('UPDRS', 'MARKED'),
      { 'factors.0.category': OTHER_SCALE },
    ],
    [
      'RISK-38 categories of two scales',
      ofScale(null, 'NONE', 'MILD'),
      { 'factors.0.category': OTHER_SCALE, 'factors.1.category': OTHER_SCALE },
    ],
    ['RISK-38 a category twice', ofScale('UPDRS', 'MILD', 'MILD'), { 'factors.1.category': USED_ONCE }],
    [
      'ENT-078 one side as both',
      { ...ofScale('UPDRS', 'MILD'), rightResultDefinitionId: 'left-amplitude' },
      { resultDefinitionId: 'Result definitions do not belong to this type' },
    ],
  ])('%s is refused of tremors', async (_, body, fields) => {
    expect(reasonOf(await save(body, 1, undefined, 'AST-0050'))).toEqual([422, fields]);
  });

  it('OPEN-138 takes the five categories of CRST without criteria, and blank texts as none', async () => {
    const body = ofScale('CRST', 'NONE', 'SLIGHT', 'MODERATE', 'MARKED', 'SEVERE');
    const saved = await save({ ...body, source: '  ' }, 1, undefined, 'AST-0050');
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ title: 'CRST', source: null, version: 2 });
  });

  it('answers 404 for an assessment or an organization that does not exist', async () => {
    expect((await save({ ...fall, assessmentId: 'AST-9999' }, 0, undefined, 'AST-9999')).status).toBe(404);
    expect((await save(fall, 0, 999_999)).status).toBe(404);
    expect((await vendor.call(listRiskOutcomes, { params: { id: 999_999 } })).status).toBe(404);
  });
});

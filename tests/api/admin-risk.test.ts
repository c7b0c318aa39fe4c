import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getRiskReading,
  listAssessmentIds,
  listRiskOutcomes,
  saveRiskOutcome,
} from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { organizations } from '../../server/platform/db/schema.ts';
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

describe('the risk analysis call', () => {
  it('API-18 OPEN-128 lists the ids of the assessments', async () => {
    const { status, body } = await support.call(listAssessmentIds);
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(['AST-0001', 'AST-0009', 'AST-0050']));
  });

  it('OPEN-129 returns to vendor staff only which published values an organization has selected', async () => {
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

  it('API-20 accepts a tremor outcome by its left and right results', async () => {
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

  it('C1 does not save over another user’s outcome', async () => {
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
  it.each<[string, object, object]>([
    [
      'RISK-30 with a factor without category',
      { ...fall, factors: [{ criteria: [] }] },
      { 'factors.0.category': 'Category is required' },
    ],
    [
      'RISK-34 with a result that the assessment does not have',
      { ...fall, resultDefinitionId: 'time' },
      { resultDefinitionId: 'The assessment has no such result.' },
    ],
    ['ENT-076 with a field that does not exist', { ...fall, colour: 'red' }, unknownName('colour')],
    [
      'API-20 of another assessment than the address',
      { ...fall, assessmentId: 'AST-0009' },
      { assessmentId: 'The assessment does not match the URL.' },
    ],
  ])('%s is rejected and nothing is stored', async (_, body, fields) => {
    const before = await stored();
    expect(reasonOf(await save(body, 2))).toEqual([422, fields]);
    expect(await stored()).toEqual(before);
  });

  it('OPEN-158 accepts a category once for each sex and age range', async () => {
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
  it('OPEN-138 accepts the five categories of CRST without criteria, and stores blank texts as null', async () => {
    const body = ofScale('CRST', 'NONE', 'SLIGHT', 'MODERATE', 'MARKED', 'SEVERE');
    const saved = await save({ ...body, source: '  ' }, 1, undefined, 'AST-0050');
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ title: 'CRST', source: null, version: 2 });
  });

  it('answers 404 for an unknown assessment or organization', async () => {
    expect((await save({ ...fall, assessmentId: 'AST-9999' }, 0, undefined, 'AST-9999')).status).toBe(404);
    expect((await save(fall, 0, 999_999)).status).toBe(404);
    expect((await vendor.call(listRiskOutcomes, { params: { id: 999_999 } })).status).toBe(404);
  });
});

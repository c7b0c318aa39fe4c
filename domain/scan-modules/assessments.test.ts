import { expect, it } from 'vitest';
import { Assessment } from '../../contract/scan-modules/assessments.ts';
import { findAssessment, assessments, fillInAssessments, findUnknownAssessment } from './assessments.ts';

it('API-17 knows every assessment that the specification names by id, once', () => {
  const ids = assessments.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const number of ['0001', '0009', '0010', '0011', '0012', '0018', '0019', '0020', '0024', '0025', '0050'])
    expect(ids).toContain(`AST-${number}`);
  for (const assessment of assessments) expect(Assessment.safeParse(assessment).error).toBeUndefined();
});

it('MOD-04 knows every assessment that has a card', () => {
  const names = assessments.map(({ name }) => name);
  const cards = [
    'Sit to Stand',
    'Functional Reach',
    'Timed Up and Go',
    'Posture',
    'Trunk Flexion',
    'Gait',
    'Wrist Flexion',
    'Wrist Extension',
    'Kapandji',
    'Wrist Pronation',
    'Wrist Supination',
    'Total Active Motion',
  ];
  expect(names).toEqual(expect.arrayContaining(cards));
});

it('ENT-075 ends a recording after 300 seconds', () => {
  expect(findAssessment('AST-0009')?.directives.endingConditions).toEqual([{ type: 'TIME', value: 300 }]);
});

const module = {
  id: 'm',
  name: 'Balance',
  subtitle: 'Standing',
  imageName: 'Assessment',
  isLocked: false,
  imageUrl: null,
};

it('ENT-072 fills the assessments of a module in from the catalogue', () => {
  const [filled] = fillInAssessments([
    {
      ...module,
      assessments: [
        { id: 'AST-0001', nameOverride: 'Reach' },
        { id: 'AST-9999', nameOverride: null },
      ],
    },
  ]);
  expect(filled!.assessments).toMatchObject([
    {
      id: 'AST-0001',
      name: 'Functional Reach',
      nameOverride: 'Reach',
      resultDefinitions: [{ title: 'Distance', type: 'DISTANCE', metric: { units: 'in' } }],
    },
  ]);
  expect(Object.keys(filled!.assessments[0]!).toSorted()).toEqual([
    'directives',
    'id',
    'name',
    'nameOverride',
    'resultDefinitions',
    'subjectOrientation',
    'thumbnailUrl',
  ]);
});

it('names the first assessment that does not exist', () => {
  expect(
    findUnknownAssessment([
      {
        ...module,
        assessments: [
          { id: 'AST-0001', nameOverride: null },
          { id: 'AST-9999', nameOverride: null },
        ],
      },
    ]),
  ).toBe('AST-9999');
  expect(findUnknownAssessment([{ ...module, assessments: [{ id: 'AST-0050', nameOverride: null }] }])).toBeUndefined();
});

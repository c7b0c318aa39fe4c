import { describe, expect, it } from 'vitest';
import { Assessment, type Angle } from '../../../contract/scan-modules/assessments.ts';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import { findAssessment, assessments } from '../assessments.ts';

const jointsOf = (angle: Angle): string[] =>
  (angle.by === 'EDGES' ? angle.edges : [angle.edge]).flatMap(({ from, to }) => [from, to]);
const results = assessments.flatMap(({ id, resultDefinitions }) =>
  resultDefinitions.map((result) => ({ assessmentId: id, ...result })),
);
const handAssessments = ['AST-0004', 'AST-0005', 'AST-0006', 'AST-0007', 'AST-0008', 'AST-0013', 'AST-0050'];
const skeletonOf = (id: string) => skeletons[handAssessments.includes(id) ? 'hands-log' : 'pose-log'];

describe('ENT-073 an assessment', () => {
  it.each(assessments)('ENT-073 $id $name tells all of it', (assessment) => {
    expect(Assessment.safeParse(assessment).error).toBeUndefined();
    expect(Object.keys(assessment).toSorted()).toEqual([
      'directives',
      'enabledVersions',
      'id',
      'imageUrl',
      'name',
      'purpose',
      'resultDefinitions',
      'setupDescription',
      'subjectOrientation',
      'supportsLeftRight',
      'thumbnailUrl',
      'versions',
    ]);
    expect(assessment.versions).toEqual(expect.arrayContaining(assessment.enabledVersions));
    expect(assessment.enabledVersions).not.toEqual([]);
    for (const text of [assessment.purpose, assessment.setupDescription]) expect(text).toMatch(/^[A-Z].{20,}\.$/);
    expect(['FRONT', 'SIDE']).toContain(assessment.subjectOrientation);
  });

  it('ENT-073 is done with either side where it is of a hand, and with no other', () => {
    expect(assessments.filter(({ supportsLeftRight }) => supportsLeftRight).map(({ id }) => id)).toEqual(
      handAssessments,
    );
  });

  it.each(assessments)(
    'ENT-075 $id follows joints that its recording has, for 300 seconds at most',
    ({ id, ...own }) => {
      const { startingConditions, endingConditions, trackedFeatures } = own.directives;
      expect(skeletonOf(id).points).toEqual(expect.arrayContaining(trackedFeatures));
      expect(new Set(trackedFeatures).size).toBe(trackedFeatures.length);
      expect(endingConditions).toEqual([{ type: 'TIME', value: 300 }]);
      // From which confidence on a joint is drawn: 0.5 of a body, 0.4 of a hand.
      expect(startingConditions).toEqual([{ type: 'CONFIDENCE', value: handAssessments.includes(id) ? 0.4 : 0.5 }]);
    },
  );

  it.each([
    ['AST-0009', { type: 'DISTANCE', value: 3 }],
    ['AST-0010', { type: 'DISTANCE', value: 3 }],
    ['AST-0011', { type: 'REPS', value: 5 }],
    ['AST-0012', { type: 'REPS', value: 5 }],
    ['AST-0019', { type: 'TIME', value: 30 }],
    ['AST-0020', { type: 'TIME', value: 10 }],
  ])('ENT-075 %s has a checkpoint', (id, checkpoint) => {
    expect(findAssessment(id)!.directives.gipConditions).toEqual([checkpoint]);
  });
});

describe('ENT-074 a result', () => {
  it.each(results)('ENT-074 $assessmentId $id says what it is, and between what an angle lies', (result) => {
    expect(result.description).toMatch(/^[A-Z].{15,}\.$/);
    expect(result.directives !== null).toBe(result.metric.units === 'degrees');
    expect(result.metric.units === 'degrees').toBe(result.type === 'ANGLE');
    if (!result.directives) return;
    const { extremum, decimals, angles } = result.directives;
    expect(['MAX', 'MIN']).toContain(extremum);
    expect(decimals).toBe(1);
    expect(angles.map(({ side }) => side)).toEqual(result.isSided ? ['LEFT', 'RIGHT'] : [null]);
    for (const angle of angles) {
      expect(skeletonOf(result.assessmentId).points).toEqual(expect.arrayContaining(jointsOf(angle)));
      if (angle.side) expect(jointsOf(angle).every((joint) => joint.startsWith(angle.side!.toLowerCase()))).toBe(true);
    }
  });

  it('ENT-074 an id is used once in an assessment', () => {
    for (const { resultDefinitions } of assessments)
      expect(new Set(resultDefinitions.map(({ id }) => id)).size).toBe(resultDefinitions.length);
  });

  it('ENT-074 an angle by edge and axis: the trunk from upright', () => {
    for (const id of ['AST-0002', 'AST-0003'])
      expect(findAssessment(id)!.resultDefinitions[0]!.directives).toEqual({
        extremum: 'MAX',
        decimals: 1,
        angles: [{ by: 'EDGE_AXIS', side: null, edge: { from: 'midHips', to: 'neck' }, axis: 'VERTICAL' }],
      });
  });

  it('ENT-074 an angle by edge and axis: the hand from the level of the forearm, the knuckles from upright', () => {
    const left = (id: string) => findAssessment(id)!.resultDefinitions[0]!.directives!.angles[0];
    const bend = { from: 'leftWrist', to: 'leftMiddleMCP' };
    const turn = { from: 'leftIndexMCP', to: 'leftLittleMCP' };
    for (const id of ['AST-0004', 'AST-0005']) expect(left(id)).toMatchObject({ axis: 'HORIZONTAL', edge: bend });
    for (const id of ['AST-0007', 'AST-0008']) expect(left(id)).toMatchObject({ axis: 'VERTICAL', edge: turn });
  });

  it('ENT-074 angles by edges: a finger bent at its three joints, most and least', () => {
    const { resultDefinitions } = findAssessment('AST-0013')!;
    expect(resultDefinitions.map(({ id, directives }) => [id, directives?.extremum])).toEqual([
      ['index-flexion', 'MAX'],
      ['index-extension-deficit', 'MIN'],
      ['middle-flexion', 'MAX'],
      ['middle-extension-deficit', 'MIN'],
      ['ring-flexion', 'MAX'],
      ['ring-extension-deficit', 'MIN'],
      ['little-flexion', 'MAX'],
      ['little-extension-deficit', 'MIN'],
    ]);
    expect(resultDefinitions[0]!.directives!.angles[1]).toEqual({
      by: 'EDGES',
      side: 'RIGHT',
      edges: [
        { from: 'rightWrist', to: 'rightIndexMCP' },
        { from: 'rightIndexMCP', to: 'rightIndexPIP' },
        { from: 'rightIndexPIP', to: 'rightIndexDIP' },
        { from: 'rightIndexDIP', to: 'rightIndexTip' },
      ],
    });
  });
});

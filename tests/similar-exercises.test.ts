import { describe, expect, it } from 'vitest';
import { buildExercise } from './component/exerciseLibrary.ts';
import { findSimilarExercises } from '../domain/exercises/similar-exercises.ts';

const slide = buildExercise('A', 'Heel Slide', {
  bodyTargets: ['Hip/Knee'],
  subjectPosition: 'Supine',
  sequence: 'SINGLE',
});
const names = (found: ReturnType<typeof findSimilarExercises>) => found.map(({ exercise }) => exercise.name);

describe('similar exercises', () => {
  it('are those of the same target, and of them first those done in the same position', () => {
    const seated = buildExercise('B', 'Seated Knee Bend', {
      ...slide,
      id: 'B',
      name: 'Seated Knee Bend',
      subjectPosition: 'Seated',
    });
    const lying = buildExercise('C', 'Bridge', { ...slide, id: 'C', name: 'Bridge' });
    const neck = buildExercise('D', 'Heel Slide of the Neck', {
      ...slide,
      id: 'D',
      name: 'Heel Slide of the Neck',
      bodyTargets: ['Neck'],
    });
    expect(names(findSimilarExercises(slide, [slide, seated, neck, lying]))).toEqual(['Bridge', 'Seated Knee Bend']);
  });

  it('say what is the same, and not what is the same in part or unknown', () => {
    const other = buildExercise('B', 'Towel Heel Slide', {
      bodyTargets: ['Hip/Knee', 'Ankle/Foot'],
      subjectPosition: 'Supine',
      exerciseType: null,
      equipment: ['Towel'],
      sequence: 'SINGLE',
    });
    const [found] = findSimilarExercises({ ...slide, exerciseType: null }, [other]);
    expect(found!.alike).toEqual(['position', 'metrics', 'sequence']);
    // Half the target .2, position .15, two words of three .0667, metrics .05, sequence .05.
    expect(found!.score).toBeCloseTo(0.5167, 3);
  });

  it('are worth 1 where everything is the same', () => {
    const towel = { ...slide, equipment: ['Towel' as const] };
    expect(findSimilarExercises(towel, [{ ...towel, id: 'B' }])).toMatchObject([
      { score: 1, alike: ['target', 'position', 'type', 'equipment', 'words', 'metrics', 'sequence'] },
    ]);
  });

  it('do not tell of equipment that neither needs', () => {
    expect(findSimilarExercises(slide, [{ ...slide, id: 'B' }])).toMatchObject([
      { score: 1, alike: ['target', 'position', 'type', 'words', 'metrics', 'sequence'] },
    ]);
  });

  it('count words of any script', () => {
    const one = { ...slide, name: 'تمرين الركبة' };
    const two = { ...slide, id: 'B', name: 'الركبة' };
    const three = { ...slide, id: 'C', name: '膝' };
    expect(names(findSimilarExercises(one, [three, two]))).toEqual(['الركبة', '膝']);
  });

  it('do not count words that say nothing, nor the blanks around signs', () => {
    const one = { ...slide, name: 'Heel Slide' };
    const other = { ...slide, id: 'B', name: '- The Slide of the Heel -' };
    expect(findSimilarExercises(one, [other])[0]!.score).toBeCloseTo(1, 10);
  });

  it('stand by name where they are equally alike, and are no more than asked for', () => {
    const others = ['Zeta', 'Alpha', 'Mid'].map((name, index) => ({ ...slide, id: String(index), name }));
    expect(names(findSimilarExercises(slide, others, 2))).toEqual(['Alpha', 'Mid']);
  });

  it('are found by the rest where nobody says what the exercise is for', () => {
    const vague = buildExercise('B', 'Own exercise', { bodyTargets: [] });
    expect(names(findSimilarExercises(vague, [slide]))).toEqual(['Heel Slide']);
  });
});

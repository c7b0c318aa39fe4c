import { beforeAll, describe, expect, it } from 'vitest';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { searchExercises } from './search-exercises.ts';
import { buildWordIndex, type WordIndex } from './word-index.ts';

/** A standing exercise of the shoulder, by default. */
const exerciseOf = (id: string, name: string, more: Partial<Exercise> = {}): Exercise => ({
  id,
  name,
  simpleName: null,
  exerciseType: 'Active/Dynamic',
  bodyTargets: ['Shoulder'],
  action: null,
  position: null,
  cameraHeight: null,
  cameraOrientation: 'Portrait',
  subjectOrientation: 'FRONT',
  subjectPosition: 'Standing',
  thumbnailUrl: null,
  demoUrl: null,
  animationUrl: null,
  demoAudioUrl: null,
  animationThumbnailFrame: null,
  equipment: [],
  sequence: 'BILATERAL',
  withAnchorPoint: false,
  withHold: false,
  activeAssisted: false,
  settings: { ROM: null },
  exerciseMetrics: [{ id: 1, metric: 'REPS' }],
  ...more,
});

const library = [
  exerciseOf('1', 'Heel Slide', { bodyTargets: ['Hip/Knee'], subjectPosition: 'Supine' }),
  exerciseOf('2', 'Wall Squat', { bodyTargets: ['Hip/Knee'] }),
  exerciseOf('3', 'Shoulder External Rotation', { equipment: ['Theraband'] }),
  exerciseOf('4', 'Hip External Rotation', { bodyTargets: ['Hip/Knee'], subjectPosition: 'Seated' }),
  exerciseOf('5', 'Overhead Reach'),
  exerciseOf('6', 'Straight Leg Raise', { bodyTargets: ['Hip/Knee'], subjectPosition: 'Supine' }),
  exerciseOf('7', 'Crunches', { bodyTargets: ['Torso/Core'], subjectPosition: 'Supine' }),
  exerciseOf('8', 'Calf Stretch', { bodyTargets: ['Ankle/Foot'], exerciseType: 'Stretching/Mobility' }),
  exerciseOf('9', 'Élévation du bras', { subjectPosition: null }),
  exerciseOf('10', '颈部伸展运动', { bodyTargets: ['Neck'] }),
  exerciseOf('11', 'Bench Press: Dumbbell (One Arm)', { equipment: ['Weights'] }),
];
let index: WordIndex;
beforeAll(async () => {
  index = await buildWordIndex(library);
});
const find = (text: string, by: WordIndex | null = index) => {
  const { named, similar } = searchExercises(library, text, by);
  return { named: named.map(({ name }) => name), similar: similar.map(({ exercise: { name } }) => name) };
};
const reasonFor = (text: string, name: string) =>
  searchExercises(library, text, index)
    .similar.find(({ exercise }) => exercise.name === name)
    ?.reason();

describe('names that hold the typed words', () => {
  it('LIB-07 come first, in any order of words, case and punctuation', () => {
    expect(find('SQUAT').named).toEqual(['Wall Squat']);
    expect(find('  slide   heel ').named).toEqual(['Heel Slide']);
    expect(find('stretch calf').named).toEqual(['Calf Stretch']);
    expect(find('bench-press (one arm)').named).toEqual(['Bench Press: Dumbbell (One Arm)']);
    expect(find('quat').named).toEqual(['Wall Squat']);
    expect(find('external rotation').named).toEqual(['Shoulder External Rotation', 'Hip External Rotation']);
  });

  it('LIB-07 are found before there is an index, and all of them where nothing is typed', () => {
    expect(find('crunch', null)).toEqual({ named: ['Crunches'], similar: [] });
    expect(find('knee bend', null)).toEqual({ named: [], similar: [] });
    expect(find('   ').named).toHaveLength(library.length);
    expect(find('!?').named).toHaveLength(library.length);
  });

  it('are found in any script, with and without accents', () => {
    expect(find('elevation').named).toEqual(['Élévation du bras']);
    expect(find('ÉLE\u0301VATION').named).toEqual(['Élévation du bras']);
    expect(find('伸展').named).toEqual(['颈部伸展运动']);
    expect(find('颈 运动').named).toEqual(['颈部伸展运动']);
  });
});

describe('similar words', () => {
  it.each([
    ['heal slid', 'Heel Slide'],
    ['hele slide', 'Heel Slide'],
    ['wal sqaut', 'Wall Squat'],
    ['extrenal rotaton hip', 'Hip External Rotation'],
    ['cruches', 'Crunches'],
    ['squats', 'Wall Squat'],
  ])('forgive the typing errors of %j', (typed, name) => {
    expect(find(typed)).toEqual({ named: [], similar: [name] });
  });

  it('forgive no error in up to three letters, one in up to seven, and two in more', () => {
    expect(find('hit').similar).toEqual([]);
    expect(find('stritch').similar).toContain('Calf Stretch');
    expect(find('stritsh').similar).toEqual([]);
    expect(find('ovirheed').similar).toContain('Overhead Reach');
    expect(find('ovirhied').similar).toEqual([]);
  });

  it('find what patients and clinicians call an exercise', () => {
    expect(find('knee bend').similar).toEqual(['Heel Slide', 'Wall Squat']);
    expect(find('rotator cuff').similar).toEqual(['Shoulder External Rotation']);
    expect(find('rotater cuf').similar).toEqual(['Shoulder External Rotation']);
    expect(find('abs').similar).toEqual(['Crunches']);
    expect(find('SLR').similar).toEqual(['Straight Leg Raise']);
    expect(reasonFor('knee bend', 'Heel Slide')).toEqual({ kind: 'called', text: 'knee bend' });
    expect(reasonFor('wal sqaut', 'Wall Squat')).toEqual({ kind: 'named' });
  });

  it('find exercises by target, equipment and position, with the match reason', () => {
    expect(find('theraband').similar).toEqual(['Shoulder External Rotation']);
    expect(find('raise supine').similar).toEqual(['Straight Leg Raise']);
    expect(reasonFor('raise supine', 'Straight Leg Raise')).toEqual({ kind: 'described', text: 'Supine' });
    expect(find('elastic band rotation').similar).toEqual(['Shoulder External Rotation']);
  });

  it('an abbreviation stands for what it means before letters within other words', () => {
    const { named, similar } = find('ER');
    expect(named).toEqual([]);
    expect(similar.slice(0, 2).toSorted()).toEqual(['Hip External Rotation', 'Shoulder External Rotation']);
    expect(similar).toContain('Overhead Reach');
    expect(reasonFor('ER', 'Hip External Rotation')).toEqual({ kind: 'called', text: 'ER' });
    expect(reasonFor('ER', 'Overhead Reach')).toEqual({ kind: 'named' });
  });

  it('each of two abbreviations has to begin a word of a name that holds both', () => {
    // 'External' begins with EXT, and holds ER within: it is found as what ER means.
    const { named, similar } = find('ext er');
    expect(named).toEqual([]);
    expect(similar.toSorted()).toEqual(['Hip External Rotation', 'Shoulder External Rotation']);
  });

  it('may miss one word of three, and do not make up anything for nonsense', () => {
    expect(find('slow wall squat').similar).toEqual(['Wall Squat']);
    expect(find('zzz')).toEqual({ named: [], similar: [] });
    expect(find('the of my')).toEqual({ named: [], similar: [] });
    expect(find('🏋️')).toEqual({ named: [], similar: [] });
  });
});

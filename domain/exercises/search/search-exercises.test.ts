import { beforeAll, describe, expect, it } from 'vitest';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { ExerciseFacts, Movement, Muscle } from '../../../contract/exercises/facts.ts';
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
  exerciseOf('12', 'Eccentric Wrist Extension', { bodyTargets: ['Elbow/Hand'], subjectPosition: 'Seated' }),
  exerciseOf('13', 'Grip Squeeze', { bodyTargets: ['Elbow/Hand'], subjectPosition: 'Seated' }),
  exerciseOf('11', 'Bench Press: Dumbbell (One Arm)', { equipment: ['Weights'] }),
];
const factsOf = (id: string, synonyms: string[], movement: Movement, muscle: Muscle): [string, ExerciseFacts] => [
  id,
  { id, movements: [movement], muscles: [muscle], phases: [], synonyms },
];
const facts = new Map<string, ExerciseFacts>([
  factsOf('1', ['knee bend', 'knee replacement'], 'Flexion', 'Hamstrings'),
  factsOf('2', ['knee bend', 'knee pain'], 'Squat', 'Quadriceps'),
  factsOf('3', ['rotator cuff', 'shoulder pain'], 'External Rotation', 'Rotator Cuff'),
  factsOf('4', ['hip pain'], 'External Rotation', 'Hip External Rotators'),
  factsOf('5', [], 'Flexion', 'Deltoid'),
  factsOf('6', ['leg lift', 'knee replacement'], 'Flexion', 'Quadriceps'),
  factsOf('7', ['abs', 'sit-up'], 'Flexion', 'Abdominals'),
  factsOf('12', ['lateral epicondylitis'], 'Extension', 'Wrist Extensors'),
  factsOf('13', ['tennis elbow'], 'Grip', 'Finger Flexors'),
  factsOf('8', ['tight calves'], 'Dorsiflexion', 'Gastrocnemius'),
]);
let index: WordIndex;
beforeAll(async () => {
  index = await buildWordIndex(library, facts);
});
const find = (text: string, by: WordIndex | null = index) =>
  searchExercises(library, text, by).matches.map(({ exercise }) => exercise.name);
const reasonFor = (text: string, name: string) =>
  searchExercises(library, text, index)
    .matches.find(({ exercise }) => exercise.name === name)
    ?.reason();

describe('names that hold the typed words', () => {
  it('LIB-07 are found in any order of words, case and punctuation', () => {
    expect(find('SQUAT')).toEqual(['Wall Squat']);
    expect(find('  slide   heel ')).toEqual(['Heel Slide']);
    expect(find('stretch calf')).toEqual(['Calf Stretch']);
    expect(find('bench-press (one arm)')).toEqual(['Bench Press: Dumbbell (One Arm)']);
    expect(find('quat')).toEqual(['Wall Squat']);
    expect(find('external rotation').toSorted()).toEqual(['Hip External Rotation', 'Shoulder External Rotation']);
  });

  it('LIB-07 are found before there is an index, and all of them where nothing is typed', () => {
    expect(find('crunch', null)).toEqual(['Crunches']);
    expect(find('knee bend', null)).toEqual([]);
    expect(find('   ')).toHaveLength(library.length);
    expect(find('!?')).toHaveLength(library.length);
  });

  it('are found in any script, with and without accents', () => {
    expect(find('elevation')).toEqual(['Élévation du bras']);
    expect(find('ÉLE\u0301VATION')).toEqual(['Élévation du bras']);
    expect(find('伸展')).toEqual(['颈部伸展运动']);
    expect(find('颈 运动')).toEqual(['颈部伸展运动']);
  });

  it('LIB-07 are found within words too, after what is meant', () => {
    // ER is external rotation; 'Overhead' and 'Dumbbell' hold its letters or not.
    const found = find('ER');
    expect(found.slice(0, 2).toSorted()).toEqual(['Hip External Rotation', 'Shoulder External Rotation']);
    expect(found).toContain('Overhead Reach');
    expect(reasonFor('ER', 'Overhead Reach')).toBeNull();
  });
});

describe('typing errors', () => {
  it.each([
    ['heal slid', 'Heel Slide'],
    ['hele slide', 'Heel Slide'],
    ['wal sqaut', 'Wall Squat'],
    ['extrenal rotaton hip', 'Hip External Rotation'],
    ['cruches', 'Crunches'],
    ['slow wall squat', 'Wall Squat'],
  ])('of “%s” are forgiven, and it is said that nothing matches exactly', (typed, name) => {
    expect(find(typed)).toEqual([name]);
    expect(searchExercises(library, typed, index).isLoose).toBe(true);
  });

  it('are forgiven once in four to seven letters, and twice in more', () => {
    expect(find('hit')).toEqual([]);
    expect(find('stritch')).toContain('Calf Stretch');
    expect(find('stritsh')).toEqual([]);
    expect(find('ovirheed')).toContain('Overhead Reach');
    expect(find('ovirhied')).toEqual([]);
  });

  it('do not make up anything for nonsense', () => {
    for (const text of ['zzz', 'the of my', '🏋️']) expect(find(text)).toEqual([]);
  });
});

describe('other words', () => {
  it('of patients and clinicians find what they call an exercise, and say so', () => {
    expect(find('knee bend').toSorted()).toEqual(['Heel Slide', 'Wall Squat']);
    expect(find('rotator cuff')).toEqual(['Shoulder External Rotation']);
    expect(find('rotater cuf')).toEqual(['Shoulder External Rotation']);
    expect(find('SLR')).toEqual(['Straight Leg Raise']);
    expect(reasonFor('knee bend', 'Heel Slide')).toBe('knee bend');
    expect(reasonFor('squats', 'Wall Squat')).toBeNull();
  });

  it('of a condition and its abbreviation find what is given for it', () => {
    expect(find('TKA').toSorted()).toEqual(['Heel Slide', 'Straight Leg Raise']);
    expect(reasonFor('TKA', 'Heel Slide')).toBe('knee replacement');
    expect(find('knee pain')[0]).toBe('Wall Squat');
  });

  it('of several words are read like the one that the library says', () => {
    expect(find('rotator cuff injury pain')).toEqual(['Shoulder External Rotation']);
    expect(find('total knee').toSorted()).toEqual(['Heel Slide', 'Straight Leg Raise']);
    expect(find('tkr supine').toSorted()).toEqual(['Heel Slide', 'Straight Leg Raise']);
    expect(reasonFor('total knee', 'Heel Slide')).toBe('knee replacement');
  });

  it('are found in one word or two, and with an apostrophe or without', () => {
    expect(find('heelslide')).toEqual(['Heel Slide']);
    expect(find('over head reach')).toEqual(['Overhead Reach']);
    expect(find("wall's squat")).toEqual(['Wall Squat']);
  });

  it('are spelled right before they are read', () => {
    expect(find('lateral epicondilitis').toSorted()).toEqual(['Eccentric Wrist Extension', 'Grip Squeeze']);
  });

  it('of a long text are not read in ever more ways', () => {
    // Each abbreviation has two meanings or more: a hundred of them would have more readings than could be searched.
    expect(find('add pf hs ap ta '.repeat(20))).toEqual([]);
  });

  it('that no exercise has are left out, unless they are more than half', () => {
    expect(find('zzzz squat')).toEqual(['Wall Squat']);
    expect(searchExercises(library, 'zzzz squat', index).isLoose).toBe(true);
    expect(find('zzzz yyyy squat')).toEqual([]);
  });

  it('find exercises by movement, muscle, target, equipment and position', () => {
    expect(find('theraband')).toEqual(['Shoulder External Rotation']);
    expect(find('elastic band rotation')).toEqual(['Shoulder External Rotation']);
    expect(find('raise supine')).toEqual(['Straight Leg Raise']);
    expect(reasonFor('raise supine', 'Straight Leg Raise')).toBe('Supine');
    expect(find('gastrocnemius')).toEqual(['Calf Stretch']);
    expect(find('dorsifl')).toEqual(['Calf Stretch']);
  });
});

it('exercises like the best of few matches are offered as well, none of them twice', () => {
  const { matches, similar } = searchExercises(library, 'wall squat', index);
  expect(matches.map(({ exercise }) => exercise.name)).toEqual(['Wall Squat']);
  expect(similar.map(({ name }) => name)).toEqual(['Straight Leg Raise']);
});

describe('topics', () => {
  const topicsById: Readonly<Record<string, ExerciseFacts['topics']>> = {
    '1': [
      { name: 'knee mobility', rank: 1 },
      { name: 'heel slide and similar', rank: 0 },
    ],
    '2': [{ name: 'knee mobility', rank: 0 }],
    '6': [{ name: 'heel slide and similar', rank: 1 }],
    '3': [
      { name: 'shoulder rotation', rank: 1 },
      { name: 'prone exercises', rank: 1 },
    ],
    '5': [{ name: 'shoulder rotation', rank: 0 }],
    '8': [{ name: 'pronation', rank: 0 }],
  };
  let listed: WordIndex;
  beforeAll(async () => {
    const withTopics = [...facts].map(([id, each]) => [id, { ...each, topics: topicsById[id] ?? [] }] as const);
    listed = await buildWordIndex(library, new Map(withTopics));
  });

  it('are found in the order of their lists, before what has the words in its name', () => {
    expect(find('shoulder rotation', listed).slice(0, 2)).toEqual(['Overhead Reach', 'Shoulder External Rotation']);
    expect(find('knee mob', listed)).toEqual(['Wall Squat', 'Heel Slide']);
  });

  it('are found by what else clinicians call them, and among more words', () => {
    expect(find('knee ROM', listed)).toEqual(['Wall Squat', 'Heel Slide']);
    expect(find('knee mobility supine', listed)).toEqual(['Heel Slide']);
    expect(find('knee mobility program', listed)).toEqual(['Wall Squat', 'Heel Slide']);
  });

  it('say why an exercise is found that is not called so', () => {
    const reasonOf = (text: string, name: string) =>
      searchExercises(library, text, listed)
        .matches.find(({ exercise }) => exercise.name === name)
        ?.reason();
    expect(reasonOf('heel slide', 'Straight Leg Raise')).toBe('heel slide and similar');
    expect(reasonOf('heel slide', 'Heel Slide')).toBeNull();
  });

  it('of an entire word come before those that only begin so', () => {
    expect(find('prone', listed)).toEqual(['Shoulder External Rotation']);
    expect(find('pron', listed)[0]).toBe('Calf Stretch');
  });
});

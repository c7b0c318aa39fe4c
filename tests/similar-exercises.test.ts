import { describe, expect, it } from 'vitest';
import { buildExercise } from './component/exerciseLibrary.ts';
import type { ExerciseFacts } from '../contract/exercises/facts.ts';
import { findSimilarExercises } from '../domain/exercises/similar-exercises.ts';
import { libraryExercises } from '../server/exercises/library/exercises.ts';
import { listFacts } from '../server/exercises/library/facts.ts';

const library = libraryExercises();
const libraryFacts = new Map(listFacts().map((each) => [each.id, each]));
const named = (name: string) => {
  const exercise = library.find((each) => each.name === name);
  if (!exercise) throw new Error(`No exercise is called ${name}`);
  return exercise;
};
const swapsFor = (name: string, most = 5) =>
  findSimilarExercises(named(name), library, libraryFacts, most).map(({ exercise }) => exercise.name);

/** By clinical sense: what one of the first five must be, and what none of the first five may be. */
const pairs: [exercise: string, mustBe: string[], mustNotBe: string[]][] = [
  ['Clamshell', ['Clamshell with Band', 'Side-Lying Hip Abduction'], ['Hip Adductor Squeeze', 'Medial Leg Raise']],
  ['Side-Lying Hip Abduction', ['Standing Hip Abduction'], ['Medial Leg Raise', 'Hip Adductor Squeeze']],
  ['Standing Hip Abduction', ['Side-Lying Hip Abduction'], ['Hip Adductor Squeeze', 'Standing Hip Extension']],
  ['Medial Leg Raise', ['Hip Adductor Squeeze'], ['Side-Lying Hip Abduction', 'Clamshell']],
  [
    'Straight Leg Raise',
    ['Straight Leg Raise with Muscle Stimulation'],
    ['Prone Hip Extension', 'Standing Quadriceps Stretch'],
  ],
  ['Quad Set', ['Short Arc Quad'], ['Heel Slide', 'Glute Set', 'Prone Hamstring Curl']],
  ['Short Arc Quad', ['Seated Knee Extension'], ['Prone Hamstring Curl', 'Heel Slide']],
  ['Terminal Knee Extension', ['Seated Knee Extension', 'Short Arc Quad'], ['Standing Hamstring Curl']],
  ['Prone Hamstring Curl', ['Standing Hamstring Curl'], ['Seated Knee Extension', 'Supine Hamstring Stretch']],
  ['Heel Slide', ['Seated Heel Slide'], ['Heel Prop', 'Seated Knee Extension']],
  ['Mini Squat', ['Wall Squat with Ball'], ['Standing Hamstring Curl', 'Standing Quadriceps Stretch']],
  ['Bridge', ['Single-Leg Bridge'], ['Single Knee to Chest', 'Dead Bug']],
  [
    'Sit to Stand',
    ['Sit to Stand with Hands', 'Staggered Sit to Stand'],
    ['Assessment: Five Times Sit to Stand', 'Seated March'],
  ],
  ['Supine Hamstring Stretch', ['Hamstring Stretch (chair)'], ['Standing Quadriceps Stretch', 'Prone Hamstring Curl']],
  ['Calf Stretch at the Wall', ['Calf Stretch with Towel', 'Soleus Stretch at the Wall'], ['Heel Raise', 'Toe Raise']],
  ['Heel Raise', ['Single-Leg Heel Raise'], ['Toe Raise', 'Calf Stretch at the Wall']],
  ['Toe Raise', ['Ankle Dorsiflexion with Band'], ['Heel Raise', 'Ankle Plantarflexion with Band']],
  ['Ankle Eversion with Band', ['Ankle Alphabet'], ['Ankle Inversion with Band']],
  ['Band External Rotation', ['Side-Lying External Rotation'], ['Band Internal Rotation', 'Clamshell']],
  ['Band Row', ['Scapular Squeeze'], ['Serratus Punch', 'Wall Push-Up']],
  ['Serratus Punch', ['Forearm Wall Slide'], ['Scapular Squeeze', 'Band Row']],
  ['Wand Shoulder Flexion', ['Table Slide'], ['Band Shoulder Extension', 'Towel Stretch Behind the Back']],
  ['Sleeper Stretch', ['Towel Stretch Behind the Back'], ['Wand External Rotation', 'Band Internal Rotation']],
  ['Chin Tuck', ['Lying Neck Nod'], ['Upper Trapezius Stretch', 'Shoulder Rolls']],
  ['Upper Trapezius Stretch', ['Neck Stretch'], ['Chin Tuck', 'Shoulder Shrugs: Dumbbell']],
  ['Prone Press-Up', ['Prone on Elbows'], ['Double Knee to Chest', 'Seated Forward Bend']],
  ['Double Knee to Chest', ['Single Knee to Chest'], ['Prone Press-Up', 'Standing Back Extension']],
  ['Eccentric Wrist Extension', ['Wrist Flexion and Extension'], ['Wrist Curl', 'Triceps Kickback with Dumbbell']],
  ['Grip Squeeze', ['Tendon Gliding'], ['Wrist Curl', 'Elbow Bend and Straighten']],
  ['Single-Leg Stance', ['Tandem Stance'], ['Standing Hip Abduction', 'Assessment: Single-Leg Stance']],
  ['Heel-to-Toe Walk', ['Backward Walking'], ['Tandem Stance']],
  ['Dead Bug', ['Bent-Leg Raise'], ['Partial Curl-Up', 'Prone Press-Up']],
];

describe('exercises that can stand in for one of the library', () => {
  it.each(pairs)('%s: the first five are of its movement and muscles', (name, mustBe, mustNotBe) => {
    const first = swapsFor(name);
    expect(first).toEqual(expect.arrayContaining(mustBe));
    for (const wrong of mustNotBe) expect(first).not.toContain(named(wrong).name);
  });

  it('are of a gym only for one of a gym, and tests only for a test', () => {
    const isGym = (name: string) => named(name).isGym ?? false;
    expect(swapsFor('Biceps Curl: Dumbbell', 20).filter(isGym)).toEqual([]);
    expect(swapsFor('Bench Press: Dumbbell').every(isGym)).toBe(true);
    for (const { name } of library.filter((each) => !each.name.startsWith('Assessment')).slice(0, 60))
      expect(swapsFor(name).filter((other) => other.startsWith('Assessment'))).toEqual([]);
  });
});

const slide = buildExercise('A', 'Heel Slide', {
  bodyTargets: ['Hip/Knee'],
  subjectPosition: 'Supine',
  sequence: 'SINGLE',
});
const factsOf = (facts: Partial<ExerciseFacts>): ExerciseFacts => ({
  id: '',
  movements: [],
  muscles: [],
  phases: [],
  synonyms: [],
  ...facts,
});
const names = (found: ReturnType<typeof findSimilarExercises>) => found.map(({ exercise }) => exercise.name);

describe('similar exercises', () => {
  it('are of the same target, and without facts first those of the same position', () => {
    const seated = { ...slide, id: 'B', name: 'Seated Knee Bend', subjectPosition: 'Seated' as const };
    const lying = { ...slide, id: 'C', name: 'Bridge' };
    const neck = { ...slide, id: 'D', name: 'Heel Slide of the Neck', bodyTargets: ['Neck' as const] };
    expect(names(findSimilarExercises(slide, [slide, seated, neck, lying], new Map()))).toEqual([
      'Bridge',
      'Seated Knee Bend',
    ]);
  });

  it('say what is the same, and not what is the same in part or unknown', () => {
    const other = { ...slide, id: 'B', bodyTargets: [...slide.bodyTargets, 'Neck' as const], subjectPosition: null };
    const facts = new Map([
      ['A', factsOf({ movements: ['Flexion'], muscles: ['Hamstrings'], phases: ['Early'] })],
      ['B', factsOf({ movements: ['Flexion'], muscles: ['Hamstrings', 'Hip Flexors'], phases: ['Early'] })],
    ]);
    const [found] = findSimilarExercises(slide, [other], facts);
    expect(found!.alike).toEqual(['movement', 'type', 'phase', 'metrics', 'sequence']);
    // Movement .3, muscles (.5 + .25) x .28, target half of .1, type .12, equipment .04, phase .04, metrics .03, sequence .02.
    expect(found!.score).toBeCloseTo(0.81, 10);
  });

  it('stand before others alike where both are looked for under the same topic, the nearer in it the more', () => {
    const others = ['Alpha', 'Beta', 'Gamma'].map((name) => ({ ...slide, id: name, name }));
    const facts = new Map(
      [slide, ...others].map(({ id }, rank) => [
        id,
        factsOf({ topics: id === 'Alpha' ? [] : [{ name: 'knee mobility', rank: id === 'Beta' ? 9 : rank }] }),
      ]),
    );
    const found = findSimilarExercises(slide, others, facts);
    expect(names(found)).toEqual(['Gamma', 'Beta', 'Alpha']);
    // Alike but for movement, muscles and phase: .38. Beside it in a list of ten, three places apart: half of .8, by 7/4.
    expect(found[2]!.score).toBeCloseTo(0.38, 10);
    expect(found[0]!.score).toBeCloseTo(0.38 + (0.62 * 0.4) / 1.75, 10);
  });

  it('are not the antagonist, even where the target is the same', () => {
    const other = { ...slide, id: 'B', name: 'Knee Extension' };
    const facts = new Map([
      ['A', factsOf({ movements: ['Flexion'], muscles: ['Hamstrings'] })],
      ['B', factsOf({ movements: ['Extension'], muscles: ['Hamstrings'] })],
    ]);
    expect(findSimilarExercises(slide, [other], facts)).toEqual([]);
  });

  it('stand by name where they are equally alike, and are no more than asked for', () => {
    const others = ['Zeta', 'Alpha', 'Mid'].map((name, index) => ({ ...slide, id: String(index), name }));
    expect(names(findSimilarExercises(slide, others, new Map(), 2))).toEqual(['Alpha', 'Mid']);
  });

  it('are found by the rest where nobody says what the exercise is for', () => {
    const vague = buildExercise('B', 'Own exercise', { bodyTargets: [] });
    expect(names(findSimilarExercises(vague, [slide], new Map()))).toEqual(['Heel Slide']);
  });
});

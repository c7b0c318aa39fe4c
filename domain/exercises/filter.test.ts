import { describe, expect, it } from 'vitest';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { ExerciseFacts } from '../../contract/exercises/facts.ts';
import { countValues, createExerciseMatcher, listActiveFilters, needsFacts, noFilter, selectValue } from './filter.ts';

const exercise = (id: string, name: string, more: Partial<Exercise> = {}): Exercise => ({
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

const raise = exercise('1', 'Lateral Raise', { equipment: ['Weights'] });
const squat = exercise('2', 'Wall Squat', { bodyTargets: ['Hip/Knee', 'Torso/Core'], subjectOrientation: 'SIDE' });
const neck = exercise('3', 'Neck Hold', {
  bodyTargets: ['Neck'],
  subjectPosition: 'Seated',
  exerciseMetrics: [{ id: 2, metric: 'TIME' }],
});
const chair = exercise('4', 'Assessment: Chair Stand', {
  bodyTargets: ['Hip/Knee'],
  equipment: ['Chair'],
  subjectPosition: null,
});
const library = [raise, squat, neck, chair];

const ids = (filter: Partial<typeof noFilter>, favorites: string[] = []) =>
  library.filter(createExerciseMatcher({ ...noFilter, ...filter }, new Set(favorites))).map(({ id }) => id);

describe('the library’s filters', () => {
  it('OPEN-092 take any value of a group, and every group', () => {
    expect(ids({ chosen: { bodyTarget: ['Shoulder', 'Neck'] } })).toEqual(['1', '3']);
    expect(ids({ chosen: { bodyTarget: ['Shoulder', 'Neck'], position: ['Seated'] } })).toEqual(['3']);
    expect(ids({ chosen: { metrics: ['TIME'] } })).toEqual(['3']);
    expect(ids({ chosen: { equipment: ['Chair'], position: ['Standing'] } })).toEqual([]);
    expect(ids({ chosen: { type: ['Isometric'] } })).toEqual([]);
    expect(ids({ chosen: { camera: ['Portrait'] } })).toEqual(['1', '2', '3', '4']);
    expect(ids({ chosen: { camera: [] } })).toEqual(['1', '2', '3', '4']);
  });

  it('count what each value would leave: of its own group any, of the others what is chosen', () => {
    const counts = countValues(library, { ...noFilter, chosen: { bodyTarget: ['Hip/Knee'] } }, new Set());
    expect([...counts.bodyTarget]).toEqual([
      ['Shoulder', 1],
      ['Hip/Knee', 2],
      ['Torso/Core', 1],
      ['Neck', 1],
    ]);
    expect([...counts.position]).toEqual([['Standing', 1]]);
    expect([...counts.equipment]).toEqual([['Chair', 1]]);
    expect(countValues(library, { ...noFilter, favorites: true }, new Set(['3'])).metrics).toEqual(
      new Map([['TIME', 1]]),
    );
  });

  it('LIB-04 limit to favorites, and OPEN-091 to names with Assessment', () => {
    expect(ids({ favorites: true }, ['2', '9'])).toEqual(['2']);
    expect(ids({ assessments: true })).toEqual(['4']);
    expect(ids({ assessments: true, favorites: true }, ['2'])).toEqual([]);
  });

  it('limit to what the organization added itself', () => {
    const own = { ...library[1]!, isOwn: true };
    const left = createExerciseMatcher({ ...noFilter, own: true }, new Set());
    expect([...library, own].filter(left)).toEqual([own]);
  });

  it('leave out exercises of a gym unless they are included or are favorites', () => {
    const press = exercise('5', 'Bench Press', { isGym: true });
    const left = (filter: Partial<typeof noFilter>, favorites: string[] = []) =>
      [raise, press].filter(createExerciseMatcher({ ...noFilter, ...filter }, new Set(favorites))).map(({ id }) => id);
    expect(left({})).toEqual(['1']);
    expect(left({}, ['5'])).toEqual(['1']);
    expect(left({ gym: true })).toEqual(['1', '5']);
    expect(left({ favorites: true }, ['5'])).toEqual(['5']);
  });

  it('take clinical facts, and count their values', () => {
    const facts = new Map<string, ExerciseFacts>([
      [
        '1',
        { id: '1', movements: ['Abduction'], muscles: ['Deltoid', 'Rotator Cuff'], phases: ['Late'], synonyms: [] },
      ],
      ['2', { id: '2', movements: ['Squat'], muscles: ['Quadriceps'], phases: ['Middle', 'Late'], synonyms: [] }],
    ]);
    const filter = { ...noFilter, chosen: { phase: ['Late'], muscle: ['Rotator Cuff', 'Hamstrings'] } };
    expect(library.filter(createExerciseMatcher(filter, new Set(), facts))).toEqual([raise]);
    expect([...countValues(library, filter, new Set(), facts).muscle]).toEqual([
      ['Deltoid', 1],
      ['Rotator Cuff', 1],
      ['Quadriceps', 1],
    ]);
    expect([needsFacts(filter), needsFacts(noFilter)]).toEqual([true, false]);
  });

  it('LIB-08 are each taken back alone', () => {
    const filter = {
      q: 'a',
      favorites: true,
      assessments: false,
      own: true,
      gym: true,
      chosen: { type: ['Isometric'], bodyTarget: ['Neck', 'Spine'] },
    };
    const active = listActiveFilters(filter);
    expect(active.map(({ kind, value }) => [kind, value])).toEqual([
      ['q', 'a'],
      ['favorites', 'favorites'],
      ['own', 'own'],
      ['gym', 'gym'],
      ['bodyTarget', 'Neck'],
      ['bodyTarget', 'Spine'],
      ['type', 'Isometric'],
    ]);
    expect(active[2]!.without).toEqual({ ...filter, own: false });
    expect(active[4]!.without).toEqual({ ...filter, chosen: { type: ['Isometric'], bodyTarget: ['Spine'] } });
    expect(active[1]!.without.favorites).toBe(false);
    expect(listActiveFilters(noFilter)).toEqual([]);
  });

  it('choose a value once, however often it is chosen', () => {
    const twice = selectValue(selectValue(noFilter, 'type', 'Isometric', true), 'type', 'Isometric', true);
    expect(twice.chosen.type).toEqual(['Isometric']);
    expect(selectValue(twice, 'type', 'Isometric', false).chosen.type).toEqual([]);
  });
});

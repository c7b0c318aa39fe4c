import { describe, expect, it } from 'vitest';
import type { Exercise } from '../contract/exercises.ts';
import { activeFilters, filterExercises, noFilter, withValue } from './exercise-filter.ts';

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
  filterExercises(library, { ...noFilter, ...filter }, new Set(favorites)).map(({ id }) => id);

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

  it('LIB-07 search the name, whatever its case', () => {
    expect(ids({ q: 'squat' })).toEqual(['2']);
    expect(ids({ q: ' CHAIR  stand ' })).toEqual(['4']);
    expect(ids({ q: 'shoulder' })).toEqual([]);
  });

  it('LIB-04 limit to favorites, and OPEN-091 to names with Assessment', () => {
    expect(ids({ favorites: true }, ['2', '9'])).toEqual(['2']);
    expect(ids({ assessments: true })).toEqual(['4']);
    expect(ids({ assessments: true, favorites: true }, ['2'])).toEqual([]);
  });

  it('LIB-08 are each taken back alone', () => {
    const filter = {
      q: 'a',
      favorites: true,
      assessments: false,
      chosen: { type: ['Isometric'], bodyTarget: ['Neck', 'Spine'] },
    };
    const active = activeFilters(filter);
    expect(active.map(({ kind, value }) => [kind, value])).toEqual([
      ['q', 'a'],
      ['favorites', 'favorites'],
      ['bodyTarget', 'Neck'],
      ['bodyTarget', 'Spine'],
      ['type', 'Isometric'],
    ]);
    expect(active[2]!.without).toEqual({ ...filter, chosen: { type: ['Isometric'], bodyTarget: ['Spine'] } });
    expect(active[1]!.without.favorites).toBe(false);
    expect(activeFilters(noFilter)).toEqual([]);
  });

  it('choose a value once, however often it is chosen', () => {
    const twice = withValue(withValue(noFilter, 'type', 'Isometric', true), 'type', 'Isometric', true);
    expect(twice.chosen.type).toEqual(['Isometric']);
    expect(withValue(twice, 'type', 'Isometric', false).chosen.type).toEqual([]);
  });
});

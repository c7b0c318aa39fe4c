import type { Exercise } from '../../contract/exercises.ts';
import library from './exercises.json' with { type: 'json' };

/**
 * The vendor's exercise library in the order in which it is shown. Where an entry comes from, and under which licence,
 * is in its `source` and in docs/DATA.md.
 */
export const libraryExercises = (): Exercise[] => library as Exercise[];

import type { Exercise } from '../../../contract/exercises/exercises.ts';
import library from './exercises.json' with { type: 'json' };
import { physicalTherapy } from './physical-therapy/exercises.ts';
import { guideUrl } from './spoken-guides.ts';

/**
 * The vendor's exercise library in the order in which it is shown, by name. Where an entry comes from, and under which
 * licence, is in its `source` and in docs/DATA.md.
 */
export const libraryExercises = (): Exercise[] =>
  [...(library as Exercise[]), ...physicalTherapy]
    .map((exercise) => ({ ...exercise, demoAudioUrl: guideUrl(exercise) }))
    .toSorted((one, other) => byName.compare(one.name, other.name));

const byName = new Intl.Collator('en', { numeric: true });

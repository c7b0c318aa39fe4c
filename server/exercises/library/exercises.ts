import type { Exercise } from '../../../contract/exercises/exercises.ts';
import library from './exercises.json' with { type: 'json' };
import { findFacts } from './facts.ts';
import { guideUrl } from './spoken-guides.ts';
import { toExercise } from './physical-therapy/entry.ts';
import { groups } from './physical-therapy/groups.ts';

/**
 * The vendor's exercise library in the order in which it is shown, by name. Where an entry comes from, and under which
 * licence, is in its `source` and in docs/DATA.md.
 */
export const libraryExercises = (): Exercise[] =>
  [...(library as Exercise[]), ...physicalTherapy]
    .map((exercise) => ({
      ...exercise,
      demoAudioUrl: guideUrl(exercise),
      ...(findFacts(exercise.id)?.isGym && { isGym: true }),
    }))
    .toSorted((one, other) => byName.compare(one.name, other.name));

const byName = new Intl.Collator('en', { numeric: true });

/** The exercises that physical therapists give most, written for this library. */
export const physicalTherapy: Exercise[] = Object.entries(groups).flatMap(([group, entries]) =>
  entries.map((entry) => toExercise(group, entry)),
);

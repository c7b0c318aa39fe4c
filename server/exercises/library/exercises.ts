import type { Exercise } from '../../../contract/exercises/exercises.ts';
import library from './exercises.json' with { type: 'json' };
import { guideUrl } from './spoken-guides.ts';
import { ankleFoot } from './physical-therapy/ankle-foot.ts';
import { assessments } from './physical-therapy/assessments.ts';
import { balanceGait } from './physical-therapy/balance-gait.ts';
import { elbowHand } from './physical-therapy/elbow-hand.ts';
import { type Entry, toExercise } from './physical-therapy/entry.ts';
import { hip } from './physical-therapy/hip.ts';
import { knee } from './physical-therapy/knee.ts';
import { neck } from './physical-therapy/neck.ts';
import { shoulderRange } from './physical-therapy/shoulder-range.ts';
import { shoulderStrength } from './physical-therapy/shoulder-strength.ts';
import { trunkMobility } from './physical-therapy/trunk-mobility.ts';
import { trunkStrength } from './physical-therapy/trunk-strength.ts';

/**
 * The vendor's exercise library in the order in which it is shown, by name. Where an entry comes from, and under which
 * licence, is in its `source` and in docs/DATA.md.
 */
export const libraryExercises = (): Exercise[] =>
  [...(library as Exercise[]), ...physicalTherapy]
    .map((exercise) => ({ ...exercise, demoAudioUrl: guideUrl(exercise) }))
    .toSorted((one, other) => byName.compare(one.name, other.name));

const byName = new Intl.Collator('en', { numeric: true });

/** Entries by the file of movements that shows them. */
const groups: Record<string, Entry[]> = {
  'therapy-neck-shoulder': [...neck, ...shoulderRange, ...shoulderStrength],
  'therapy-elbow-hand': elbowHand,
  'therapy-trunk': [...trunkMobility, ...trunkStrength],
  'therapy-hip-knee': [...hip, ...knee],
  'therapy-ankle-foot': ankleFoot,
  'therapy-whole-body': [...balanceGait, ...assessments],
};

/** The exercises that physical therapists give most, written for this library. */
export const physicalTherapy: Exercise[] = Object.entries(groups).flatMap(([group, entries]) =>
  entries.map((entry) => toExercise(group, entry)),
);

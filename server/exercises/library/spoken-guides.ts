import { createHash } from 'node:crypto';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import guides from './spoken-guides.json' with { type: 'json' };

/** Fingerprints of the texts that the recordings under public/exercises/audio/ speak, by exercise. */
export const spokenGuides: Readonly<Record<string, string>> = guides;

type Spoken = Pick<Exercise, 'id' | 'name' | 'position' | 'action'>;

/** The text of a recording: name, position and action of the exercise. */
export const guideText = ({ name, position, action }: Spoken): string =>
  [name.replaceAll(/[:()]/g, ',').replace(/,\s*$/, ''), position, action]
    .filter(Boolean)
    .map((part) => `${part!.replace(/[.\s]+$/, '')}.`)
    .join(' ')
    .replaceAll('°', ' degrees');

export const createGuideFingerprint = (exercise: Spoken): string =>
  createHash('sha256').update(guideText(exercise)).digest('hex').slice(0, 12);

/** The URL of an exercise's recording; null if there is none of its present text. */
export const guideUrl = (exercise: Spoken): string | null =>
  spokenGuides[exercise.id] === createGuideFingerprint(exercise) ? `/exercises/audio/${exercise.id}.mp3` : null;

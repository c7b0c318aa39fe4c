import { createHash } from 'node:crypto';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import guides from './spoken-guides.json' with { type: 'json' };

/** Fingerprints of the texts that the recordings under public/exercises/audio/ speak, by language and exercise. */
export const spokenGuides: Readonly<Record<Language, Readonly<Record<string, string>>>> = guides;

type Spoken = Pick<Exercise, 'id' | 'name' | 'position' | 'action'>;

const degrees: Record<Language, string> = { en: ' degrees', es: ' grados' };

/** The text of a recording: name, position and action of the exercise. */
export const guideText = ({ name, position, action }: Spoken, language: Language = 'en'): string =>
  [name.replaceAll(/[:()]/g, ',').replace(/,\s*$/, ''), position, action]
    .filter(Boolean)
    .map((part) => `${part!.replace(/[.\s]+$/, '')}.`)
    .join(' ')
    .replaceAll('°', degrees[language]);

export const createGuideFingerprint = (exercise: Spoken, language: Language = 'en'): string =>
  createHash('sha256').update(guideText(exercise, language)).digest('hex').slice(0, 12);

/** Where the recording of an exercise in a language lies, below the folder of all. */
export const guideFile = (id: string, language: Language): string => `${language}/${id}.mp3`;

/** The URL of an exercise's recording in the language of its texts; null if there is none of its present text. */
export const guideUrl = (exercise: Spoken, language: Language = 'en'): string | null =>
  spokenGuides[language][exercise.id] === createGuideFingerprint(exercise, language)
    ? `/exercises/audio/${guideFile(exercise.id, language)}`
    : null;

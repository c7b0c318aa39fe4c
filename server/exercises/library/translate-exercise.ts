import type { Exercise } from '../../../contract/exercises/exercises.ts';
import ankleFoot from './spanish/ankle-foot.json' with { type: 'json' };
import assessments from './spanish/assessments.json' with { type: 'json' };
import balanceGait from './spanish/balance-gait.json' with { type: 'json' };
import elbowHand from './spanish/elbow-hand.json' with { type: 'json' };
import everkinetic from './spanish/everkinetic.json' with { type: 'json' };
import hip from './spanish/hip.json' with { type: 'json' };
import knee from './spanish/knee.json' with { type: 'json' };
import neck from './spanish/neck.json' with { type: 'json' };
import shoulderRange from './spanish/shoulder-range.json' with { type: 'json' };
import shoulderStrength from './spanish/shoulder-strength.json' with { type: 'json' };
import trunkMobility from './spanish/trunk-mobility.json' with { type: 'json' };
import trunkStrength from './spanish/trunk-strength.json' with { type: 'json' };
import type { Language } from '../../../contract/platform/languages.ts';

/** Names of origins and licences that are no names of somebody or something. */
const spanish: Readonly<Record<string, string>> = {
  'Physical-therapy exercises written for this library': 'Ejercicios de fisioterapia escritos para esta biblioteca',
  'All rights reserved': 'Todos los derechos reservados',
  'public domain (work of the US government)': 'dominio público (obra del gobierno de los EE. UU.)',
};

const said = (text: string) => spanish[text] ?? text;

/** Origin and licence of an exercise as a Spanish reader is told of them. */
export const spanishSource = (source: Exercise['source']): Exercise['source'] =>
  source && { name: said(source.name), license: said(source.license) };

/** What is said of an exercise in another language: as much as in English. */
type SpokenTexts = Pick<Exercise, 'name'> & Partial<Record<'position' | 'action', string>>;

/** The files of Spanish texts, by exercise id (spanish/README.md). */
export const spanishFiles: readonly Record<string, SpokenTexts>[] = [
  everkinetic,
  neck,
  shoulderRange,
  shoulderStrength,
  elbowHand,
  trunkMobility,
  trunkStrength,
  hip,
  knee,
  ankleFoot,
  balanceGait,
  assessments,
];

const byId = new Map(spanishFiles.flatMap((file) => Object.entries(file)));

/** The Spanish of an exercise of the library; nothing for one that has none, as an organization's own. */
export const spanishOf = (id: string): SpokenTexts | undefined => byId.get(id);

type TranslatableExercise = Pick<Exercise, 'id' | 'name' | 'position' | 'action' | 'language' | 'source'>;

/**
 * An exercise in a language, or as it was written when there is no translation: the library in English, an own
 * exercise in its own language.
 */
export function translateExercise<E extends TranslatableExercise>(exercise: E, language: Language = 'en'): E {
  const translation = language === 'es' ? spanishOf(exercise.id) : undefined;
  if (!translation) return exercise;
  const { source } = exercise;
  return {
    ...exercise,
    position: null,
    action: null,
    ...translation,
    ...(source && { source: spanishSource(source) }),
    language,
  };
}

const collators: Partial<Record<Language, Intl.Collator>> = {};

/** Exercises in a language, sorted by their names in it. English ones keep their order. */
export function translateExercises<E extends TranslatableExercise>(exercises: E[], language: Language = 'en'): E[] {
  if (language === 'en') return exercises;
  const { compare } = (collators[language] ??= new Intl.Collator(language, { numeric: true }));
  return exercises
    .map((exercise) => translateExercise(exercise, language))
    .toSorted((one, other) => compare(one.name, other.name));
}

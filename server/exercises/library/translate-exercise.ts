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
import nerveGlides from './spanish/nerve-glides.json' with { type: 'json' };
import vestibular from './spanish/vestibular.json' with { type: 'json' };
import breathing from './spanish/breathing.json' with { type: 'json' };
import pelvicFloor from './spanish/pelvic-floor.json' with { type: 'json' };
import kneeSurgery from './spanish/knee-surgery.json' with { type: 'json' };
import kneeLoading from './spanish/knee-loading.json' with { type: 'json' };
import shoulderPhases from './spanish/shoulder-phases.json' with { type: 'json' };
import handTherapy from './spanish/hand-therapy.json' with { type: 'json' };
import hipSurgery from './spanish/hip-surgery.json' with { type: 'json' };
import neuroBalance from './spanish/neuro-balance.json' with { type: 'json' };
import spineCare from './spanish/spine-care.json' with { type: 'json' };
import footAnkleCare from './spanish/foot-ankle-care.json' with { type: 'json' };
import gaitRunning from './spanish/gait-running.json' with { type: 'json' };
import jaw from './spanish/jaw.json' with { type: 'json' };
import type { Language } from '../../../contract/platform/languages.ts';
import { guideUrl } from './spoken-guides.ts';

/** Spanish names of origins and licenses; proper names are not translated. */
const spanishWords: Readonly<Record<string, string>> = {
  'Physical-therapy exercises written for this library': 'Ejercicios de fisioterapia escritos para esta biblioteca',
  'Everkinetic, adapted': 'Everkinetic, adaptado',
  'All rights reserved': 'Todos los derechos reservados',
  'public domain (work of the US government)': 'dominio público (obra del gobierno de los EE. UU.)',
};

const translateWord = (text: string) => spanishWords[text] ?? text;

/** Origin and license of an exercise in Spanish. */
export const translateSource = (source: Exercise['source']): Exercise['source'] =>
  source && { name: translateWord(source.name), license: translateWord(source.license) };

/** The translated texts of an exercise, and what clinicians read of its facts. */
interface TranslatedTexts extends Pick<Exercise, 'name'> {
  position?: string;
  action?: string;
  contraindications?: string;
  synonyms?: string[];
}

/** The files of Spanish texts, by exercise id (spanish/README.md). */
export const spanishFiles: readonly Record<string, TranslatedTexts>[] = [
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
  nerveGlides,
  vestibular,
  breathing,
  pelvicFloor,
  kneeSurgery,
  kneeLoading,
  shoulderPhases,
  handTherapy,
  hipSurgery,
  neuroBalance,
  spineCare,
  footAnkleCare,
  gaitRunning,
  jaw,
];

const byId = new Map(spanishFiles.flatMap((file) => Object.entries(file)));

/** The Spanish texts of a library exercise; undefined for an own exercise. */
export const findSpanishTexts = (id: string): TranslatedTexts | undefined => byId.get(id);

type TranslatableExercise = Pick<
  Exercise,
  'id' | 'name' | 'position' | 'action' | 'language' | 'source' | 'demoAudioUrl'
>;

/**
 * An exercise in a language, or as it was written when there is no translation: the library in English, an own
 * exercise in its own language.
 */
export function translateExercise<E extends TranslatableExercise>(exercise: E, language: Language = 'en'): E {
  const translation = language === 'es' ? findSpanishTexts(exercise.id) : undefined;
  if (!translation) return exercise;
  const { source } = exercise;
  const { name, position = null, action = null } = translation;
  return {
    ...exercise,
    name,
    position,
    action,
    demoAudioUrl: guideUrl({ id: exercise.id, name, position, action }, language),
    ...(source && { source: translateSource(source) }),
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

import type { Vocabulary } from './vocabulary.ts';
import { peopleTerms, bodyTerms, movementTerms, careTerms } from './enumerations.ts';
import { deviceTerms } from './devices.ts';
import { exerciseMovementTerms, muscleTerms, phaseTerms } from './clinical-facts.ts';
import { carePathTerms, samplePathTerms } from './care-paths.ts';
import { gaitMeasureTerms, bothSidesTerms, detectableChangeTerms } from './gait.ts';
import { moduleImageTerms, currentModuleTerms } from './scan-modules.ts';
import { assessmentTerms, fingerTerms, handTerms, resultTerms, unitTerms } from './assessments.ts';
import { purposeTerms, setupTerms, resultTextTerms } from './assessment-texts.ts';
import { builtInOutcomeTerms } from './risk.ts';
import { surveyTerms } from './surveys.ts';

const tables: readonly Vocabulary[] = [
  peopleTerms,
  bodyTerms,
  movementTerms,
  exerciseMovementTerms,
  muscleTerms,
  phaseTerms,
  careTerms,
  carePathTerms,
  samplePathTerms,
  gaitMeasureTerms,
  bothSidesTerms,
  detectableChangeTerms,
  moduleImageTerms,
  currentModuleTerms,
  assessmentTerms,
  resultTerms,
  unitTerms,
  fingerTerms,
  handTerms,
  purposeTerms,
  setupTerms,
  resultTextTerms,
  builtInOutcomeTerms,
  surveyTerms,
  deviceTerms,
];

/** The Spanish of all words that a person can see on a screen. */
export const spanishTerms: Vocabulary = Object.assign({}, ...tables) as Vocabulary;

/** A word in Spanish; one that the vocabulary does not have stays as it is. */
export const translateTerm = (term: string): string => (Object.hasOwn(spanishTerms, term) ? spanishTerms[term]! : term);

import type { Phrases } from '../phrases.ts';
import { fieldPhrases } from './fields.ts';
import { servicePhrases, requestPhrases } from './service.ts';
import { notFoundPhrases } from './not-found.ts';
import { accountPhrases } from './accounts.ts';
import { secondFactorPhrases } from './second-factor.ts';
import { peoplePhrases, bodyPhrases, movementPhrases } from './enumerations.ts';
import { patientPhrases, carePhrases } from './patients.ts';
import { tableFilePhrases, mediaFilePhrases } from './files.ts';
import { organizationPhrases, filterPhrases, vendorPhrases } from './organizations.ts';
import { programPhrases, exercisePhrases } from './programs.ts';
import { carePathPhrases, samplePathPhrases } from './care-paths.ts';
import { careNotePhrases } from './care-notes.ts';
import { rtmPhrases, monitoringPhrases } from './rtm.ts';
import { rtmSentencePhrases, rtmFlagPhrases, rulesComparedPhrases } from './rtm-sentences.ts';
import { amountPhrases } from './amounts.ts';
import { dayPhrases } from './days.ts';
import { attentionPhrases } from './attention.ts';
import { gaitPhrases, gaitMeasurePhrases, bothSidesPhrases, detectableChangePhrases } from './gait.ts';
import { scanPhrases, moduleImagePhrases, currentModulePhrases } from './scan-modules.ts';
import { assessmentPhrases, fingerPhrases, handPhrases, resultPhrases, unitPhrases } from './assessments.ts';
import { purposePhrases, setupPhrases, resultTextPhrases } from './assessment-texts.ts';
import { outcomePhrases, builtInOutcomePhrases } from './risk.ts';

const tables: readonly Phrases[] = [
  fieldPhrases,
  servicePhrases,
  requestPhrases,
  notFoundPhrases,
  accountPhrases,
  secondFactorPhrases,
  peoplePhrases,
  bodyPhrases,
  movementPhrases,
  patientPhrases,
  carePhrases,
  tableFilePhrases,
  mediaFilePhrases,
  organizationPhrases,
  filterPhrases,
  vendorPhrases,
  programPhrases,
  exercisePhrases,
  carePathPhrases,
  samplePathPhrases,
  careNotePhrases,
  rtmPhrases,
  monitoringPhrases,
  rtmSentencePhrases,
  rtmFlagPhrases,
  rulesComparedPhrases,
  amountPhrases,
  dayPhrases,
  attentionPhrases,
  gaitPhrases,
  gaitMeasurePhrases,
  bothSidesPhrases,
  detectableChangePhrases,
  scanPhrases,
  moduleImagePhrases,
  currentModulePhrases,
  assessmentPhrases,
  resultPhrases,
  unitPhrases,
  fingerPhrases,
  handPhrases,
  purposePhrases,
  setupPhrases,
  resultTextPhrases,
  outcomePhrases,
  builtInOutcomePhrases,
];

/** The Spanish of all texts of contract, rules and server that a person can see on a screen. */
export const spanishPhrases: Phrases = Object.assign({}, ...tables) as Phrases;

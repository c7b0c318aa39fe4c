import type { Practice } from '../activity/adherence.ts';
import type { PrescribedFrequency } from '../../contract/activity/patient-results.ts';
import type { Message } from '../../contract/platform/message.ts';
import type { DeliveredCounts, StoredAnswer } from '../surveys/survey-answers.ts';
import type { RtmNote } from '../rtm/counted-minutes.ts';
import type { MonitoredPlan } from '../rtm/episodes.ts';

/** A filled-in survey, dated by the day at the patient's location. */
export interface FilledSurvey extends DeliveredCounts {
  formId: string;
  formTitle: string;
  day: string;
  answers: readonly StoredAnswer[];
}

/** A supply window that is still open. */
export interface OpenWindow {
  /** The supply code that it has now. */
  code: string;
  endDate: string;
  numActiveDays: number;
}

/** The last automatic step of a care path whose phase notifies the provider. */
export interface PathStepNotification {
  /** The path's name. */
  path: string;
  /** The new phase; null when the path was completed. */
  to: { phaseNumber: number; title: string } | null;
  /** The day of the step. */
  day: string;
  /** The measured value that met the rule, `Range of motion 95 Degrees`, and its day. */
  trigger: Message;
  measuredOn: string;
}

/** Inputs of the worklist's rules; civil dates in the zone of the patient's location. */
export interface WorklistInputs {
  today: string;
  /** Not hidden and not discharged. */
  inCare: boolean;
  /** The patient's products that the organization has too. */
  products: readonly string[];
  plans: readonly MonitoredPlan[];
  lastSession: string | null;
  /** The prescribed frequencies of at least the last 31 days, the oldest first. */
  frequency: readonly PrescribedFrequency[];
  /** Sessions of each day of which something was done, and days with any data, of at least the last 31 days. */
  practice: Practice['days'];
  dataDays: readonly string[];
  /** The newest first. */
  surveys: readonly FilledSurvey[];
  /** Care notes of at least the current month. */
  notes: readonly RtmNote[];
  windows: readonly OpenWindow[];
  pathStep: PathStepNotification | null;
}

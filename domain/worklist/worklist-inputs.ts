import type { Practice } from '../activity/adherence.ts';
import type { PrescribedFrequency } from '../../contract/activity/patient-results.ts';
import type { Message } from '../../contract/platform/message.ts';
import type { DeliveredCounts, StoredAnswer } from '../surveys/survey-questions.ts';
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

/** The last time a care path moved the patient on by its rule, where its phase tells the provider. */
export interface PathStepNotification {
  /** The path's name. */
  path: string;
  /** What the patient moved on to; null when the path was completed. */
  to: { phaseNumber: number; title: string } | null;
  /** The day of the step. */
  day: string;
  /** What led on, `Range of motion 95 Degrees`, and the day of the data. */
  trigger: Message;
  measuredOn: string;
}

/** What the rules of attention look at; civil dates in the zone of the patient's location. */
export interface WorklistInputs {
  today: string;
  /** Not hidden and not discharged. */
  inCare: boolean;
  /** The patient's products, as far as the organization holds them. */
  products: readonly string[];
  plans: readonly MonitoredPlan[];
  lastSession: string | null;
  /** What was asked for when, of at least the last 31 days, the oldest first. */
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

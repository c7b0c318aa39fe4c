import type { Language } from '../../contract/platform/languages.ts';
import type { HealthSession } from '../../contract/activity/activity.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { PatientResults } from '../../contract/activity/patient-results.ts';
import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import type { Program } from '../../contract/programs/shapes.ts';
import type { GaitSummary } from '../gait/gait-summary.ts';
import type { ReportRange } from './report-range.ts';

/** A session as a line of the report. */
export interface ReportedSession {
  /** Civil day in the patient's zone. */
  day: string;
  type: HealthSession['session']['type'];
  /** Null for a session of no program. */
  hepName: string | null;
  selfReported: HealthSession['session']['selfReported'];
  isFutureDated: boolean;
  setsDone: number;
  setsPrescribed: number;
  /** What the app corrected, set by set; the same message may come again. */
  errors: { message: string; count: number }[];
}

/** All that a report is made of, in the shapes that the calls answer. */
export interface ReportSource {
  language: Language;
  range: ReportRange;
  now: Date;
  organization: { name: string };
  record: PatientRecord;
  /** The program that is assigned now. */
  program: Program | null;
  /** Names of the program's exercises by their id. */
  exerciseNames: Readonly<Record<string, string>>;
  results: Omit<PatientResults, 'adherence' | 'programChanges'>;
  /** Newest first. */
  sessions: ReportedSession[];
  questions: ProQuestion[];
  scores: ScoreSeries[];
  /** The latest walk of the range; null without one. Absent where the patient is no Gait patient. */
  walk?: GaitSummary | null;
}

/** The same with its sessions as the JSON text that they were read as. */
export type UnreadReportSource = Omit<ReportSource, 'sessions'> & { sessions: string };

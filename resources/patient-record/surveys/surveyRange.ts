import type { PatientRecord } from '../../../contract/patient-record.ts';
import { todayIn } from '../../../domain/calendar.ts';
import { daysOfRange } from '../../../domain/results/chosen-range.ts';

/** Surveys come rarely, so they are looked at over a longer time than sessions. */
export const SURVEY_DAYS = 90;

/** The last 90 days at the patient's location, today included: what the tab waits for and shows first (REC-07). */
export const surveyRange = ({ location }: PatientRecord) =>
  daysOfRange({ days: SURVEY_DAYS }, todayIn(location.timezone, new Date()));

import type { PatientRecord } from '../../../contract/patients/record.ts';
import { getToday } from '../../../domain/platform/calendar.ts';
import { toDays } from '../../../domain/activity/selected-range.ts';

/** Surveys are rare, so their range is longer than that of sessions. */
export const SURVEY_DAYS = 90;

/** The last 90 days at the patient's location, including today: the initial range of the tab (REC-07). */
export const getSurveyRange = ({ location }: PatientRecord) =>
  toDays({ days: SURVEY_DAYS }, getToday(location.timezone, new Date()));

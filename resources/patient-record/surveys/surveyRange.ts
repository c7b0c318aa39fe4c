import type { PatientRecord } from '../../../contract/patient-record.ts';
import { addDays, todayIn } from '../../../domain/calendar.ts';

const DAYS_BACK = 90;

/** The last 90 days at the patient's location, both ends included. */
export function surveyRange({ location }: PatientRecord): { from: string; to: string } {
  const to = todayIn(location.timezone, new Date());
  return { from: addDays(to, -DAYS_BACK), to };
}

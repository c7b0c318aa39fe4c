import type { CareNoteRow } from './care-notes.ts';
import type { GaitSessionRow } from './gait-sessions.ts';
import type { HealthSessionRow } from './health-sessions.ts';
import type { DemoPatient } from './patients.ts';
import type { Assignment } from './programs.ts';
import type { ProResponseRow } from './surveys.ts';

interface Happened {
  assignments: Assignment[];
  healthSessions: HealthSessionRow[];
  careNotes: CareNoteRow[];
  proResponses: ProResponseRow[];
  gaitSessions: GaitSessionRow[];
}

const later = (known: Date | null | undefined, moment: Date): Date => (known && known > moment ? known : moment);

/** Writes when the last session and the last activity of every patient were into the patients' rows. */
export function noteActivity(patients: DemoPatient[], happened: Happened): void {
  const rows = new Map(patients.map(({ row }) => [row.id, row]));
  const note = (patientId: number, moment: Date, isSession = false) => {
    const row = rows.get(patientId)!;
    row.lastActivityAt = later(row.lastActivityAt, moment);
    if (isSession) row.lastSessionAt = later(row.lastSessionAt, moment);
  };
  for (const { program } of happened.assignments) note(program.patientId!, program.createdAt!);
  for (const { patientId, performedAt } of happened.healthSessions) note(patientId, performedAt, true);
  for (const { patientId, capturedAt } of happened.gaitSessions) note(patientId, capturedAt, true);
  for (const { patientId, createdAt } of happened.careNotes) note(patientId, createdAt!);
  for (const { patientId, submittedAt } of happened.proResponses) note(patientId, submittedAt);
}

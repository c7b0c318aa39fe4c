import { addDays, getToday } from '../../domain/platform/calendar.ts';
import { demoArtifacts } from './artifacts.ts';
import { demoCareNotes, type CareNoteRow } from './care-notes.ts';
import { demoCarePaths } from './care-paths.ts';
import { demoClientVersions } from './devices.ts';
import { demoClinics, VENDOR_ID } from './clinics.ts';
import { demoGaitSessions, type GaitSessionRow } from './gait-sessions.ts';
import { demoHealthSessions, type HealthSessionRow } from './health-sessions.ts';
import { momentAt } from './moments.ts';
import { demoOwnExercises } from './own-exercises.ts';
import { demoPatients, demoPlans, type DemoPatient } from './patients.ts';
import { demoAssignments, type Assignment } from './programs.ts';
import { demoOutcomes } from './risk-outcomes.ts';
import { demoCycles } from './rtm-cycles.ts';
import { demoPauses, demoRtmSettings } from './rtm-settings.ts';
import { demoModules } from './scan-modules.ts';
import { demoScanSessions } from './scan-sessions.ts';
import { demoForms, demoProResponses, demoUnprocessed, type ProResponseRow } from './surveys.ts';
import { demoTeam } from './team.ts';
import { demoFavorites, demoTemplates } from './templates.ts';

/** The zone in which the demo's history is counted; every place adds its own clocks. */
const HOME_ZONE = 'America/Denver';

/**
 * All demo rows, by table, as they would stand at `now`: the same moment gives the same rows. `passwordHash` is put
 * into every account.
 */
export function buildDemo(now: Date, passwordHash: string) {
  // The earliest civil day anywhere in the demo's zones, so that nothing is ever dated after somebody's today.
  const today = getToday('Pacific/Honolulu', now);
  const opened = momentAt(addDays(today, -400), 600, HOME_ZONE);
  const clinics = demoClinics();
  const team = demoTeam(clinics, opened, passwordHash);
  const templates = demoTemplates(clinics, today);
  const patients = demoPatients(clinics, team, today);
  const assignments = demoAssignments(patients, templates, today);
  const healthSessions = demoHealthSessions(assignments, today, now);
  const careNotes = demoCareNotes(patients, today);
  const proResponses = demoProResponses(patients, today);
  const zones = new Map(clinics.map(({ id, timezone }) => [id, timezone]));
  const walks = demoGaitSessions(patients, (organizationId) => zones.get(organizationId)!, now);
  const gaitSessions = walks.map(({ row }) => row);
  const scans = demoScanSessions(clinics, team, now);
  const rtmPauses = demoPauses(patients, team.practitioners, today);
  noteActivity(patients, { assignments, healthSessions, careNotes, proResponses, gaitSessions });
  return {
    today,
    team,
    organizations: clinics.map((clinic) => {
      const { id, name, timezone, products, disabled, isResearchOrg } = clinic;
      return {
        id,
        name,
        timezone,
        products,
        disabled,
        isResearchOrg,
        scanModules: demoModules(clinic),
        createdAt: opened,
        updatedAt: opened,
      };
    }),
    locations: clinics.flatMap(({ places }) =>
      places.map(({ clinicId, ...place }) => ({
        ...place,
        organizationId: clinicId,
        countryCode: 'US',
        keyword: place.id % 3 === 0 ? place.city.toLowerCase().replace(/\W/g, '') : null,
        createdAt: opened,
        updatedAt: opened,
      })),
    ),
    programs: [...templates, ...assignments.map(({ program }) => program)],
    organizationExercises: demoOwnExercises(clinics, opened),
    exerciseFavorites: demoFavorites(clinics, team.practitioners),
    patients: patients.map(({ row }) => row),
    plansOfCare: demoPlans(patients),
    healthSessions,
    careNotes,
    proResponses,
    gaitSessions,
    ...demoCarePaths(patients, { healthSessions, proResponses }, today),
    rtmSettings: demoRtmSettings(clinics, team.practitioners, opened),
    rtmPauses,
    ...demoCycles(
      patients,
      { healthSessions, careNotes, proResponses, rtmPauses, practitioners: team.practitioners },
      now,
    ),
    ...scans,
    riskOutcomes: demoOutcomes(clinics, opened),
    artifacts: demoArtifacts(scans.scanSessions, walks),
    scanClientVersions: demoClientVersions(
      today,
      team.practitioners.find(({ organizationId }) => organizationId === VENDOR_ID)!,
    ),
    proForms: demoForms(opened),
    pendingSurveyResponses: demoUnprocessed(today),
  };
}

export type Demo = ReturnType<typeof buildDemo>;

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

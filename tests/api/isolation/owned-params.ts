import type { Call } from '../../../contract/platform/call.ts';
import type { ExampleRecords } from '../../../server/platform/documentation/example-bodies.ts';
import type { Clinic } from '../seed.ts';

/** The records of one clinic at one of its two places; `nowhere` names records that do not exist. */
export interface Holdings extends ExampleRecords {
  ownExercise: string;
  savedFilter: string;
  apiClient: number;
  apiSecret: number;
  webhook: number;
  webhookDelivery: number;
  /** The program that is assigned to `patient`. */
  program: number;
  note: number;
  plan: number;
  surveyResponse: number;
  gaitSession: number;
  gaitSessionUuid: string;
  scanSession: number;
  participant: number;
  scanSessionUuid: string;
}

export const listHoldings = (clinic: Clinic, place: 0 | 1): Holdings => {
  const worker = place === 0 ? clinic.practitioners.first : clinic.practitioners.second;
  return {
    organization: clinic.organizationId,
    location: clinic.locations[place],
    patient: clinic.patients[place],
    practitioner: worker.practitionerId!,
    user: worker.userId,
    template: clinic.templateId,
    carePath: clinic.carePathId,
    ownExercise: clinic.ownExerciseId,
    savedFilter: clinic.savedFilterId,
    apiClient: clinic.apiClientId,
    apiSecret: clinic.apiSecretId,
    webhook: clinic.webhookId,
    webhookDelivery: clinic.webhookDeliveryId,
    program: clinic.programs[place],
    note: clinic.notes[place],
    plan: clinic.plans[place],
    surveyResponse: clinic.surveyResponses[place],
    cycle: clinic.cycles[place],
    gaitSession: clinic.gaitSessions[place],
    gaitSessionUuid: clinic.gaitSessionUuids[place],
    scanSession: clinic.scanSessions[place],
    participant: clinic.participants[place],
    scanSessionUuid: clinic.scanSessionUuids[place],
  };
};

const MISSING = 999_999_999;
export const nowhere: Holdings = {
  organization: MISSING,
  location: MISSING,
  patient: MISSING,
  practitioner: MISSING,
  user: '00000000-0000-4000-8000-0000000000ff',
  template: MISSING,
  carePath: MISSING,
  ownExercise: `OWN-00000000-0000-4000-8000-000${MISSING}`,
  savedFilter: `00000000-0000-4000-8000-000${MISSING}`,
  apiClient: MISSING,
  apiSecret: MISSING,
  webhook: MISSING,
  webhookDelivery: MISSING,
  program: MISSING,
  note: MISSING,
  plan: MISSING,
  surveyResponse: MISSING,
  cycle: MISSING,
  gaitSession: MISSING,
  gaitSessionUuid: `00000000-0000-4000-8000-000${MISSING}`,
  scanSession: MISSING,
  participant: MISSING,
  scanSessionUuid: `00000000-0000-4000-8000-000${MISSING}`,
};

/** The record that each path parameter identifies. A new route with a parameter that is not listed here fails the probes (A11). */
const named: readonly [pattern: RegExp, name: string, value: (of: Holdings) => string | number][] = [
  [/\/patients\/:id(\/|$)/, 'id', (of) => of.patient],
  [/\/patients\/:patientId(\/|$)/, 'patientId', (of) => of.patient],
  [/\/patients\/:patientId\/devices\/:id/, 'id', () => 999_999_998],
  [/\/patients\/:patientId\/survey-schedules\/:id/, 'id', () => 999_999_998],
  [/\/patients\/:patientId\/interactions\/:id/, 'id', (of) => of.note],
  [/\/programs\/templates\/:id/, 'id', (of) => of.template],
  [/\/v2\/care-paths\/:id/, 'id', (of) => of.carePath],
  [/\/program\/history\/:programId/, 'programId', (of) => of.program],
  [/\/program\/history\/:programId\/:version/, 'version', () => 1],
  [/\/v2\/api-clients\/:id/, 'id', (of) => of.apiClient],
  [/\/api-clients\/:clientId/, 'clientId', (of) => of.apiClient],
  [/\/api-clients\/.*\/secrets\/:secretId/, 'secretId', (of) => of.apiSecret],
  [/\/v2\/webhook-endpoints\/:id/, 'id', (of) => of.webhook],
  [/\/v2\/webhook-endpoints\/.*\/:deliveryId/, 'deliveryId', (of) => of.webhookDelivery],
  [/\/v2\/locations\/:id/, 'id', (of) => of.location],
  [/\/fhir\/R4\/Patient\/:id/, 'id', (of) => of.patient],
  [/\/fhir\/R4\/Practitioner(Role)?\/:id/, 'id', (of) => of.practitioner],
  [/\/fhir\/R4\/Organization\/:id/, 'id', (of) => of.organization],
  [/\/fhir\/R4\/Location\/:id/, 'id', (of) => of.location],
  [/\/fhir\/R4\/CarePlan\/:id/, 'id', (of) => of.program],
  [/\/fhir\/R4\/Observation\/:id/, 'id', (of) => `gait.${of.gaitSession}.speed.avgSpeed`],
  [/\/fhir\/R4\/Questionnaire\/:id/, 'id', () => 'nprs'],
  [/\/fhir\/R4\/QuestionnaireResponse\/:id/, 'id', (of) => of.surveyResponse],
  [/\/fhir\/R4\/DocumentReference\/:id/, 'id', (of) => of.plan],
  [/\/fhir\/R4\/ServiceRequest\/:id/, 'id', (of) => of.plan],
  [/\/fhir\/R4\/Provenance\/:id/, 'id', (of) => `patient.${of.patient}`],
  [/\/fhir\/R4\/Group\/:id/, 'id', (of) => `location.${of.location}`],
  [/\/v2\/ehr-(connections|launches)\/:id/, 'id', () => 999_999_998],
  [/\/fhir\/exports\/:id/, 'id', () => 999_999_998],
  [/\/fhir\/exports\/:id\/files\/:fileId/, 'fileId', () => 999_999_998],
  [/\/practitioners\/:id/, 'id', (of) => of.practitioner],
  [/\/rtm\/patients\/:patientId\/months\/:yearMonth/, 'yearMonth', () => '2026-11'],
  [/\/rtm\/months\/:yearMonth/, 'yearMonth', () => '2026-11'],
  [/\/rtm\/cycles\/:id/, 'id', (of) => of.cycle],
  [/\/users\/:id/, 'id', (of) => of.user],
  [/\/v2\/gait\/sessions\/:id/, 'id', (of) => of.gaitSession],
  [/\/v2\/gait\/sessions\/:uuid\/artifacts/, 'uuid', (of) => of.gaitSessionUuid],
  [/\/v2\/gait\/sessions\/:uuid\/artifacts\/:type/, 'type', () => 'hands-log'],
  [/\/v2\/gait\/locations\/:locationId/, 'locationId', (of) => of.location],
  [/\/v2\/scan\/participants\/:id/, 'id', (of) => of.participant],
  [/\/v2\/scan\/sessions\/:id/, 'id', (of) => of.scanSession],
  [/\/v2\/scan\/sessions\/:id\/:artifact/, 'artifact', () => 'pose-log'],
  [/\/v2\/scan\/sessions\/:uuid\/artifacts/, 'uuid', (of) => of.scanSessionUuid],
  [/\/v2\/scan\/sessions\/:uuid\/artifacts\/:type/, 'type', () => 'hands-log'],
  [/\/favorites\/:exerciseId/, 'exerciseId', () => 'EK-0002'],
  [/\/v2\/exercises\/(own\/)?:exerciseId/, 'exerciseId', (of) => of.ownExercise],
  [/\/admin\/organizations\/:id/, 'id', (of) => of.organization],
  [/\/admin\/locations\/:id/, 'id', (of) => of.location],
  [/\/admin\/scan\/organizations\/:id/, 'id', (of) => of.organization],
  [/\/admin\/scan\/organizations\/:orgId/, 'orgId', (of) => of.organization],
  [/:assessmentId/, 'assessmentId', () => 'AST-0009'],
  [/\/scan\/clients\/:versionId/, 'versionId', () => '2.18.0'],
  [/\/admin\/:kind\/sessions/, 'kind', () => 'scan'],
  [/\/admin\/:kind\/sessions\/:id/, 'id', (of) => of.scanSession],
  [/\/admin\/scan\/sessions\/:id/, 'id', (of) => of.scanSession],
  [/\/admin\/scan\/sessions\/:id\/:artifact/, 'artifact', () => 'hands-log'],
  [/\/v2\/saved-filters\/:id/, 'id', (of) => of.savedFilter],
  [/\/admin\/gait\/sessions\/:id/, 'id', (of) => of.gaitSession],
  [/\/admin\/pro\/typeform-forms\/:id/, 'id', () => 'nprs'],
  [/\/admin\/pro\/unprocessed-typeform-responses\/:id/, 'id', () => 999_999_998],
  [/\/admin\/saved-filters\/:id/, 'id', () => '00000000-0000-4000-8000-0000000000f1'],
  [/\/v2\/emergency-accesses\/:id/, 'id', () => 999_999_998],
  [/\/v2\/emergency-accesses\/:id\/record\/:section/, 'section', () => 'overview'],
  [/\/identity\/sessions\/:id/, 'id', () => '00000000-0000-4000-8000-0000000000f2'],
  [/\/identity\/second-factor\/passkeys\/:id/, 'id', () => '00000000-0000-4000-8000-0000000000f3'],
  [/\/sign-up\/:code/, 'code', () => 'AAAAAAAAAAAAAAAAAAAAAA'],
  [/\/public\/programs\/:code\/exercises/, 'exerciseId', () => 'EK-0002'],
  [/\/public\/programs\/:code\/exercises/, 'kind', () => 'picture'],
  [/\/public\/programs\/:code/, 'code', () => '000000-00000-00000-00000-00000'],
];

/** Fills the parameters of a call's path with records of `of`. Throws for an undescribed parameter. */
export function paramsFor(call: Call, of: Holdings): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  for (const [, name] of call.path.matchAll(/:(\w+)/g)) {
    const rule = named.find(([pattern, parameter]) => parameter === name && pattern.test(call.path));
    if (!rule) throw new Error(`${call.id}: say in owned-params.ts which record ":${name}" of ${call.path} names.`);
    params[name!] = rule[2](of);
  }
  return params;
}

/** Whether the path of the call identifies an owned record. */
export const namesRecord = (call: Call): boolean =>
  JSON.stringify(paramsFor(call, nowhere)).includes(String(MISSING)) || call.path.includes('/users/:id');

import type { Holdings } from './owned-params.ts';

const block = {
  uuid: '0f5e6f0a-3d5a-4e5c-9a40-5a1f2f3b4c5d',
  exerciseId: 'EK-0001',
  numSets: 1,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody: null,
};
const phase = {
  id: '5b6a1f57-3c8e-4f4d-9d5b-0c1d2e3f4a5b',
  phaseNumber: 1,
  title: 'Probe',
  exerciseTotal: 1,
  messageTotal: 1,
  track: 'Time in phase',
  logic: '>',
  number: 14,
  type: 'Days',
  messageProvider: false,
};
const carePath = (of: Holdings) => ({ name: 'Probe', phases: [{ ...phase, templateId: of.template }] });
const program = { name: 'Probe', notes: '', dailyFrequency: 3, weeklyFrequency: 5, blocks: [block] };
/** An own exercise serves every location of its organization, and no other organization. */
const withExercise = (own: Holdings, foreign: Holdings) =>
  foreign.ownExercise === own.ownExercise
    ? []
    : [{ ...program, blocks: [{ ...block, exerciseId: foreign.ownExercise }] }];
const patient = (of: Holdings) => ({
  products: ['HEALTH'],
  firstName: 'Probe',
  lastName: 'Probe',
  email: `probe.${Math.random().toString(36).slice(2)}@patient.test`,
  phoneNumber: '5555550123',
  dob: null,
  locationId: of.location,
  injuredSideOfBody: 'Left',
  injuredBodyPart: 'Knee',
});
const scanSession = (of: Holdings) => ({
  sessionUUID: crypto.randomUUID(),
  clientVersion: '2.18.0',
  locationId: of.location,
  participantUid: `PROBE-${Math.random().toString(36).slice(2)}`,
  assessmentId: 'AST-0009',
  results: [{ id: 'r1', name: 'Probe', value: 1.5, units: 's' }],
  meta: { demographics: { age: 70, sex: 'FEMALE' } },
  resultsInsights: { lapInfo: { lap1StartFrame: 3 } },
  recordedAt: '2026-11-20T15:00:00Z',
});
const reconciled = (of: Holdings) => ({
  row: 2,
  gaitUid: `G-${of.patient}`,
  firstName: 'Probe',
  lastName: 'Probe',
  email: null,
  patientId: of.patient,
  version: 1,
  confirmed: true,
});
const gaitSession = (of: Holdings) => ({
  sessionUUID: crypto.randomUUID(),
  sessionSchema: 'GAIT-SA-2',
  clientVersion: '2.18.0',
  subject: { patientId: of.patient },
  meta: { capturedDate: '2026-11-20T15:00:00Z', assistanceOption: 'NONE', unitsSelected: 'm/s' },
  data: [{ name: 'speed', measures: [{ name: 'avgSpeed', value: 1.1, unit: 'm/s' }] }],
});
const timedWalk = (of: Holdings) => ({
  sessionUUID: crypto.randomUUID(),
  subject: { patientId: of.patient },
  metres: 4,
  seconds: 4,
  start: 'MOVING',
  assistanceOption: 'NONE',
  capturedDate: '2026-11-20T15:00:00Z',
});
const outcome = {
  pdfGroup: 'ASSESSMENT_OUTCOMES_PDF',
  pdfName: 'AST-0009-probe',
  pdfDocumentData: {
    sessionData: {
      participantUid: null,
      createdDate: '11/20/2026',
      assessmentName: 'Probe',
      practitionerName: null,
      demographics: null,
      assessment: { id: 'AST-0009', heading: 'Probe', description: null, source: null },
    },
    outcomeBoxData: [{ name: 'Time', value: '9.00 s', label: 'Low Risk', level: 'green', notes: [] }],
    outcomeSliderData: null,
    outcomeFactorTableData: null,
  },
};
const day = () => new Date().toISOString().slice(0, 10);
const newPlan = (of: Holdings) => ({
  start: day(),
  products: ['HEALTH'],
  locationId: of.location,
  injuredSideOfBody: 'Left',
  injuredBodyPart: 'Knee',
});
const attestation = (of: Holdings) => ({
  practitionerId: of.practitioner,
  onePractitioner: true,
  noPhysiologicMonitoring: true,
});
const billing = (of: Holdings, by: Holdings) => ({
  cycles: [{ id: of.cycle, code: '98977', units: 1 }],
  attestation: attestation(by),
});
const bulkBilling = (of: Holdings, by: Holdings) => ({
  patients: [
    { patientId: of.patient, practitionerId: by.practitioner, cycles: [{ id: of.cycle, code: '98977', units: 1 }] },
  ],
  attestation: { onePractitioner: true, noPhysiologicMonitoring: true },
});
const reverted = (of: Holdings) => ({
  patients: [{ patientId: of.patient, cycles: [{ id: of.cycle, version: 1 }] }],
  reason: 'Probe',
});
const settings = (of: Holdings) => ({
  filter: { state: 'ACTIVE', locationIds: [of.location] },
  sort: 'name',
  order: 'ASC',
  perPage: 15,
});
const apiClient = { name: 'Probe', scopes: ['patients:read'], expiresOn: null, keySet: null };
const place = { name: 'Probe place', timezone: 'America/Denver' };

/** A valid body of every call that takes one; records that it refers to are those of `of`. A write without one fails. */
export const bodies: Record<string, (of: Holdings) => object> = {
  signIn: () => ({ email: 'nobody@clinic.test', password: 'wrong' }),
  requireSecondFactor: () => ({ isRequired: false }),
  confirmSignInByPasskey: () => ({ answer: { id: 'nobody-s-key' } }),
  beginPasskey: () => ({ password: 'wrong' }),
  addPasskey: () => ({ name: 'Probe', answer: { id: 'nobody-s-key' } }),
  confirmByPasskey: () => ({ answer: { id: 'nobody-s-key' } }),
  confirmSignIn: () => ({ method: 'RECOVERY', code: 'nobody-s-code' }),
  beginApp: () => ({ password: 'wrong' }),
  enableApp: () => ({ code: '123456' }),
  disableApp: () => ({ password: 'wrong' }),
  renewRecoveryCodes: () => ({ password: 'wrong' }),
  confirmIdentity: () => ({ method: 'PASSWORD', password: 'wrong' }),
  changePassword: () => ({ currentPassword: 'wrong', newPassword: 'a new and longer one' }),
  forgotPassword: () => ({ username: 'nobody@clinic.test' }),
  resetPassword: () => ({ username: 'nobody@clinic.test', code: '123456', password: 'a new and longer one' }),
  createAccount: () => ({ code: 'AAAAAAAAAAAAAAAAAAAAAA', password: 'a new and longer one' }),
  updateUser: () => ({ firstName: 'Probe', lastName: 'Probe' }),
  renderOutcomePdf: () => outcome,
  sendSupportMessage: () => ({ topic: 'QUESTION', message: 'Probe', page: '/home/', version: '1.63.5' }),
  openEmergencyAccess: () => ({
    firstName: 'Probe',
    lastName: 'Probe',
    dob: '1960-02-03',
    reason: 'A probe of who may open what.',
  }),
  completeSignUp: (of) => ({ userId: of.user, firstName: 'Probe', lastName: 'Probe' }),
  findPatients: () => ({ q: 'CANARY' }),
  findResponsePatients: (of) => ({ organizationId: of.organization, q: 'CANARY' }),
  matchResponse: (of) => ({ organizationId: of.organization, patientId: of.patient }),
  closeResponse: () => ({ outcome: 'DISMISSED', reason: 'Probe' }),
  addPatient: patient,
  updatePatient: (of) => ({ firstName: 'Probe', locationId: of.location }),
  dischargePatient: () => ({ date: day() }),
  editPlanOfCare: () => ({ end: null }),
  newPlanOfCare: newPlan,
  addProducts: () => ({ products: ['GAIT'] }),
  addOwnExercise: () => ({ name: `Probe ${Math.random().toString(36).slice(2)}` }),
  updateOwnExercise: () => ({ name: 'Probe' }),
  createTemplate: () => program,
  updateTemplate: () => program,
  deleteTemplates: (of) => ({ ids: [of.template] }),
  assignProgram: (of) => ({ templateId: of.template }),
  createCarePath: carePath,
  updateCarePath: carePath,
  archiveCarePath: () => ({ archived: true }),
  assignPath: (of) => ({ pathId: of.carePath }),
  updateProgram: () => program,
  addLocation: () => place,
  updateLocation: () => place,
  invitePractitioner: (of) => ({
    firstName: 'Probe',
    lastName: 'Probe',
    email: `probe.${Math.random().toString(36).slice(2)}@clinic.test`,
    role: 'PORTAL_PRACTITIONER',
    locationIds: [of.location],
  }),
  updatePractitioner: (of) => ({ role: 'PORTAL_PRACTITIONER', locationIds: [of.location] }),
  createApiClient: (of) => ({ ...apiClient, locationIds: [of.location] }),
  addClientSecret: () => ({ overlapHours: 0 }),
  replaceClientKeys: () => ({ keySet: '{"keys":[]}' }),
  revokeApiClient: () => ({}),
  updateOrganization: () => ({ name: 'Probe', timezone: 'America/Denver' }),
  addCareNote: () => ({ date: '2026-11-06', minutes: 20, notes: 'Probe', interactionType: null }),
  updateCareNote: () => ({ date: '2026-11-06', minutes: 20, notes: 'Probe', interactionType: null }),
  commentGaitSession: () => ({ comment: 'Probe' }),
  applyGaitReconcile: (of) => ({ rows: [reconciled(of)] }),
  saveDemographics: () => ({ sex: 'FEMALE', heightCm: 168.5, condition: 'STROKE' }),
  addGaitPatient: (of) => ({ locationId: of.location, gaitUid: `PROBE-${Math.random().toString(36).slice(2)}` }),
  setRtmStatus: (of) => ({ status: 'BILLED', attestation: attestation(of) }),
  billRtmMonth: (of) => billing(of, of),
  billRtmMonths: (of) => bulkBilling(of, of),
  revertRtmMonths: reverted,
  saveRtmSettings: () => ({
    supplyDomain: 'MSK',
    dataDays: 'LOGGED',
    contactPerFurtherUnit: false,
    mostFurtherUnits: null,
    discipline: 'PT',
    billing: { charges: {} },
  }),
  pauseMonitoring: () => ({ from: '2026-11-06', reason: 'Probe' }),
  resumeMonitoring: () => ({ on: '2026-11-06' }),
  setSetupDate: () => ({ episodeStart: '2026-11-01', setupDate: '2026-11-02', before: '2026-11-01' }),
  snoozeAttention: () => ({ until: new Date(Date.now() + 172_800_000).toISOString().slice(0, 10) }),
  postScanSession: scanSession,
  postGaitSession: gaitSession,
  postTimedWalk: timedWalk,
  simulateRiskOutcome: () => ({
    assessmentId: 'AST-0009',
    type: 'FALL',
    resultDefinitionId: 'time',
    factors: [{ category: 'HIGH', criteria: [{ type: 'TIME', conditions: [{ comparator: 'gte', value: 12 }] }] }],
  }),
  addPortalFilter: (of) => ({ list: 'patients', name: 'Probe', settings: settings(of) }),
  updatePortalFilter: (of) => ({ name: 'Probe', settings: settings(of) }),
  redeemDeviceCode: () => ({ code: 'AAAAAAAAAAAAAAAAAAAAAA', label: 'Probe' }),
};

/** Bodies that refer to records: an own patient may not get a foreign location, provider or template. */
export const references: Record<string, (own: Holdings, foreign: Holdings) => object[]> = {
  addPatient: (own, foreign) => [patient(foreign), { ...patient(own), primaryPractitionerId: foreign.practitioner }],
  addGaitPatient: (_own, foreign) => [{ locationId: foreign.location, gaitUid: 'PROBE' }],
  applyGaitReconcile: (_own, foreign) => [{ rows: [reconciled(foreign)] }],
  updatePatient: (_own, foreign) => [{ locationId: foreign.location }, { primaryPractitionerId: foreign.practitioner }],
  newPlanOfCare: (_own, foreign) => [newPlan(foreign)],
  createTemplate: (own, foreign) => withExercise(own, foreign),
  updateProgram: (own, foreign) => withExercise(own, foreign),
  // A template serves every location of its organization.
  assignProgram: (own, foreign) => (foreign.template === own.template ? [] : [{ templateId: foreign.template }]),
  deleteTemplates: (own, foreign) => (foreign.template === own.template ? [] : [{ ids: [foreign.template] }]),
  // Paths serve every location as well.
  assignPath: (own, foreign) => (foreign.carePath === own.carePath ? [] : [{ pathId: foreign.carePath }]),
  createCarePath: (own, foreign) => (foreign.template === own.template ? [] : [carePath(foreign)]),
  updateCarePath: (own, foreign) => (foreign.template === own.template ? [] : [carePath(foreign)]),
  setRtmStatus: (_own, foreign) => [{ status: 'BILLED', attestation: attestation(foreign) }],
  billRtmMonth: (own, foreign) => [billing(foreign, own), billing(own, foreign)],
  billRtmMonths: (own, foreign) => [bulkBilling(foreign, own), bulkBilling(own, foreign)],
  revertRtmMonths: (_own, foreign) => [reverted(foreign)],
  postScanSession: (_own, foreign) => [scanSession(foreign)],
  postGaitSession: (_own, foreign) => [gaitSession(foreign)],
  postTimedWalk: (_own, foreign) => [timedWalk(foreign)],
  addLocation: (_own, foreign) => [{ ...place, defaultProviderId: foreign.practitioner }],
  updateLocation: (_own, foreign) => [{ ...place, defaultProviderId: foreign.practitioner }],
  invitePractitioner: (_own, foreign) => [
    {
      firstName: 'Probe',
      lastName: 'Probe',
      email: 'reference@clinic.test',
      role: 'PORTAL_PRACTITIONER',
      locationIds: [foreign.location],
    },
  ],
  createApiClient: (_own, foreign) => [{ ...apiClient, locationIds: [foreign.location] }],
  updatePractitioner: (_own, foreign) => [{ role: 'PORTAL_PRACTITIONER', locationIds: [foreign.location] }],
};

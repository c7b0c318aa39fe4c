/** The records that examples refer to. */
export interface ExampleRecords {
  organization: number;
  location: number;
  patient: number;
  practitioner: number;
  user: string;
  template: number;
  carePath: number;
  cycle: number;
}

/** Those of the documentation. */
export const exampleRecords: ExampleRecords = {
  organization: 2,
  location: 4,
  patient: 12,
  practitioner: 6,
  user: '3f2c8a10-5b7e-4c1d-9a64-8e0f2d6b7c15',
  template: 9,
  carePath: 3,
  cycle: 31,
};

/** Makes a name that no other example has. */
const createSuffix = () => Math.random().toString(36).slice(2, 8);

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
  title: 'Early motion',
  exerciseTotal: 1,
  messageTotal: 1,
  track: 'Time in phase',
  logic: '>',
  number: 14,
  type: 'Days',
  messageProvider: false,
};
const carePath = (of: ExampleRecords) => ({ name: 'Knee, week 1', phases: [{ ...phase, templateId: of.template }] });
const program = { name: 'Knee, week 1', notes: '', dailyFrequency: 3, weeklyFrequency: 5, blocks: [block] };
const patient = (of: ExampleRecords) => ({
  products: ['HEALTH'],
  firstName: 'Ada',
  lastName: 'Byrne',
  email: `ada.byrne.${createSuffix()}@patient.test`,
  phoneNumber: '5555550123',
  dob: null,
  locationId: of.location,
  injuredSideOfBody: 'Left',
  injuredBodyPart: 'Knee',
});
const scanSession = (of: ExampleRecords) => ({
  sessionUUID: crypto.randomUUID(),
  clientVersion: '2.18.0',
  locationId: of.location,
  participantUid: `P-${createSuffix()}`,
  assessmentId: 'AST-0009',
  results: [{ id: 'r1', name: 'Time', value: 1.5, units: 's' }],
  meta: { demographics: { age: 70, sex: 'FEMALE' } },
  resultsInsights: { lapInfo: { lap1StartFrame: 3 } },
  recordedAt: '2026-11-20T15:00:00Z',
});
const reconciled = (of: ExampleRecords) => ({
  row: 2,
  gaitUid: `G-${of.patient}`,
  firstName: 'Ada',
  lastName: 'Byrne',
  email: null,
  patientId: of.patient,
  version: 1,
  confirmed: true,
});
const gaitSession = (of: ExampleRecords) => ({
  sessionUUID: crypto.randomUUID(),
  sessionSchema: 'GAIT-SA-2',
  clientVersion: '2.18.0',
  subject: { patientId: of.patient },
  meta: { capturedDate: '2026-11-20T15:00:00Z', assistanceOption: 'NONE', unitsSelected: 'm/s' },
  data: [{ name: 'speed', measures: [{ name: 'avgSpeed', value: 1.1, unit: 'm/s' }] }],
});
const timedWalk = (of: ExampleRecords) => ({
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
  pdfName: 'AST-0009-outcome',
  pdfDocumentData: {
    sessionData: {
      participantUid: null,
      createdDate: '11/20/2026',
      assessmentName: 'Timed Up and Go',
      practitionerName: null,
      demographics: null,
      assessment: { id: 'AST-0009', heading: 'Timed Up and Go', description: null, source: null },
    },
    outcomeBoxData: [{ name: 'Time', value: '9.00 s', label: 'Low Risk', level: 'green', notes: [] }],
    outcomeSliderData: null,
    outcomeFactorTableData: null,
  },
};
const day = () => new Date().toISOString().slice(0, 10);
const newPlan = (of: ExampleRecords) => ({
  start: day(),
  products: ['HEALTH'],
  locationId: of.location,
  injuredSideOfBody: 'Left',
  injuredBodyPart: 'Knee',
});
const attestation = (of: ExampleRecords) => ({
  practitionerId: of.practitioner,
  onePractitioner: true,
  noPhysiologicMonitoring: true,
});
const billing = (of: ExampleRecords, by: ExampleRecords) => ({
  cycles: [{ id: of.cycle, code: '98977', units: 1 }],
  attestation: attestation(by),
});
const bulkBilling = (of: ExampleRecords, by: ExampleRecords) => ({
  patients: [
    { patientId: of.patient, practitionerId: by.practitioner, cycles: [{ id: of.cycle, code: '98977', units: 1 }] },
  ],
  attestation: { onePractitioner: true, noPhysiologicMonitoring: true },
});
const reverted = (of: ExampleRecords) => ({
  patients: [{ patientId: of.patient, cycles: [{ id: of.cycle, version: 1 }] }],
  reason: 'On vacation',
});
const settings = (of: ExampleRecords) => ({
  filter: { state: 'ACTIVE', locationIds: [of.location] },
  sort: 'name',
  order: 'ASC',
  perPage: 15,
});
const riskOutcome = {
  assessmentId: 'AST-0009',
  type: 'FALL',
  resultDefinitionId: 'time',
  factors: [{ category: 'HIGH', criteria: [{ type: 'TIME', conditions: [{ comparator: 'gte', value: 12 }] }] }],
};
const vendorSettings = { filter: { q: 'river' }, sort: 'name', order: 'ASC', perPage: 15 };
/** The public key of RFC 7517, appendix A.1. */
const keySet = JSON.stringify({
  keys: [
    {
      kty: 'EC',
      crv: 'P-256',
      x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
      y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
      kid: '1',
    },
  ],
});
const apiClient = { name: 'Knee, week 1', scopes: ['patients:read'], expiresOn: null, keySet: null };
const webhook = {
  url: 'https://ehr.example.com/webhooks',
  description: 'EHR',
  eventTypes: ['patient.added', 'session.received'],
  enabled: true,
};
const place = { name: 'North', timezone: 'America/Denver' };

/** A valid body of every call that takes one; the records that it refers to are those of `of`. */
export const exampleBodies: Readonly<Record<string, (of: ExampleRecords) => object>> = {
  signIn: () => ({ email: 'nobody@clinic.test', password: 'wrong' }),
  requireSecondFactor: () => ({ isRequired: false }),
  confirmSignInByPasskey: () => ({ answer: { id: 'nobody-s-key' } }),
  beginPasskey: () => ({ password: 'wrong' }),
  addPasskey: () => ({ name: 'Knee, week 1', answer: { id: 'nobody-s-key' } }),
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
  updateUser: () => ({ firstName: 'Ada', lastName: 'Byrne' }),
  renderOutcomePdf: () => outcome,
  sendSupportMessage: () => ({
    topic: 'QUESTION',
    message: 'How do I add a location?',
    page: '/home/',
    version: '1.63.5',
  }),
  openEmergencyAccess: () => ({
    firstName: 'Ada',
    lastName: 'Byrne',
    dob: '1960-02-03',
    reason: 'Sent to the emergency department; asked for the program.',
  }),
  completeSignUp: (of) => ({ userId: of.user, firstName: 'Ada', lastName: 'Byrne' }),
  findPatients: () => ({ q: 'CANARY' }),
  findResponsePatients: (of) => ({ organizationId: of.organization, q: 'CANARY' }),
  matchResponse: (of) => ({ organizationId: of.organization, patientId: of.patient }),
  closeResponse: () => ({ outcome: 'DISMISSED', reason: 'On vacation' }),
  addPatient: patient,
  updatePatient: (of) => ({ firstName: 'Ada', locationId: of.location }),
  dischargePatient: () => ({ date: day() }),
  editPlanOfCare: () => ({ end: null }),
  newPlanOfCare: newPlan,
  addProducts: () => ({ products: ['GAIT'] }),
  addOwnExercise: () => ({ name: `Heel slide with a towel ${createSuffix()}` }),
  updateOwnExercise: () => ({ name: 'Knee, week 1' }),
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
    firstName: 'Ada',
    lastName: 'Byrne',
    email: `ada.byrne.${createSuffix()}@clinic.test`,
    role: 'PORTAL_PRACTITIONER',
    locationIds: [of.location],
  }),
  updatePractitioner: (of) => ({ role: 'PORTAL_PRACTITIONER', locationIds: [of.location] }),
  createApiClient: (of) => ({ ...apiClient, locationIds: [of.location] }),
  addClientSecret: () => ({ overlapHours: 0 }),
  replaceClientKeys: () => ({ keySet }),
  revokeApiClient: () => ({}),
  addEhrConnection: () => ({
    name: 'City Hospital',
    issuer: 'https://ehr.example.com/fhir/R4',
    clientId: 'portal',
    clientSecret: null,
  }),
  replaceEhrSecret: () => ({ clientSecret: 'a secret of the EHR' }),
  startEhrLaunch: () => ({ iss: 'https://ehr.example.com/fhir/R4', launch: 'xyz123' }),
  finishEhrLaunch: () => ({ page: '/ehr/callback/ehr.example.com/fhir/R4/', state: 'of no launch', code: 'abc' }),
  confirmEhrPatient: (of) => ({ patientId: of.patient }),
  createWebhookEndpoint: () => webhook,
  updateWebhookEndpoint: () => webhook,
  addWebhookSecret: () => ({ overlapHours: 24 }),
  sendTestEvent: () => ({}),
  resendWebhookDelivery: () => ({}),
  updateOrganization: () => ({ name: 'Knee, week 1', timezone: 'America/Denver' }),
  addCareNote: () => ({
    date: '2026-11-06',
    minutes: 20,
    notes: 'Reviewed the program by phone.',
    interactionType: null,
  }),
  updateCareNote: () => ({
    date: '2026-11-06',
    minutes: 20,
    notes: 'Reviewed the program by phone.',
    interactionType: null,
  }),
  commentGaitSession: () => ({ comment: 'New shoes.' }),
  applyGaitReconcile: (of) => ({ rows: [reconciled(of)] }),
  saveDemographics: () => ({ sex: 'FEMALE', heightCm: 168.5, condition: 'STROKE' }),
  addGaitPatient: (of) => ({ locationId: of.location, gaitUid: `G-${createSuffix()}` }),
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
  pauseMonitoring: () => ({ from: '2026-11-06', reason: 'On vacation' }),
  resumeMonitoring: () => ({ on: '2026-11-06' }),
  setSetupDate: () => ({ episodeStart: '2026-11-01', setupDate: '2026-11-02', before: '2026-11-01' }),
  snoozeAttention: () => ({ until: new Date(Date.now() + 172_800_000).toISOString().slice(0, 10) }),
  postScanSession: scanSession,
  postGaitSession: gaitSession,
  postTimedWalk: timedWalk,
  simulateRiskOutcome: () => riskOutcome,
  addPortalFilter: (of) => ({ list: 'patients', name: 'Knee, week 1', settings: settings(of) }),
  updatePortalFilter: (of) => ({ name: 'Knee, week 1', settings: settings(of) }),
  redeemDeviceCode: () => ({ code: 'AAAAAAAAAAAAAAAAAAAAAA', label: 'Ada’s phone' }),
  turnOnReminders: () => ({ channel: 'EMAIL', hour: 9 }),
  changeOwnReminders: () => ({ settings: { channel: 'EMAIL', hour: 18 } }),
  openPatientLink: () => ({
    code: '000000-00000-00000-00000-00000',
    birthDate: '1980-02-29',
    label: 'iPhone',
  }),
  addSurveySchedule: () => ({ survey: 'phq-2', everyDays: 14, from: new Date().toISOString().slice(0, 10) }),
  answerSurvey: () => ({
    responseUUID: '5a0e7c34-8d21-4b96-a3f5-1e9c60d7b482',
    scheduleId: 12,
    answeredAt: '2026-11-21T07:30:00-07:00',
    item: [
      { linkId: 'phq-2.1', answer: [{ valueCoding: { code: 'several-days' } }] },
      { linkId: 'phq-2.2', answer: [{ valueCoding: { code: 'not-at-all' } }] },
    ],
  }),
  addScanClient: () => ({ versionId: '3.4.0', updateRequired: false }),
  saveScanClient: () => ({ updateRequired: true }),
  updateKeyword: () => ({ keyword: 'north' }),
  createOrganization: () => ({
    orgName: 'Riverside Physical Therapy',
    timezone: 'America/Denver',
    products: ['HEALTH'],
    practitioner: {
      firstName: 'Ada',
      lastName: 'Byrne',
      email: `ada.byrne.${createSuffix()}@clinic.test`,
      role: 'PORTAL_PROVIDER_ADMIN',
    },
    location: place,
  }),
  updateOrganizationDetails: () => ({
    name: 'Riverside',
    timezone: 'America/Denver',
    products: ['HEALTH', 'GAIT', 'SCAN'],
  }),
  updateScanModules: () => ({ scanModules: [] }),
  saveScanOrganization: () => ({ scanModules: [] }),
  addSavedFilter: () => ({ list: 'admin/organizations', name: 'Active', settings: vendorSettings }),
  updateSavedFilter: () => ({ name: 'Active', settings: vendorSettings }),
  saveRiskOutcome: () => ({ ...riskOutcome, title: 'Fall risk', description: null, source: null }),
  setScanModulesOverride: (of) => ({ organizationId: of.organization }),
  addProForm: () => ({ id: 'nprs-knee' }),
  createOrganizationApiClient: (of) => ({ ...apiClient, locationIds: [of.location] }),
  addOrganizationClientSecret: () => ({ overlapHours: 24 }),
  replaceOrganizationClientKeys: () => ({ keySet }),
  revokeOrganizationApiClient: () => ({}),
};

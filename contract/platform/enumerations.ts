/** Enumerations of the specification, spelled as on the wire (ENT). */
export * from './first-enumerations.ts';

/** Products a patient record can hold (ENT-008); scan participants are separate (OPEN-106). */
export const patientProducts = ['HEALTH', 'GAIT', 'PRO'] as const;
export type PatientProduct = (typeof patientProducts)[number];

/** Roles that a clinic can give its own people (A§6). */
export const practitionerRoles = ['PORTAL_PRACTITIONER', 'PORTAL_PROVIDER_ADMIN'] as const;
export type PractitionerRole = (typeof practitionerRoles)[number];

export const bodyParts = ['Shoulder', 'Hip', 'Knee', 'Spine', 'Multiple'] as const;
export type BodyPart = (typeof bodyParts)[number];
/** `N/A` is shown for null (ENT-054). */
export const sides = ['Right', 'Left'] as const;
export type Side = (typeof sides)[number];
export const bodyTargets = ['Shoulder', 'Hip/Knee', 'Torso/Core', 'Elbow/Hand', 'Ankle/Foot', 'Neck', 'Spine'] as const;
export const exerciseTypes = ['Stretching/Mobility', 'Active/Dynamic', 'Isometric'] as const;
export const equipment = ['Theraband', 'Weights', 'Towel', 'Cane', 'Chair', 'Physioball'] as const;
export const subjectPositions = [
  'Standing',
  'Prone',
  'Side Lying',
  'Supine',
  'Seated',
  'Quadruped',
  'Kneeling',
] as const;
export const cameraOrientations = ['Portrait', 'Landscape'] as const;
export const sequences = ['SINGLE', 'ALTERNATING', 'BILATERAL'] as const;
export const exerciseMetrics = ['ROM', 'REPS', 'TIME'] as const;
export const goalTypes = ['ROM', 'TIME', 'REPS', 'REPS_OR_TIME'] as const;

export const healthStatuses = ['NO_ASSIGNED_HEP', 'NO_ACCOUNT', 'HAS_ACCOUNT'] as const;
export type HealthStatus = (typeof healthStatuses)[number];

/** Patient list filter values (PAT-04). */
export const patientStates = ['ALL', 'ACTIVE', 'DISCHARGED'] as const;

/** What a scan session is a recording of (CONST-05). */
export const scanTypes = ['SCAN-1'] as const;
/** Which of two published readings the built-in risk rules follow (OPEN-129). */
export const riskReadings = ['ADMIN', 'PORTAL'] as const;

/** Why a patient skips a set (PTL-11). */
export const skipReasons = ['PAIN', 'TIRED', 'NO_TIME', 'NO_EQUIPMENT', 'OTHER'] as const;

export const sessionTypes = ['HEPSession', 'SingleSession'] as const;
export const selfReported = ['none', 'partial', 'full'] as const;
export const setResolutions = ['SUCCESS', 'SKIPPED_IN_SET', 'SELF_REPORTED', 'NOT_STARTED'] as const;
/** How a set turned out, in the specification's words (ENT-061). */
export const setStatuses = [
  'Not Started',
  'Skipped',
  'Skipped in Set',
  'Calibration Error',
  'Success',
  'Self Reported',
] as const;
export type SetStatus = (typeof setStatuses)[number];
export const activityTypes = [
  'PATIENT_INTERACTION',
  'HEP_SESSION',
  'PRO_RESPONSE',
  'INITIAL_HEP_ASSIGNMENT',
  'SELF_REPORTED_HEP_SESSION',
] as const;

/** Respiratory and cognitive behavioural supply codes are there for organizations that switch to them. */
export const rtmCodes = [
  '98975',
  '98977',
  '98985',
  '98976',
  '98984',
  '98978',
  '98986',
  '98979',
  '98980',
  '98981',
] as const;
export type RtmCode = (typeof rtmCodes)[number];
/** What a code runs by: once an episode of care, in windows of 30 days, or by the month. */
export const rtmClocks = ['EPISODE', 'ROLLING_30', 'CALENDAR_MONTH'] as const;
export type RtmClock = (typeof rtmClocks)[number];
export const rtmStatuses = ['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE', 'READY_TO_BILL', 'BILLED'] as const;
export type RtmStatus = (typeof rtmStatuses)[number];

/** What the supplied device looks after: muscles and joints, breathing, or behaviour. */
export const supplyDomains = ['MSK', 'RESP', 'CBT'] as const;
export type SupplyDomain = (typeof supplyDomains)[number];
/** What makes a day a data day: data that the patient logged, or any activity, gait and scan sessions included. */
export const dataDayDefinitions = ['LOGGED', 'ANY_ACTIVITY'] as const;
export type DataDayDefinition = (typeof dataDayDefinitions)[number];
/** Whose plan of care it is: physical, occupational or speech therapy (GP, GO, GN), or a physician's (no modifier). */
export const disciplines = ['PT', 'OT', 'SLP', 'PHYSICIAN'] as const;
export type Discipline = (typeof disciplines)[number];
/** What the author of a care note is. Assistants bring CQ or CO, an aide's minutes do not count. */
export const credentials = ['PT', 'OT', 'SLP', 'PTA', 'OTA', 'PHYSICIAN', 'CLINICAL_STAFF', 'AIDE'] as const;
export type Credential = (typeof credentials)[number];
/** How the patient was reached; a message is no live contact. */
export const contactModes = ['PHONE', 'VIDEO', 'IN_PERSON', 'MESSAGE'] as const;
export type ContactMode = (typeof contactModes)[number];
export const rtmModifiers = ['GP', 'GO', 'GN', 'CQ', 'CO'] as const;
export type RtmModifier = (typeof rtmModifiers)[number];
/** What somebody has to look at before a cycle is billed. */
export const rtmFlags = [
  'ENDED_EARLY',
  'SPANS_RULE_CHANGE',
  'LATEST_RULES_ASSUMED',
  'HELD_FOR_REVIEW',
  'MIXED_DISCIPLINES',
  'OVERLAPPING_NOTES',
  'FURTHER_CONTACT_DISPUTED',
  'SET_UP_BY_UNKNOWN',
] as const;
export type RtmFlag = (typeof rtmFlags)[number];

/** OPEN-152: the literal of a live two-way contact on a care note; otherwise null. */
export const PATIENT_INTERACTIVE_COMMUNICATION = 'PATIENT_INTERACTIVE_COMMUNICATION';

export const proAnswerTypes = ['CHOICE', 'BOOLEAN', 'TEXT', 'UNKNOWN'] as const;

export const dashboardActions = ['NO_ACCOUNT', 'NO_HEP', 'NO_RECENT_SESSION', 'READY_TO_BILL'] as const;

export const sexes = ['MALE', 'FEMALE'] as const;
export type Sex = (typeof sexes)[number];
/** Conditions for which it is published from where on a change of walking speed is more than error of measurement. */
export const walkConditions = ['PARKINSON', 'STROKE'] as const;
export type WalkCondition = (typeof walkConditions)[number];

/** What a value of gait was read from: the device's own measuring, the recorded joints, or a stopwatch. */
export const measureSources = ['DEVICE', 'RECORDING', 'STOPWATCH'] as const;

/** Where measuring by the recording of a walk stands; `NONE` without a recording. */
export const recordingStates = ['NONE', 'WAITING', 'MEASURED', 'NOT_MEASURABLE'] as const;

/** Why a recording cannot be measured: damaged, longer than can be measured, without a known frame rate, without legs in view,
 * nobody walking, not seen from the side, too few strides. */
export const walkErrors = [
  'UNREADABLE',
  'TOO_LONG',
  'NO_FRAME_RATE',
  'NO_LEGS',
  'NO_WALK',
  'NOT_FROM_THE_SIDE',
  'TOO_FEW_STRIDES',
] as const;

/** What a reader has to know of measured values. */
export const walkWarnings = [
  'FEW_STRIDES',
  'JOINTS_MISSING',
  'LOW_CONFIDENCE',
  'OBLIQUE_VIEW',
  'NO_SCALE',
  'SCALE_FROM_HEIGHT',
  'LOW_FRAME_RATE',
  'FRAMES_MISSING',
] as const;

export const gaitSchemas = ['GAIT-SA-1', 'GAIT-SA-2', 'GAIT-FA-1', 'GAIT-FA-2'] as const;
export const assistanceOptions = ['NONE', 'CANE', 'WALKER'] as const;
export const artifactTypes = ['video', 'image', 'pose-log', 'graphs-gait', 'graphs-tremor', 'hands-log'] as const;
export type ArtifactType = (typeof artifactTypes)[number];

/** US zones only (A§9): every IANA zone of Indiana, Kentucky and North Dakota, one for each other name (OPEN-118). */
export const timeZones = [
  'America/New_York',
  'America/Detroit',
  'America/Chicago',
  'America/Indiana/Indianapolis',
  'America/Indiana/Knox',
  'America/Indiana/Marengo',
  'America/Indiana/Petersburg',
  'America/Indiana/Tell_City',
  'America/Indiana/Vevay',
  'America/Indiana/Vincennes',
  'America/Indiana/Winamac',
  'America/Kentucky/Louisville',
  'America/Kentucky/Monticello',
  'America/North_Dakota/Beulah',
  'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
] as const;

/** Motions of a joint whose usual range is published. */
export const normalMotions = [
  'neckFlexion',
  'neckRotation',
  'neckSideBend',
  'shoulderFlexion',
  'shoulderExtension',
  'shoulderAbduction',
  'shoulderRotation',
  'elbowFlexion',
  'forearmRotation',
  'wristFlexion',
  'wristDeviation',
  'thumbAbduction',
  'trunkFlexion',
  'trunkRotation',
  'trunkSideBend',
  'hipFlexion',
  'hipExtension',
  'hipAbduction',
  'hipRotation',
  'kneeFlexion',
  'ankleFlexion',
  'footInversion',
] as const;
export type NormalMotion = (typeof normalMotions)[number];

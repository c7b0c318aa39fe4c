import { exampleBodies } from '../../../server/platform/documentation/example-bodies.ts';
import type { Holdings } from './owned-params.ts';

const FHIR = 'http://localhost/fhir/R4';

const fhirPatient = ({ location, patient, practitioner }: Holdings) => ({
  resourceType: 'Patient',
  id: String(patient),
  name: [{ family: 'Probe', given: ['Fhir'] }],
  telecom: [
    { system: 'phone', value: '555-123-4567' },
    { system: 'email', value: 'fhir.probe@patient.test' },
  ],
  extension: [
    {
      url: `${FHIR}/StructureDefinition/patient-location`,
      valueReference: { reference: `Location/${location}` },
    },
    { url: `${FHIR}/StructureDefinition/patient-product`, valueCode: 'PRO' },
  ],
  generalPractitioner: [{ reference: `Practitioner/${practitioner}` }],
});

/** FHIR is described by its CapabilityStatement and has no examples in the OpenAPI document. */
export const bodies: Record<string, (of: Holdings) => object> = {
  ...exampleBodies,
  createFhirPatient: fhirPatient,
  updateFhirPatient: fhirPatient,
  createFhirQuestionnaireResponse: ({ patient }) => ({
    resourceType: 'QuestionnaireResponse',
    questionnaire: `${FHIR}/Questionnaire/nprs`,
    status: 'completed',
    subject: { reference: `Patient/${patient}` },
    authored: '2026-11-20T15:00:00Z',
    item: [{ linkId: 'pain', answer: [{ valueDecimal: 3 }] }],
  }),
};

const body = (call: string, of: Holdings) => bodies[call]!(of);
/** An own exercise serves every location of its organization, and no other organization. */
function withExercise(own: Holdings, foreign: Holdings) {
  if (foreign.ownExercise === own.ownExercise) return [];
  const program = body('createTemplate', own) as { blocks: object[] };
  return [{ ...program, blocks: program.blocks.map((block) => ({ ...block, exerciseId: foreign.ownExercise })) }];
}

/** Bodies that refer to records: an own patient may not get a foreign location, provider or template. */
export const references: Record<string, (own: Holdings, foreign: Holdings) => object[]> = {
  addPatient: (own, foreign) => [
    body('addPatient', foreign),
    { ...body('addPatient', own), primaryPractitionerId: foreign.practitioner },
  ],
  createFhirPatient: (own, foreign) => [
    body('createFhirPatient', { ...own, location: foreign.location }),
    body('createFhirPatient', { ...own, practitioner: foreign.practitioner }),
  ],
  createFhirQuestionnaireResponse: (_own, foreign) => [body('createFhirQuestionnaireResponse', foreign)],
  addGaitPatient: (_own, foreign) => [{ locationId: foreign.location, gaitUid: 'PROBE' }],
  applyGaitReconcile: (_own, foreign) => [body('applyGaitReconcile', foreign)],
  updatePatient: (_own, foreign) => [
    { locationId: foreign.location },
    { primaryPractitionerId: foreign.practitioner },
    { firstName: 'Ada', id: foreign.patient },
  ],
  newPlanOfCare: (_own, foreign) => [body('newPlanOfCare', foreign)],
  createTemplate: (own, foreign) => withExercise(own, foreign),
  updateTemplate: (own, foreign) => withExercise(own, foreign),
  updateProgram: (own, foreign) => withExercise(own, foreign),
  // A template serves every location of its organization.
  assignProgram: (own, foreign) =>
    foreign.template === own.template ? [] : [{ templateId: foreign.template }, ...withExercise(own, foreign)],
  deleteTemplates: (own, foreign) => (foreign.template === own.template ? [] : [{ ids: [foreign.template] }]),
  // Paths serve every location as well.
  assignPath: (own, foreign) => (foreign.carePath === own.carePath ? [] : [{ pathId: foreign.carePath }]),
  createCarePath: (own, foreign) => (foreign.template === own.template ? [] : [body('createCarePath', foreign)]),
  updateCarePath: (own, foreign) => (foreign.template === own.template ? [] : [body('createCarePath', foreign)]),
  setRtmStatus: (_own, foreign) => [body('setRtmStatus', foreign)],
  billRtmMonth: (own, foreign) => [
    body('billRtmMonth', { ...own, cycle: foreign.cycle }),
    body('billRtmMonth', { ...own, practitioner: foreign.practitioner }),
  ],
  billRtmMonths: (own, foreign) => [
    body('billRtmMonths', { ...own, patient: foreign.patient, cycle: foreign.cycle }),
    body('billRtmMonths', { ...own, practitioner: foreign.practitioner }),
  ],
  revertRtmMonths: (_own, foreign) => [body('revertRtmMonths', foreign)],
  postScanSession: (_own, foreign) => [body('postScanSession', foreign)],
  postGaitSession: (_own, foreign) => [body('postGaitSession', foreign)],
  postTimedWalk: (_own, foreign) => [body('postTimedWalk', foreign)],
  addLocation: (own, foreign) => [{ ...body('addLocation', own), defaultProviderId: foreign.practitioner }],
  updateLocation: (own, foreign) => [{ ...body('addLocation', own), defaultProviderId: foreign.practitioner }],
  invitePractitioner: (_own, foreign) => [
    {
      firstName: 'Probe',
      lastName: 'Probe',
      email: 'reference@clinic.test',
      role: 'PORTAL_PRACTITIONER',
      locationIds: [foreign.location],
    },
  ],
  createApiClient: (_own, foreign) => [body('createApiClient', foreign)],
  updatePractitioner: (_own, foreign) => [{ role: 'PORTAL_PRACTITIONER', locationIds: [foreign.location] }],
};

import { defineMessages } from '../platform/message.ts';

/** Why a request of FHIR is refused. Its own words are those of the standard. */
export const fhirMessage = /* @__PURE__ */ defineMessages({
  'fhir.notFound': 'No such resource.',
  'fhir.gone': 'This resource was removed.',
  'fhir.noSuchType': 'This server has no such resource type or operation.',
  'fhir.unknownParameter': 'Unknown search parameter: %{name}',
  'fhir.unknownModifier': 'Modifier not supported: %{name}',
  'fhir.invalidValue': 'Not a valid value of %{name}: %{value}',
  'fhir.parameterRequired': 'Search by one of: %{names}',
  'fhir.jsonOnly': 'Only JSON is supported: application/fhir+json.',
  'fhir.formExpected': 'Send the search as application/x-www-form-urlencoded.',
  'fhir.invalidPage': 'This page link is not valid. Start the search again.',
  'fhir.noConditions': 'Conditional requests by a search are not supported.',
  'fhir.otherId': 'The id of the resource must be the one in the address.',
  'fhir.locationRequired': 'Name the location of the patient in the patient-location extension.',
  'fhir.productsFixed': 'Products of a patient are added in the portal.',
  'fhir.genderOfGait': 'The gender is kept for gait patients only. Leave it out, or send unknown.',
  'fhir.unknownQuestion': 'The form has no such question.',
  'fhir.unknownForm': 'No such form is registered.',
  'fhir.answerExpected': 'Answer with %{type}.',
  'fhir.completedOnly': 'Only completed responses are stored.',
  'fhir.alreadyElsewhere': 'A response with this identifier is on another record.',
});

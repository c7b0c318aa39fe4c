import { defineMessages } from '../platform/message.ts';

/** What is wrong with a field of a connection. */
export const ehrFieldMessage = /* @__PURE__ */ defineMessages({
  'ehrLaunch.issuerRequired': 'FHIR address is required',
  'ehrLaunch.issuerInvalid': 'Enter the FHIR address of the EHR, such as https://ehr.example.com/fhir/R4.',
  'ehrLaunch.clientIdRequired': 'Client ID is required',
  'ehrLaunch.secretRequired': 'Client secret is required',
});

/** Why a connection is not added, and why a launch does not lead to a patient. */
export const ehrLaunchMessage = /* @__PURE__ */ defineMessages({
  'ehrLaunch.notFound': 'EHR connection not found.',
  'ehrLaunch.tooMany': 'An organization can have %{n} EHR connections. Remove one that is not used.',
  'ehrLaunch.issuerTaken': 'This FHIR address is connected already.',
  'ehrLaunch.issuerHttps': 'The FHIR address must begin with https:// and have no user name, query or fragment.',
  'ehrLaunch.unknownIssuer': 'This EHR is not connected to your organization. Ask an admin to add it.',
  'ehrLaunch.unreachable': '%{name} did not respond. Try again.',
  'ehrLaunch.unusable': '%{name} does not offer what a launch needs. Ask an admin to check the connection.',
  'ehrLaunch.expired': 'This launch has expired. Open the patient again.',
  'ehrLaunch.denied': '%{name} did not allow access to the patient. Open the patient again.',
  'ehrLaunch.noPatient': '%{name} did not say which patient it is. Open or choose a patient in the EHR first.',
  'ehrLaunch.notOffered': 'Select one of the patients that were found.',
});

import { expect, it } from 'vitest';
import { toCallbackPage } from './ehr-address.ts';

it.each([
  ['https://ehr.example.com/fhir/R4', '/ehr/callback/ehr.example.com/fhir/R4/'],
  ['https://EHR.example.com/fhir/R4/', '/ehr/callback/ehr.example.com/fhir/R4/'],
  ['https://ehr.example.com', '/ehr/callback/ehr.example.com/'],
  ['https://ehr.example.com:8443/tenant two', '/ehr/callback/ehr.example.com:8443/tenant%20two/'],
])('SMART-13 the EHR at %s has the page %s', (issuer, page) => {
  expect(toCallbackPage(issuer)).toBe(page);
});

import type { Call } from '../../../contract/platform/call.ts';

/** What calls are grouped by: the first part of their path, and what it is about. */
export const tags: readonly { name: string; description: string }[] = [
  { name: 'identity', description: 'Signing in and out, passwords, second factors and sessions of the user' },
  { name: 'oauth', description: 'Access tokens of API clients' },
  { name: 'api-clients', description: 'API clients of the organization: service accounts of other systems' },
  {
    name: 'webhook-endpoints',
    description: 'Addresses of other systems that the organization’s events are sent to, and what was sent',
  },
  { name: 'ehr-connections', description: 'EHRs whose users open patients in the portal (SMART App Launch)' },
  { name: 'ehr-launches', description: 'The way from a patient in an EHR to the record in the portal' },
  { name: 'users', description: 'The signed-in user' },
  { name: 'sign-up', description: 'Accounts of invited providers' },
  { name: 'patients', description: 'Patient records, and what belongs to one patient' },
  { name: 'search', description: 'One search over patients, pages and exercises' },
  { name: 'worklist', description: 'Who needs attention today, and why' },
  { name: 'dashboards', description: 'The lists of the dashboard' },
  { name: 'exercises', description: 'The exercise library, favorites and an organization’s own exercises' },
  { name: 'programs', description: 'Program templates and assigned programs' },
  { name: 'care-paths', description: 'Programs that follow each other by rules' },
  { name: 'care-notes', description: 'Care notes and their minutes' },
  { name: 'rtm', description: 'Remote therapeutic monitoring: cycles, billing, charges and settings' },
  { name: 'gait', description: 'Walks: patients, sessions, reports, and what a gait device sends' },
  { name: 'scan', description: 'Assessments, sessions and participants, and what a scan client sends' },
  {
    name: 'intake',
    description: 'Calls of a patient’s app and of the page behind a personal link: pairing, program, sessions, surveys',
  },
  { name: 'artifacts', description: 'Files behind signed links' },
  { name: 'pdf-documents', description: 'Printed documents' },
  { name: 'saved-filters', description: 'Filters, order and page size of a list under a name' },
  { name: 'organizations', description: 'The organization of the user' },
  { name: 'locations', description: 'Locations of the organization' },
  { name: 'practitioners', description: 'Providers of the organization' },
  { name: 'emergency-accesses', description: 'Time-limited access to one patient record in an emergency' },
  { name: 'support', description: 'Messages to support' },
  { name: 'public', description: 'What the code of a handout opens' },
  { name: 'webhooks', description: 'Calls of the survey provider' },
  { name: 'admin', description: 'The vendor console: organizations, locations, client versions, forms and sessions' },
  { name: 'intercom', description: 'The support chat' },
  { name: 'status', description: 'Whether the service is live' },
  { name: 'healthcheck', description: 'Whether the process and its database are up' },
];

export function findTag({ path }: Call): string {
  return path.split('/').find((part) => part !== '' && part !== 'v2') ?? 'status';
}

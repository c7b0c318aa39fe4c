import type { Organization } from '../../contract/organizations/organization.ts';
import type { ScanResult, ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { clinicAdmin } from '../../tests/component/people.ts';

const zone = 'America/Denver';
const places = [
  { id: 3, name: 'Harbor', timezone: zone },
  { id: 4, name: 'Lakeside', timezone: zone },
];

/** An admin of a clinic that holds Scan, at two locations. */
export const scanUser = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['SCAN' as const, 'PRO' as const] },
  locations: places,
};

/** The same at one location. */
export const scanUserAtHarbor = { ...scanUser, locations: [places[0]!] };

/** The organization of the API, with the published admin defaults unless given. */
export const organizationWith = (riskReading: Organization['riskReading'] = 'ADMIN') =>
  ({
    'GET /v2/organizations/current': [200, { ...scanUser.organization, riskReading, version: 4 }],
  }) as const;

/** A result, by default 11.257 s. */
export const timed = (value: number | null = 11.257): ScanResult => ({ id: 'time', name: 'Time', value, units: 's' });

type Demographics = ScanSession['session']['meta']['demographics'];

/** Content of a session: an assessment with results, and demographics. */
export const scanned = (
  assessmentId: string,
  results: ScanResult[],
  demographics: Demographics = null,
): ScanSession['session'] => ({ type: 'SCAN-1', data: { assessmentId, results }, meta: { demographics } });

/** A Timed Up and Go of P-100 at Harbor, just now. */
export const scanSession = (id: number, more: Partial<ScanSession> = {}): ScanSession => ({
  id,
  createdDate: new Date().toISOString(),
  updatedDate: new Date().toISOString(),
  sessionUUID: crypto.randomUUID(),
  session: scanned('AST-0009', [timed()]),
  location: { id: 3, name: 'Harbor', timezone: zone },
  practitioner: { firstName: 'Wes', lastName: 'Kim' },
  organization: { id: 1, name: 'Northside', logoUrl: null },
  artifacts: [],
  participant: { id: 50, uid: 'P-100', isArchived: false, archivedDate: null },
  resultsInsights: null,
  ...more,
});

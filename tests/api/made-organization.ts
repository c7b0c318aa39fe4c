import { createOrganization } from '../../contract/organizations/admin-organizations.ts';
import type { Caller } from './world.ts';

/** An organization of its own for a test that changes it. */
export async function madeOrganization(vendor: Caller, orgName: string) {
  const practitioner = { firstName: 'Nora', lastName: 'New', email: null, role: 'PORTAL_PROVIDER_ADMIN' as const };
  const location = { name: 'Place', timezone: 'America/Denver' as const };
  return (
    await vendor.call(createOrganization, {
      body: { orgName, timezone: 'America/Denver', products: ['SCAN'], practitioner, location },
    })
  ).body;
}

import { afterEach, describe, expect, it } from 'vitest';
import type { Product } from '../contract/platform/enumerations.ts';
import type { CurrentUser } from '../contract/identity/users.ts';
import { adminDataProvider } from '../dataProvider/admin.ts';
import { portalDataProvider } from '../dataProvider/portal.ts';
import { clinicAdmin, vendorAdmin, vendorSupport, withoutGroup } from '../tests/component/people.ts';
import { createAuthProvider } from './authProvider.ts';
import { clearViewer, updateViewer } from './session.ts';

const vendor = createAuthProvider(adminDataProvider);
const portal = createAuthProvider(portalDataProvider);
const actions = ['list', 'show', 'create', 'edit', 'delete'] as const;
const provider: CurrentUser = { ...clinicAdmin, role: 'PORTAL_PRACTITIONER', groups: ['PORTAL_PRACTITIONER'] };
const holding = (products: Product[]): CurrentUser => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});

/** The actions that the viewer may do on a resource. */
async function allowed(viewer: CurrentUser, resource: string, by = vendor): Promise<string[]> {
  updateViewer(viewer);
  const answers = await Promise.all(actions.map((action) => by.canAccess!({ resource, action })));
  return actions.filter((_, at) => answers[at]);
}

// The files of a worker share the module.
afterEach(() => clearViewer());

describe('who may do what with a record of the vendor', () => {
  it.each([
    ['SEC-10', 'organizations', ['list', 'show', 'create', 'edit']],
    ['SEC-13', 'scan/organizations', ['list', 'show', 'edit']],
    ['SEC-15', 'pros/forms', ['list', 'show', 'create', 'delete']],
    ['SEC-16', 'scan/client-versions', ['list', 'show', 'create', 'edit', 'delete']],
    ['SEC-17', 'locations', ['list', 'show', 'edit']],
    ['SEC-09', 'scan/sessions', ['list', 'show']],
    ['SEC-09', 'gait/sessions', ['list', 'show']],
    ['SEC-09', 'pros/responses', ['list', 'show']],
    ['SEC-09', 'scan/locations', ['list']],
  ])('%s SEC-09 of %s both kinds of vendor staff may do what a call is there for, and nobody else', async (...row) => {
    const [, resource, expected] = row;
    for (const staff of [vendorAdmin, vendorSupport]) expect(await allowed(staff, resource)).toEqual(expected);
    for (const other of [clinicAdmin, provider, withoutGroup]) expect(await allowed(other, resource)).toEqual([]);
  });
});

describe('who may do what with a record of a clinic', () => {
  it('follows the products of the organization', async () => {
    expect(await allowed(holding(['HEALTH']), 'patients', portal)).toEqual(['list', 'show', 'create', 'edit']);
    expect(await allowed(holding(['SCAN']), 'patients', portal)).toEqual([]);
    expect(await allowed(holding(['SCAN']), 'scan/sessions', portal)).toEqual(['list']);
    expect(await allowed(holding(['HEALTH']), 'scan/sessions', portal)).toEqual([]);
    expect(await allowed(holding(['HEALTH']), 'programs/templates', portal)).toEqual([...actions]);
  });

  it('is of this console: the portal’s locations are no locations of the vendor', async () => {
    expect(await allowed(vendorAdmin, 'locations', portal)).toEqual(['list']);
    expect(await allowed(clinicAdmin, 'locations', portal)).toEqual(['list']);
    expect(await allowed(clinicAdmin, 'locations', vendor)).toEqual([]);
  });
});

describe('other questions', () => {
  it('about an action of the contract are answered by the table, whatever the resource', async () => {
    const may = (action: string) => vendor.canAccess!({ resource: 'anything', action });
    updateViewer(clinicAdmin);
    expect(await Promise.all(['team.manage', 'vendor.read', 'scan.read'].map(may))).toEqual([true, false, false]);
    updateViewer(provider);
    expect(await Promise.all(['team.manage', 'rtm.read'].map(may))).toEqual([false, true]);
  });

  it('about a resource or an action that is none of ours are left to the gates, for every signed-in user', async () => {
    const may = (resource: string, action: string) => vendor.canAccess!({ resource, action });
    updateViewer(vendorAdmin);
    expect(await may('somebody-else-s', 'list')).toBe(true);
    expect(await may('toString', 'list')).toBe(true);
    expect(await may('organizations', 'constructor')).toBe(true);
    // A list that may be read may be exported, and a copy is a new record.
    expect([await may('locations', 'export'), await may('locations', 'clone')]).toEqual([true, false]);
    clearViewer();
    expect(await may('somebody-else-s', 'list')).toBe(false);
    expect(await may('organizations', 'list')).toBe(false);
    expect(await may('organizations', 'vendor.read')).toBe(false);
  });
});

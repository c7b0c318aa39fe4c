import { isMainThread } from 'node:worker_threads';

const clinicAdmin = { groups: ['PORTAL_PROVIDER_ADMIN'], role: 'PORTAL_PROVIDER_ADMIN' };
const vendorAdmin = { clinic: 'exer', groups: ['VENDOR_ADMIN'], role: 'PORTAL_PROVIDER_ADMIN' };

/**
 * Accounts of stories that change what belongs to an account, such as its language. Loaded before a server of the stories;
 * its threads, which load it as well, have no use for them.
 */
const accounts = [
  { email: 'admin.languages@summit.example.com', clinic: 'summit', ...clinicAdmin, shows: 'Spanish' },
  { email: 'vendor.languages@example.com', ...vendorAdmin, shows: 'Spanish' },
  { email: 'vendor.lists@example.com', ...vendorAdmin, shows: 'filters of one member of staff' },
  { email: 'vendor.support.lists@example.com', ...vendorAdmin, groups: ['VENDOR_SUPPORT'], shows: 'those of another' },
];
if (isMainThread) {
  const { signs } = await import('../../server/demo/accounts.ts');
  signs.push(...accounts);
}

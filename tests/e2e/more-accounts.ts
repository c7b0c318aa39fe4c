import { signs, type Sign } from '../../server/demo/accounts.ts';

const clinicAdmin = { groups: ['PORTAL_PROVIDER_ADMIN'], role: 'PORTAL_PROVIDER_ADMIN' } satisfies Partial<Sign>;
const vendorAdmin = { clinic: 'exer', groups: ['VENDOR_ADMIN'], role: 'PORTAL_PROVIDER_ADMIN' } satisfies Partial<Sign>;

/** Accounts of stories that change what belongs to an account, such as its language. Loaded before a server of the stories. */
signs.push(
  { email: 'admin.languages@summit.example.com', clinic: 'summit', ...clinicAdmin, shows: 'Spanish' },
  { email: 'vendor.languages@example.com', ...vendorAdmin, shows: 'Spanish' },
  { email: 'vendor.lists@example.com', ...vendorAdmin, shows: 'filters of one member of staff' },
  { email: 'vendor.support.lists@example.com', ...vendorAdmin, groups: ['VENDOR_SUPPORT'], shows: 'those of another' },
);

/** What a server has to import. */
export const moreAccounts = import.meta.url;

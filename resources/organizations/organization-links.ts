import type { AdminOrganization } from '../../contract/admin-organizations.ts';
import { filteredList } from '../../src/components/list-tools/listAddress.ts';

/** Where the parts of an organization are found; labels are keys of the feature's messages. */
export const linksOf = ({
  id,
  products,
}: Pick<AdminOrganization, 'id' | 'products'>): { label: string; to: string }[] => [
  { label: 'toLocations', to: filteredList('/admin/locations/', { organizationId: [id] }) },
  ...(products.includes('SCAN') ? [{ label: 'toModules', to: `/admin/scan/organizations/${id}/modules` }] : []),
];

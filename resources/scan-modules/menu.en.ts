/** Texts of the menu and of the organizations that have scan modules. */
export const en = {
  adminMenu: { scan: 'Scan' },
  scanModules: {
    menu: 'Modules',
    title: 'Modules',
    organization: 'Organization',
    timezone: 'Timezone',
    search: 'Search by name',
    noOrganizations: 'No organization includes the scan product.',
    organizationsFailed: 'Could not get organizations.',
  },
};

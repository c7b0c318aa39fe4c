/** Texts of the menu and of the organizations that have scan modules. */
export const en = {
  adminMenu: { scan: 'Scan' },
  resources: {
    'scan/organizations': {
      name: 'Modules',
      empty: 'No organization includes the scan product.',
      failed: 'Could not get organizations.',
      fields: {
        name: 'Organization',
        timezone: 'Timezone',
      },
    },
  },
  scanModules: {
    menu: 'Modules',
    search: 'Search by name',
  },
};

/** Texts of the versions of the scan client. */
export const en = {
  adminMenu: { scan: 'Scan' },
  resources: {
    'scan/client-versions': {
      name: 'Client Version |||| Client Versions',
      empty: 'There are no client versions yet.',
      failed: 'There was an issue getting all Scan Versions',
      fields: { versionId: 'Version ID', updateRequired: 'Update Required', updatedBy: 'Updated By' },
      page: { create: 'Add Version', edit: 'Edit version %{id}' },
      notifications: {
        created: 'Successfully updated this Scan Version.',
        updated: 'Successfully updated this Scan Version.',
        failed: 'There was an issue updating this Scan Version.',
      },
    },
  },
  clientVersions: {
    menu: 'Client Versions',
    latest: 'Latest',
    action: 'Action',
    yes: 'Yes',
    no: 'No',
    edit: 'Edit',
    requireUpdate: 'Require update',
    requireNone: 'Do not require update',
    savedMany: 'One version changed. |||| %{smart_count} versions changed.',
    notSavedMany:
      'Someone else changed one version. It stays selected. |||| Someone else changed %{smart_count} versions. They stay selected.',
  },
};

/** Texts of the gait sessions of all organizations. */
export const en = {
  adminMenu: { gait: 'Gait' },
  resources: {
    'gait/sessions': {
      name: 'Gait Session |||| Gait Sessions',
      empty: 'No gait sessions in the last %{days} days.',
      failed: 'Couldnt fetch gait sessions :(',
      fields: {
        id: 'ID',
        organization: 'Organization',
        patient: 'Patient',
        uid: 'UID',
        provider: 'Provider',
        capturedDate: 'Captured',
        speed: 'Avg Speed (m/s)',
        uuid: 'UUID',
      },
    },
  },
  gaitSessions: {
    menu: 'Sessions',
    lead: 'Last %{days} days',
    action: 'Action',
    showAll: 'Show all gait sessions',
  },
};

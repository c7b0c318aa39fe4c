/** Texts of the gait sessions of all organizations. */
export const en = {
  adminMenu: { gait: 'Gait' },
  gaitSessions: {
    menu: 'Sessions',
    title: 'Gait Sessions',
    lead: 'The last %{days} days',
    id: 'ID',
    organization: 'Organization',
    patient: 'Patient',
    uid: 'UID',
    provider: 'Provider',
    captured: 'Captured',
    speed: 'Avg Speed (m/s)',
    uuid: 'UUID',
    action: 'Action',
    showAll: 'Show all gait sessions',
    empty: 'There are no gait sessions in the last %{days} days.',
    failed: 'Couldnt fetch gait sessions :(',
  },
};

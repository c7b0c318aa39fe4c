/** The menu's lines of Gait. */
export const en = {
  gait: { menu: 'Gait', reports: 'Reports', events: 'Events - Add Patient', reconcile: 'Reconcile' },
};

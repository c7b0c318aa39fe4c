/** Texts of Events - Add Patient, word for word from the specification where it has them (GAIT-19..22). */
export const gaitEventMessages = {
  gait: {
    event: {
      unknown: '-',
      location: 'Location',
      choose: 'Choose a location',
      uid: 'Unique Gait ID',
      uidHint: 'Names can be added later, by edit or by Reconcile.',
      add: 'Add Patient',
      added: 'Patient %{uid} was added.',
      patients: 'Gait patients',
      name: 'Name',
      gaitUid: 'Gait UID',
      lastActivity: 'Last Activity',
      noName: 'No name yet',
      search: 'Search by name or Gait UID',
      none: 'No gait patients with that location',
      noneFound: 'No gait patient of this location meets the search.',
      chooseFirst: 'Choose a location to see its gait patients.',
      noPlace: 'You have no location yet.',
      noPlaceHint: 'An administrator of your organization can give you one.',
      failed: 'The patients could not be loaded.',
      walk: 'Walk patients',
    },
  },
};

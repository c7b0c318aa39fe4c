/** Texts of the confirmation; `disable.warning` in `messages.en.ts` is the specification's. */
export const disablingMessages = {
  disabling: {
    counting: 'Counting its patients and users…',
    unknown: 'How many patients and users this touches could not be loaded.',
    patients: '%{smart_count} patient is discharged. |||| %{smart_count} patients are discharged.',
    users: '%{smart_count} user loses access. |||| %{smart_count} users lose access.',
    forGood: 'Enabling it again gives the users their access back, but its patients stay discharged.',
    name: 'Organization Name',
    type: 'Type “%{name}” to go on.',
  },
};

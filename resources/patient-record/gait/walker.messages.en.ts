/** Texts on by what a walk is compared. */
export const walkerMessages = {
  recordGaitWalker: {
    title: 'Compare by',
    summary: 'Compared by',
    sex: 'Sex',
    sexes: { MALE: 'Male', FEMALE: 'Female' },
    height: 'Height in cm',
    heightHint:
      'It scales recordings in which no meter was measured on the floor; they are measured again when it changes.',
    heightValue: '%{height} cm',
    dob: 'Date of birth',
    fact: { sex: 'Sex', dob: 'Date of birth', height: 'Height' },
    unsaid: 'Not stated',
    editDob: 'Edit date of birth',
    save: 'Save',
    saved: 'By what the walk is compared was saved.',
  },
};

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
    condition: 'Condition that affects walking',
    conditions: { PARKINSON: 'Parkinson disease or parkinsonism', STROKE: 'After a stroke' },
    conditionHint:
      'A change of speed is called real only by errors that are published for people with the same condition.',
    dob: 'Date of birth',
    fact: { sex: 'Sex', dob: 'Date of birth', height: 'Height', condition: 'Condition' },
    unsaid: 'Not stated',
    editDob: 'Edit date of birth',
    save: 'Save',
    saved: 'By what the walk is compared was saved.',
  },
};

/** Texts of editing a patient whom somebody else has changed meanwhile. */
export const recordEditMessages = {
  recordEdit: {
    clash: 'Somebody else has changed this patient since you opened this form.',
    hint: 'What you typed is kept. Look through their changes, then save again.',
  },
};

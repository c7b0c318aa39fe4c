/** Texts of the survey answers that belong to nobody yet. */
export const en = {
  adminMenu: { pros: 'PROs' },
  proResponses: {
    menu: 'Responses',
    title: 'Unprocessed Responses',
    form: 'Form Title',
    user: 'User',
    location: 'Location',
    dateTime: 'Date Time',
    reason: 'Reason',
    reasons: {
      UNKNOWN_FORM: 'Form is not registered',
      NO_PATIENT: 'Names no patient',
      PATIENT_GONE: 'Patient cannot be reached',
      LINK_EXPIRED: 'Link has run out',
    },
    empty: 'Every response has been processed.',
    failed: 'Could not get PRO responses.',
  },
};

/** Texts of the survey answers that belong to nobody yet. */
export const en = {
  adminMenu: { pros: 'PROs' },
  resources: {
    'pros/responses': {
      name: 'Unprocessed Response |||| Unprocessed Responses',
      empty: 'Every response has been processed.',
      failed: 'Could not get PRO responses.',
      fields: {
        form: 'Form Title',
        userId: 'User',
        location: 'Location',
        dateTime: 'Date Time',
        reason: 'Reason',
      },
    },
  },
  proResponses: {
    menu: 'Responses',
    reasons: {
      UNKNOWN_FORM: 'Form is not registered',
      NO_PATIENT: 'Names no patient',
      PATIENT_GONE: 'Patient cannot be reached',
      LINK_EXPIRED: 'Link has run out',
    },
  },
};

import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

export const en = {
  adminMenu: { pros: 'PROs' },
  resources: {
    'pros/forms': {
      name: 'PRO Form |||| PRO Forms',
      empty: 'No forms have been registered yet.',
      failed: 'Could not get PRO forms.',
      fields: { id: 'ID', hasExerWebhookEnabled: 'Has Webhook Enabled' },
      page: { create: 'Add New Typeform Form' },
    },
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
  proForms: {
    menu: 'Forms',
    confirmed: 'Confirmed',
    missing: 'Missing',
    formId: 'Form ID',
    address: 'Webhook address',
    copyAddress: 'Copy webhook address',
    copied: 'Webhook address copied.',
    notCopied: 'The webhook address could not be copied. Select and copy it manually.',
    certify: "I certify that the %{brand} webhook was added under this form's connect/webhooks settings.",
    certifyRequired: 'Check this box to certify that the webhook was added.',
    submit: 'Add Form',
    added: 'Form Added.',
  },
  proResponses: {
    menu: 'Responses',
    reasons: {
      UNKNOWN_FORM: 'Form not registered',
      NO_PATIENT: 'No patient in the response',
      PATIENT_GONE: 'Patient not available',
      LINK_EXPIRED: 'Link expired',
    },
  },
};

export type SurveyAdminKey = MessageKey<typeof en>;

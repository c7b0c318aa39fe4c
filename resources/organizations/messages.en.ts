/**
 * Texts of the organization pages, word for word from the specification where it has them (ORG, OPEN-108, OPEN-112).
 */
export const organizationMessages = {
  organization: {
    edit: 'Edit',
    editTitle: 'Edit Organization Details',
    name: 'Name',
    timezone: 'Timezone',
    changeLogo: 'Change Logo',
    noProducts: 'None',
    product: { HEALTH: 'Health', GAIT: 'Gait', PRO: 'PRO', SCAN: 'Scan' },
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Organization details updated.',
    failed: 'The organization could not be loaded.',
    riskReading: {
      label: 'Fall risk criteria',
      is: 'Fall risk criteria: %{is}',
      hint: 'Two readings are published for Sit to Stand and Tandem Stance. What is configured for your organization comes before both.',
      ADMIN: 'Published defaults',
      PORTAL: 'Portal rules',
    },
  },
  factorRule: {
    title: 'Two-step verification',
    is: 'Required: everyone signs in with an authenticator app or a passkey after the password.',
    isNot: 'Not required: everyone decides in Your Account.',
    require: 'Require two-step verification',
    requireHint:
      'Anyone without a second step must set one up, now or at their next sign-in, before they can do anything else.',
    required: 'Two-step verification is now required.',
    stop: 'Stop requiring two-step verification',
    stopHint: 'Everyone can turn two-step verification off again.',
    stopped: 'Two-step verification is no longer required.',
  },
};

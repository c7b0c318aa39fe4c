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
      hint: 'Sit to Stand and Tandem Stance each have two sets of criteria. Criteria configured for your organization take precedence over both.',
      ADMIN: 'By age (Bohannon 2006, CDC STEADI)',
      PORTAL: 'By age and sex (Lusardi 2003)',
    },
  },
  factorRule: {
    title: 'Two-step verification',
    is: 'Required. After the password, everyone confirms sign-in with an authenticator app or a passkey.',
    isNot: 'Not required. Users can turn it on in Your Account.',
    require: 'Require two-step verification',
    requireHint:
      'Users without a second step must set one up now or at their next sign-in before they can do anything else.',
    required: 'Two-step verification is now required.',
    stop: 'Stop requiring two-step verification',
    stopHint: 'Users will be able to turn two-step verification off.',
    stopped: 'Two-step verification is no longer required.',
  },
};

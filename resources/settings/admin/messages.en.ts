/** Texts of the settings of vendor staff. */
export const en = {
  adminSettings: {
    title: 'Settings',
    section: 'Scan Modules Override',
    lead: 'The scan app shows you the modules of the organization you choose.',
    organization: 'Organization to Emulate',
    reset: 'Reset to My Organization',
    organizationsFailed: 'Could not get organizations.',
    loadFailed: 'Could not get scan modules org override.',
    setFailed: 'Could not set override organization.',
    resetFailed: 'Could not reset override.',
    set: 'Override organization set.',
    resetDone: 'Override reset.',
  },
};

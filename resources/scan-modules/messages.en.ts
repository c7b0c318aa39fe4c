/** Texts of the Modules page; names of modules and assessments as specified (MOD-02, MOD-04). */
export const modulesMessages = {
  modules: {
    lead: 'Camera-based assessments available to your organization.',
    current: 'Current Modules',
    catalogue: 'Assessments',
    count: '%{smart_count} assessment |||| %{smart_count} assessments',
    measures: 'Measures',
    how: 'How to perform it',
    inModules: 'Included in',
    none: 'Not in any current module',
  },
};

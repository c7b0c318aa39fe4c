/** Texts of the Modules page; names of modules and assessments as specified (MOD-02, MOD-04). */
export const modulesMessages = {
  modules: {
    lead: 'What your organization can measure with a camera.',
    current: 'Current Modules',
    catalogue: 'Assessments',
    count: '%{smart_count} assessment |||| %{smart_count} assessments',
    measures: 'Measures',
    how: 'How it is done',
    inModules: 'Part of',
    none: 'None of the current modules',
  },
};

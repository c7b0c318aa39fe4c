/** Texts of the Paths page. */
export const carePathsMessages = {
  carePaths: {
    lead: 'Which steps a course of care takes, and what leads from one to the next.',
    search: 'Search for path',
    add: 'Add Path',
    none: 'No path matches that search.',
    list: 'Paths',
    phases: '%{smart_count} phase |||| %{smart_count} phases',
    phase: 'Phase %{number}',
    assessments: '%{smart_count} assessment |||| %{smart_count} assessments',
    messages: '%{smart_count} message |||| %{smart_count} messages',
    rule: 'Next when %{track} %{logic} %{number} %{type}',
    logic: { '>': 'is above', '<': 'is below', Equals: 'equals' },
    notify: 'Notifies the provider',
    more: 'More',
    moreOf: 'All phases of %{name}',
  },
};

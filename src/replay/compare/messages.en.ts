/** Texts of the comparison of two sessions. */
export const compareMessages = {
  action: 'Compare',
  title: 'Compare with',
  asking: 'Looking for sessions to compare with',
  none: 'No comparison',
  nothing: 'There is no other recorded session to compare with.',
  layout: 'Pictures',
  beside: 'Side by side',
  overlaid: 'Overlaid',
  onHips: 'Hips on hips',
  together: 'Laid together',
  phases: 'By phases',
  start: 'By start',
  phasesShared: 'The same phases at the same moment: %{phases}. Between them the other session plays slower or faster.',
  fromStart: 'Both begin together and play at the same speed.',
  noPhases: 'The two sessions have no phases in common: both begin together.',
  notOn: 'Not recorded at this moment',
};

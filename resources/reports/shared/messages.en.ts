export const recordReportMessages = {
  recordReport: {
    title: 'Download Patient Report',
    nothing: 'No sessions or survey responses to report yet.',
    intro: 'A PDF with the program, adherence, sessions, range of motion and surveys for the selected dates.',
    range: 'Date range',
    lastDays: 'Last %{days} days',
    from: 'From',
    to: 'To',
    language: 'Report language',
    making: 'Preparing the report…',
    failed: 'The report could not be created.',
    download: 'Download',
    again: 'Try again',
    cancel: 'Cancel',
    done: 'Report downloaded.',
  },
};

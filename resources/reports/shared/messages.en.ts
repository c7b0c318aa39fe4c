export const recordReportMessages = {
  recordReport: {
    title: 'Download Patient Report',
    nothing: 'There are no sessions and no survey answers to report yet.',
    intro: 'A PDF with the program, sessions, range of motion and survey answers of the chosen days.',
    range: 'Date range',
    lastDays: 'Last %{days} days',
    from: 'From',
    to: 'To',
    language: 'Language of the report',
    making: 'The report is being made…',
    failed: 'The report could not be made.',
    download: 'Download',
    again: 'Try again',
    cancel: 'Cancel',
    done: 'The report was downloaded.',
  },
};

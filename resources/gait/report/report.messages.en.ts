/** Texts of the gait report; those of the specification word for word (GAIT-02..14, OPEN-098). */
export const gaitReportMessages = {
  gait: {
    report: {
      none: '-',
      noName: 'No name yet',
      title: 'Gait Reports',
      lead: 'Every walk of a day, with its speed.',
      date: 'Report Date',
      generate: 'Generate Report',
      dateRequired: 'Report date is required.',
      futureDate: 'Report date cannot be in the future.',
      result: 'Gait Report: %{date}',
      again: 'Generate new report',
      fetching: 'Fetching Data',
      noSessions: 'No sessions exist for that date.',
      failed: 'The sessions could not be loaded.',
      below: '%{percent}% of sessions below %{threshold} m/s',
      noSpeed: 'No session of that date has a speed.',
      sessions: '%{smart_count} session |||| %{smart_count} sessions',
      patient: 'Patient',
      uid: 'Gait UID',
      captured: 'Captured',
      speed: 'Gait Speed (m/s)',
      slow: 'below %{threshold} m/s',
    },
  },
};

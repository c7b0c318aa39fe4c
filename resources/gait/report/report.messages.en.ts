import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import { chartMessages } from '../../../src/ui/charts/messages.en.ts';

/**
 * Texts of the gait report, word for word from the specification where it has them (GAIT-01..16, OPEN-098, OPEN-099).
 */
export const gaitReportMessages = {
  ...chartMessages,
  gaitReport: {
    form: {
      title: 'Gait Reports',
      lead: 'Every walk of a day, or of up to %{most} days, with its speed.',
      days: 'Days',
      oneDay: 'One day',
      lastDays: 'Last %{count} days',
      range: 'From … to …',
      date: 'Report Date',
      from: 'From',
      to: 'To',
      location: 'Location',
      allLocations: 'All locations',
      generate: 'Generate Report',
      dateRequired: 'Report date is required.',
      result: 'Gait Report: %{date}',
      zone: 'Days and times by the clock of %{zone}',
      again: 'Generate new report',
      fetching: 'Fetching Data',
      noSessions: 'No sessions exist for that date.',
      noSessionsThen: 'No sessions exist for those dates.',
      onlyAt: 'Only walks at %{location} were looked for.',
      noSpeed: 'No session of that date has a speed.',
      noSpeedThen: 'No session of those dates has a speed.',
      tabs: 'Parts of the report',
      chart: 'Chart',
      csv: 'CSV',
      none: '–',
    },
    sums: {
      label: 'Summary of the report',
      sessions: 'Sessions',
      people: 'People',
      median: 'Median speed (m/s)',
      below: 'Below %{threshold} m/s',
      share: '%{below} of %{measured} (%{percent}%)',
      withoutSpeed:
        '%{smart_count} session has no speed: it is counted as a session, but not drawn, and in no median or percentage. |||| %{smart_count} sessions have no speed: they are counted as sessions, but not drawn, and in no median or percentage.',
      eachWalk: 'Whoever walked more than once has a session for each walk.',
    },
    chart: {
      below: '%{percent}% of sessions below %{threshold} m/s',
      counted: '%{sessions}, %{people}',
      sessions: '%{smart_count} session |||| %{smart_count} sessions',
      people: '%{smart_count} person |||| %{smart_count} people',
      notDrawn: '%{smart_count} without a speed, not drawn',
      speed: 'Gait speed (m/s)',
      medianSpeed: 'Median gait speed of the day (m/s)',
      number: 'Number of the session in the report',
      uid: 'Unique Gait ID, or number of the session',
      day: 'Day',
      summary:
        'Bar chart of gait speed, %{smart_count} session, from %{slowest} to %{fastest} m/s, median %{median} m/s. %{below}. The values stand in the table below. |||| Bar chart of gait speed, %{smart_count} sessions, from %{slowest} to %{fastest} m/s, median %{median} m/s. %{below}. The values stand in the table below.',
      summaryDays:
        'Bar chart of the median gait speed of each day, %{smart_count} day with a speed, from %{slowest} to %{fastest} m/s. %{below}. The values stand in the table below. |||| Bar chart of the median gait speed of each day, %{smart_count} days with a speed, from %{slowest} to %{fastest} m/s. %{below}. The values stand in the table below.',
      area: 'Chart, wider than the screen',
      order: 'Order of the bars',
      time: 'Bars by time',
      slowest: 'Bars by speed',
      names: 'Below the bars',
      numbers: 'Numbers below bars',
      uids: 'Unique Gait IDs below bars',
      download: 'Download Chart Image',
      downloadHint: 'The image shows no names of patients.',
      failed: 'The image could not be made. %{message}',
    },
    table: {
      sessions: 'Sessions of the report',
      byDay: 'By day',
      byLocation: 'By location',
      number: 'No.',
      patient: 'Patient',
      uid: 'Gait UID',
      location: 'Location',
      captured: 'Captured',
      day: 'Day',
      speed: 'Gait Speed (m/s)',
      noName: 'No name yet',
      slow: 'below %{threshold} m/s',
      plusMinus: '± %{value}',
      source: { DEVICE: 'measured by the device', RECORDING: 'from the recording', STOPWATCH: 'timed by hand' },
    },
    file: {
      lead: 'The file holds these rows, in this order. It is named %{name}.csv.',
      withoutSpeed:
        '%{smart_count} row has no speed, because none was measured. |||| %{smart_count} rows have no speed, because none was measured.',
      withoutName:
        '%{smart_count} row has no name: that patient is known by Unique Gait ID alone so far. |||| %{smart_count} rows have no name: those patients are known by Unique Gait ID alone so far.',
      rows: 'Rows of the CSV file',
    },
  },
};

export type GaitReportKey = MessageKey<typeof gaitReportMessages>;
export type ChartKey = keyof (typeof gaitReportMessages)['gaitReport']['chart'];

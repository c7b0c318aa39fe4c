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
      lead: 'Gait speed of every walk on one day or in a period of up to %{most} days.',
      days: 'Period',
      oneDay: 'One day',
      lastDays: 'Last %{count} days',
      range: 'Custom range',
      date: 'Report Date',
      from: 'From',
      to: 'To',
      location: 'Location',
      allLocations: 'All locations',
      generate: 'Generate Report',
      dateRequired: 'Report date is required.',
      result: 'Gait Report: %{date}',
      again: 'Generate new report',
      fetching: 'Fetching Data',
      noSessions: 'No sessions exist for that date.',
      noSessionsThen: 'No sessions exist for those dates.',
      onlyAt: 'The report includes only walks at %{location}.',
      noSpeed: 'No session on that date has a gait speed.',
      noSpeedThen: 'No session on those dates has a gait speed.',
      tabs: 'Parts of the report',
      chart: 'Chart',
      csv: 'CSV',
      none: '–',
    },
    sums: {
      label: 'Summary of the report',
      sessions: 'Sessions',
      people: 'Patients',
      median: 'Median speed (m/s)',
      spread: 'Slowest to fastest (m/s)',
      measured: 'With a speed',
      below: 'Below %{threshold} m/s',
      share: '%{below} of %{measured} (%{percent}%)',
      withoutSpeed:
        '%{smart_count} session has no speed. It counts as a session, but the chart, median and percentage leave it out. |||| %{smart_count} sessions have no speed. They count as sessions, but the chart, median and percentage leave them out.',
      eachWalk: 'A patient who walked more than once has one session for each walk.',
    },
    chart: {
      below: '%{percent}% of sessions below %{threshold} m/s',
      counted: '%{sessions}, %{people}',
      sessions: '%{smart_count} session |||| %{smart_count} sessions',
      people: '%{smart_count} patient |||| %{smart_count} patients',
      notDrawn: '%{smart_count} without a speed, not shown',
      speed: 'Gait speed (m/s)',
      medianSpeed: 'Median gait speed per day (m/s)',
      number: 'Session number in the report',
      uid: 'Unique Gait ID or session number',
      day: 'Day',
      summary:
        'Bar chart of gait speed, %{smart_count} session, from %{slowest} to %{fastest} m/s, median %{median} m/s. %{below}. The table below lists the values. |||| Bar chart of gait speed, %{smart_count} sessions, from %{slowest} to %{fastest} m/s, median %{median} m/s. %{below}. The table below lists the values.',
      summaryDays:
        'Bar chart of the median gait speed of each day, %{smart_count} day with a speed, from %{slowest} to %{fastest} m/s. %{below}. The table below lists the values. |||| Bar chart of the median gait speed of each day, %{smart_count} days with a speed, from %{slowest} to %{fastest} m/s. %{below}. The table below lists the values.',
      spread: 'n = %{count}, %{low} to %{high} m/s',
      spreadNote:
        'Black lines: from the slowest to the fastest session of the day. White numbers: sessions with a speed.',
      area: 'Chart, scrolls sideways',
      order: 'Sort bars',
      time: 'Sort by time',
      slowest: 'Sort by speed',
      names: 'Bar labels',
      numbers: 'Label by number',
      uids: 'Label by Unique Gait ID',
      download: 'Download Chart Image',
      downloadHint: 'The image does not include patient names.',
      failed: 'The image could not be created. %{message}',
    },
    table: {
      sessions: 'Sessions in this report',
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
      source: {
        DEVICE: 'measured by the device',
        RECORDING: 'from the recording',
        STOPWATCH: 'timed with a stopwatch',
      },
    },
    file: {
      lead: 'The file contains these rows in this order. File name: %{name}.csv.',
      withoutSpeed:
        '%{smart_count} row has no speed because none was measured. |||| %{smart_count} rows have no speed because none was measured.',
      withoutName:
        '%{smart_count} row has no name because the patient has only a Unique Gait ID so far. |||| %{smart_count} rows have no name because the patients have only a Unique Gait ID so far.',
      rows: 'Rows of the CSV file',
    },
  },
};

export type GaitReportKey = MessageKey<typeof gaitReportMessages>;
export type ChartKey = keyof (typeof gaitReportMessages)['gaitReport']['chart'];

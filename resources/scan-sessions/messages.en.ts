import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { analysisMessages } from '../risk-analysis/shared/messages.en.ts';
import { chartMessages } from '../../src/ui/charts/messages.en.ts';
import { savedFilterMessages } from '../../src/ui/lists/saved.messages.en.ts';

/**
 * Texts of the provider's scan pages, word for word from the specification where it has them (SCAN-02, SCAN-10, ERR-31,
 * ERR-32).
 */
export const scanMessages = {
  scan: {
    sessionsTitle: 'Scan Sessions',
    reportsTitle: 'Scan Reports',
    selectLocation: 'Select Location',
    selectHint: 'Please select a location to see sessions.',
    noSessions: 'No sessions at this location yet.',
    failed: 'Could not load scan sessions.',
    failedBecause: 'Could not load scan sessions. %{message}',
    assessment: 'Assessment',
    provider: 'Provider',
    created: 'Created',
    uid: 'UID',
    results: 'Results',
    risk: 'Risk',
    date: 'Date',
    time: 'Time',
    zone: 'Time Zone',
    age: 'Age',
    sex: 'Sex',
    result: 'Result',
    value: 'Value',
    units: 'Units',
    action: 'Action',
    analysis: 'Analysis',
    analysisOf: 'Analysis: %{name}',
    archived: 'Archived',
    location: 'Location',
    noResults: 'This session has no results.',
    reportDate: 'Report Date',
    generate: 'Generate Report',
    futureDate: 'Report date cannot be in the future.',
    dateRequired: 'Report date is required.',
    selectForReport: 'Please select a location to generate a report.',
    reportTitle: 'Scan Report: %{date}',
    newReport: 'Generate new report',
    fetching: 'Fetching Data',
    fetched: '%{label}: %{fetched} of %{total} sessions',
    fetchAgain: 'Reload',
    missed:
      'Sessions changed while the report was loading. %{smart_count} session is missing. |||| Sessions changed while the report was loading. %{smart_count} sessions are missing.',
    noSessionsThatDay: 'No sessions exist for that date.',
    assessments: 'Assessments',
    participants: 'Participants',
    count: '%{smart_count} session |||| %{smart_count} sessions',
    ownClocks: 'Times are in each location’s time zone.',
    clockOf: 'Dates and times are in %{zone}.',
    reportZone: 'Time Zone',
    chooseZone: 'Choose a time zone',
    zoneRequired: 'Time zone is required.',
    ownZones: 'Each location’s own time zone',
    noParticipant: 'No participant',
    fileName: 'scan report %{day}',
  },
};

export type ScanKey = MessageKey<typeof scanMessages>;

/** Texts of the scan pages, including those of the analysis of a session. @public */
export const texts = { en: { ...analysisMessages, ...chartMessages, ...savedFilterMessages, ...scanMessages } };

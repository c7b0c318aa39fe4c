import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

export const en = {
  adminMenu: { scan: 'Scan' },
  resources: {
    'scan/sessions': {
      name: 'Scan Session |||| Scan Sessions',
      empty: 'No scan sessions found.',
      failed: 'Could not load scan sessions.',
      fields: {
        organization: 'Organization',
        location: 'Location',
        assessment: 'Assessment',
        provider: 'Provider',
        createdDate: 'Created',
        uuid: 'UUID',
        uid: 'UID',
        results: 'Results',
        risk: 'Risk',
        updated: 'Updated',
      },
    },
  },
  scanSessions: {
    menu: 'Sessions',
    createAnalysis: 'Create Analysis',
    editAnalysis: 'Edit Analysis',
    action: 'Action',
    archived: 'Archived',
    noLogs: 'No pose logs available',
    failedBecause: 'Could not load scan sessions. %{message}',
    assessmentsFailed: "Couldn't fetch assessments :(",
    providersFailed: 'Could not get providers.',
    locationsFailed: 'Could not load locations for scan organizations. %{message}',
    evaluatedBy: {
      stored: 'Evaluated with the criteria saved for %{organization}, as its providers see it.',
      builtIn:
        'Evaluated with the built-in criteria, as providers of %{organization} see it. No criteria are saved there for this assessment.',
    },
    filter: {
      group: 'Filters',
      provider: 'Search by provider',
      participant: 'Search by UID',
      allAssessments: 'All assessments',
      allLocations: 'All locations',
      anyRisk: 'Any risk',
      period: 'Date range',
      loading: 'Loading…',
      days: 'Last %{days} days',
      start: 'From',
      end: 'To',
      uuid: 'Session UUID',
      search: 'Search',
      clear: 'Clear',
      uuidRequired: 'UUID is required',
    },
    details: {
      action: 'Details',
      title: 'Session Details',
      updated: 'Updated',
      sessionUUID: 'Session UUID',
      results: 'Results',
      name: 'Name',
      value: 'Value',
      units: 'Units',
      noResults: 'This session has no results.',
      meta: 'Demographics',
      age: 'Age',
      sex: 'Sex',
    },
  },
};

export type ScanSessionsKey = MessageKey<typeof en>;

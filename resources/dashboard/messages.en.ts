import { worklistMessages } from './worklist/messages.en.ts';

/** Texts of the dashboard; titles of the four lists and what they say when they are empty. */
export const dashboardMessages = {
  ...worklistMessages,
  dashboard: {
    greeting: 'Hi %{name}',
    greetingUnnamed: 'Hi',
    welcome: 'Welcome to Exer Provider Portal for %{organization}',
    welcomeHint: 'Choose your first step on the platform and start working with your patients.',
    activity: "Your Patients' Activity",
    support: 'Exer Help Center',
    failed: 'Your dashboard could not be loaded.',
    name: 'Name',
    status: 'Status',
    lastSession: 'Last Session',
    range: '%{first}–%{last} of %{total}',
    previous: 'Previous page of %{list}',
    next: 'Next page of %{list}',
    unnamed: 'Unnamed patient',
    toBilling: 'RTM Billing',
    // DASH-23.
    label: { NO_ACCOUNT: 'Invite Sent', NO_HEP: 'Not Assigned', READY_TO_BILL: 'Ready to Bill' },
    list: {
      noAccount: 'Patients with no account',
      noRecentSession: 'No session in the past 7 days',
      noHep: 'Patients without a program',
      readyToBill: 'Ready to bill today',
    },
    empty: {
      noAccount: 'Every invited patient has an account.',
      noRecentSession: 'Everyone was active in the past 7 days.',
      noHep: 'Every patient has a program.',
      readyToBill: 'Nobody is ready to bill today.',
    },
    card: {
      patient: 'Add First Patient',
      patientHint: 'Invite someone to start moving.',
      program: 'Create Program',
      programHint: 'Build a template you can assign again and again.',
      providers: 'Add Providers',
      providersHint: 'Bring your team on board.',
      library: 'Browse the Motion Library',
      libraryHint: 'See the exercises your patients can be given.',
    },
  },
};

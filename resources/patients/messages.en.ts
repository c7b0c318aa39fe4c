import type { MessageKey } from '../../src/ui/i18n/translated.ts';

export const patientsMessages = {
  patients: {
    justAdded: 'Just added',
    menu: 'Patients',
    title: 'Patient List',
    add: 'Add Patient',
    tabs: { label: 'Patients by status', ACTIVE: 'Active', DISCHARGED: 'Discharged' },
    search: 'Search Patients',
    filter: {
      toggle: 'Filters',
      provider: 'Provider',
      anyProvider: 'All providers',
      product: 'Product',
      anyProduct: 'All products',
      status: 'Status',
      anyStatus: 'All statuses',
      sort: 'Sort by',
      clear: 'Clear filters',
    },
    column: {
      actions: 'Actions',
      name: 'Name',
      email: 'Email',
      location: 'Location',
      product: 'Product',
      program: 'Program',
      lastActivity: 'Last Activity',
      status: 'Status',
      provider: 'Provider',
      dob: 'Date of birth',
      involved: 'Side and joint',
    },
    columns: 'Columns',
    attention: 'On the worklist: %{reason}',
    unassigned: 'Unassigned',
    product: { HEALTH: 'Health', GAIT: 'Gait', PRO: 'PRO' },
    unnamed: 'Unnamed patient',
    // PAT-18, PAT-19: texts of the specification.
    none: 'No patients active in your organization',
    noneHint: 'Add your a patient and assign them a product.',
    noneMatch: 'No patients meet that criteria.',
    noneMatchHint: 'Remove a filter or try another search.',
    failed: 'Patients could not be loaded.',
    action: {
      open: 'Actions for %{name}',
      view: 'View Patient',
      edit: 'Edit Patient',
      assign: 'Assign Program',
      resend: 'Resend Invite',
      discharge: 'Discharge',
    },
    inviteSent: 'A new invite was sent to %{name}.',
  },
};

export type PatientsKey = MessageKey<typeof patientsMessages>;

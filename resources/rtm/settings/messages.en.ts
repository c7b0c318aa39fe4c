import type { OptionField } from '../../../contract/rtm/fields.ts';

/** Texts of the RTM billing settings. */
export const rtmSettingsMessages = {
  rtmSettings: {
    title: 'RTM Billing Settings',
    lead: 'How your organization bills where sources or payers differ. Applies to all locations.',
    failed: 'The settings could not be loaded.',
    counting: 'How codes are counted',
    countingLead: 'Where sources disagree, your organization decides.',
    field: {
      supplyDomain: 'Monitoring type',
      dataDays: 'What counts as a data day',
      contactPerFurtherUnit: 'Live interactions for 98981',
      mostFurtherUnits: 'Maximum units of 98981 per month',
      discipline: 'Discipline',
      name: 'Billing name',
      npi: 'NPI',
      taxId: 'Tax ID',
      street: 'Street',
      city: 'City',
      state: 'State',
      zip: 'ZIP code',
      payerName: 'Payer',
      payerId: 'Payer ID',
    },
    option: {
      supplyDomain: { MSK: 'Musculoskeletal', RESP: 'Respiratory', CBT: 'Cognitive behavioral therapy' },
      dataDays: { LOGGED: 'Data the patient logged', ANY_ACTIVITY: 'Any patient activity' },
      contactPerFurtherUnit: { false: 'One per month', true: 'One more for each unit' },
      discipline: {
        PT: 'Physical therapy (GP)',
        OT: 'Occupational therapy (GO)',
        SLP: 'Speech-language pathology (GN)',
        PHYSICIAN: 'Physician (no modifier)',
      },
    } satisfies Record<OptionField, Record<string, string>>,
    effect: {
      supplyDomain:
        'Determines which two supply codes are counted. Payers differ on which devices they cover; most clinics bill musculoskeletal monitoring.',
      dataDays:
        'Determines which days count for set-up and supply: days with a session or a survey response, or also days with a gait session. Sources disagree.',
      contactPerFurtherUnit:
        'Determines how many live interactions a month with 98981 needs. Sources disagree, so cycles with fewer interactions than units are flagged.',
      mostFurtherUnits:
        'Additional units are not counted. Leave blank for no limit. Payers differ on how many they pay.',
      discipline:
        'Determines the modifier when no counted note shows the discipline. Payers differ on when they require one.',
    },
    rules: 'Rules in effect',
    rulesLead: 'The rules in effect on the last day of the period apply. Code descriptions are ours, not CPT’s.',
    column: {
      code: 'Code',
      label: 'What it covers',
      period: 'In effect',
      asks: 'Requires',
      source: 'Source',
      confidence: 'Confidence',
    },
    rule: {
      since: 'Since %{day}',
      fromTo: '%{from} – %{to}',
      days: '%{min} to %{max} data days in %{window} days',
      minutes: '%{min} to %{max} minutes',
      atLeast: '%{min} minutes or more',
      further: 'Each additional %{min} minutes after %{code}',
      contact: '%{minutes}, %{smart_count} live interaction |||| %{minutes}, %{smart_count} live interactions',
    },
    confidence: { HIGH: 'Sources agree', MEDIUM: 'Most sources agree', DISPUTED: 'Disputed' },
    biller: 'Billing provider',
    billerLead: 'Printed on exported claims. Missing fields are listed with each claim.',
    chooseState: 'Choose a state',
    charges: 'Charge per unit',
    chargesLead: 'In dollars. A code without a charge is exported without an amount.',
    chargeOf: '%{code} · %{label}',
    notAnAmount: 'Enter an amount in dollars, such as 45.50',
    blank: 'Blank',
    noLimit: 'No limit',
    recounts: 'Saving recalculates all unbilled cycles. Codes, units and statuses may change.',
    save: 'Save Settings',
    discard: 'Discard changes',
    saved: 'RTM billing settings updated.',
    leaveTitle: 'Leave without saving?',
    leaveText: 'Your changes will be lost.',
    stay: 'Keep editing',
    leave: 'Discard changes',
  },
};

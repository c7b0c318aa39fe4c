import type { BillingDetails } from '../../contract/rtm-settings.ts';
import { isNpi } from './npi.ts';

/** Who bills while nobody has said so. */
export const noBilling: BillingDetails = {
  name: null,
  npi: null,
  taxId: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  payerName: null,
  payerId: null,
  charges: {},
};

/** What no shape can tell of who bills: messages by the field's place in the settings. */
export const billingProblems = ({ npi }: Pick<BillingDetails, 'npi'>): Record<string, string> =>
  npi !== null && !isNpi(npi) ? { 'billing.npi': 'This is no NPI: its last digit does not fit the others' } : {};

import type { BillingDetails } from '../../../contract/rtm-settings.ts';
import { claimSegments, type Claim } from './claim.ts';
import { enveloped, type Interchange } from './envelope.ts';
import { inX12, segment } from './segment.ts';

const digits = (text: string | null): string | null => text && text.replace(/\D/g, '');

/** An organization in a role with its identifier, or the bare qualifier where the settings have none. */
const organization = (role: string, name: string | null, qualifier: string, identifier: string | null): string =>
  segment('NM1', role, '2', name && inX12(name, 60), null, null, null, null, qualifier, identifier);

const billingProvider = ({ name, npi, taxId, street, city, state, zip }: BillingDetails): string[] => [
  segment('HL', 1, null, 20, 1),
  organization('85', name, 'XX', digits(npi)),
  segment('N3', street && inX12(street, 55)),
  segment('N4', city && inX12(city, 30), state, digits(zip)),
  segment('REF', 'EI', digits(taxId)),
];

/**
 * A draft of professional claims (X12 837, 005010X222A1), one a patient, a segment a line, marked as a test. It follows
 * the order of the guide and invents nothing: who sends it, insurance, addresses, diagnoses and identifiers of
 * practitioners are empty where the product does not hold them.
 */
export function professionalClaims(
  interchange: Interchange,
  billing: BillingDetails,
  claims: readonly Claim[],
): string {
  const payer = organization('PR', billing.payerName, 'PI', billing.payerId);
  const body = [
    organization('41', billing.name, '46', interchange.sender),
    segment('PER', 'IC'),
    organization('40', null, '46', interchange.receiver),
    ...billingProvider(billing),
    ...claims.flatMap((claim, at) => claimSegments(claim, payer, at + 2)),
  ];
  return enveloped(interchange, body)
    .map((line) => `${line}\n`)
    .join('');
}

import type { BillingDetails } from '../../../contract/rtm/settings.ts';
import { buildClaimSegments, type Claim } from './claim.ts';
import { wrapInEnvelope, type Interchange } from './envelope.ts';
import { toX12Text, buildSegment } from './segment.ts';

const keepDigits = (text: string | null): string | null => text && text.replace(/\D/g, '');

/** An organization in a role with its identifier, or the bare qualifier where the settings have none. */
const buildOrganizationSegment = (
  role: string,
  name: string | null,
  qualifier: string,
  identifier: string | null,
): string => buildSegment('NM1', role, '2', name && toX12Text(name, 60), null, null, null, null, qualifier, identifier);

const buildBillingProvider = ({ name, npi, taxId, street, city, state, zip }: BillingDetails): string[] => [
  buildSegment('HL', 1, null, 20, 1),
  buildOrganizationSegment('85', name, 'XX', keepDigits(npi)),
  buildSegment('N3', street && toX12Text(street, 55)),
  buildSegment('N4', city && toX12Text(city, 30), state, keepDigits(zip)),
  buildSegment('REF', 'EI', keepDigits(taxId)),
];

/**
 * A draft of professional claims (X12 837, 005010X222A1), one a patient, a segment a line, marked as a test. It follows
 * the order of the guide and invents nothing: who sends it, insurance, addresses, diagnoses and identifiers of
 * practitioners are empty where the product does not hold them.
 */
export function buildProfessionalClaims(
  interchange: Interchange,
  billing: BillingDetails,
  claims: readonly Claim[],
): string {
  const payer = buildOrganizationSegment('PR', billing.payerName, 'PI', billing.payerId);
  const body = [
    buildOrganizationSegment('41', billing.name, '46', interchange.sender),
    buildSegment('PER', 'IC'),
    buildOrganizationSegment('40', null, '46', interchange.receiver),
    ...buildBillingProvider(billing),
    ...claims.flatMap((claim, at) => buildClaimSegments(claim, payer, at + 2)),
  ];
  return wrapInEnvelope(interchange, body)
    .map((line) => `${line}\n`)
    .join('');
}

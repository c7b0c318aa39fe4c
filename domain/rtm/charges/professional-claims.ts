import type { BillingDetails } from '../../../contract/rtm/settings.ts';
import { buildClaimSegments, type Claim } from './claim.ts';
import { buildOrganizationSegment, buildSegment, delimiters, hasElements, toX12Text } from './segment.ts';

export interface Interchange {
  /** Up to nine digits; the number of the interchange and of its one group. */
  control: number;
  /** Civil time of writing, `2026-11-21T14:05:00`. */
  at: string;
  /** Ids of sender and receiver; empty until a clearinghouse assigns them. */
  sender: string;
  receiver: string;
}

/** The guide that professional claims follow. */
const GUIDE = '005010X222A1';
const SET = '0001';

const toCompactDate = (at: string): string => at.slice(0, 10).replaceAll('-', '');
const toCompactTime = (at: string): string => at.slice(11, 16).replace(':', '');

/** Every element of this segment has a fixed width; the last is the component separator. */
const buildInterchangeHeader = ({ control, at, sender, receiver }: Interchange): string =>
  [
    'ISA',
    '00',
    ' '.repeat(10),
    '00',
    ' '.repeat(10),
    'ZZ',
    toX12Text(sender, 15).padEnd(15),
    'ZZ',
    toX12Text(receiver, 15).padEnd(15),
    toCompactDate(at).slice(2),
    toCompactTime(at),
    delimiters.repetition,
    '00501',
    String(control).padStart(9, '0'),
    '0',
    // Marked as a test file, so that nobody pays it.
    'T',
    delimiters.component,
  ].join(delimiters.element) + delimiters.segment;

/**
 * Segments of one transaction in their interchange, group and set, with counts and control numbers that agree. `body`
 * begins with the segment after ST.
 */
function wrapInEnvelope(interchange: Interchange, body: readonly string[]): string[] {
  const { control, at, sender, receiver } = interchange;
  const group = String(control);
  return [
    buildInterchangeHeader(interchange),
    buildSegment(
      'GS',
      'HC',
      toX12Text(sender, 15),
      toX12Text(receiver, 15),
      toCompactDate(at),
      toCompactTime(at),
      group,
      'X',
      GUIDE,
    ),
    buildSegment('ST', '837', SET, GUIDE),
    buildSegment('BHT', '0019', '00', group, toCompactDate(at), toCompactTime(at), 'CH'),
    ...body,
    buildSegment('SE', body.length + 3, SET),
    buildSegment('GE', 1, group),
    buildSegment('IEA', 1, String(control).padStart(9, '0')),
  ];
}

const keepDigits = (text: string | null): string | null => text && text.replace(/\D/g, '');

const buildBillingProvider = ({ name, npi, taxId, street, city, state, zip }: BillingDetails): string[] => [
  buildSegment('HL', 1, null, 20, 1),
  buildOrganizationSegment('85', name, 'XX', keepDigits(npi)),
  ...[
    buildSegment('N3', street && toX12Text(street, 55)),
    buildSegment('N4', city && toX12Text(city, 30), state, keepDigits(zip)),
  ].filter(hasElements),
  buildSegment('REF', 'EI', keepDigits(taxId)),
];

/**
 * A draft of professional claims (X12 837, 005010X222A1), one a patient, a segment a line, marked as a test. Each patient is
 * a subscriber with the payer of their own, so that one file goes to a clearinghouse. It follows the order of the guide and
 * invents nothing: what the product does not hold is empty, and the gaps of each claim name it.
 */
export function buildProfessionalClaims(
  interchange: Interchange,
  billing: BillingDetails,
  claims: readonly Claim[],
): string {
  const body = [
    buildOrganizationSegment('41', billing.name, '46', interchange.sender),
    buildSegment('PER', 'IC'),
    buildOrganizationSegment('40', null, '46', interchange.receiver),
    ...buildBillingProvider(billing),
    ...claims.flatMap((claim, at) => buildClaimSegments(claim, at + 2)),
  ];
  // Nothing after the last segment: readers take a line break for one more.
  return wrapInEnvelope(interchange, body).join('\n');
}

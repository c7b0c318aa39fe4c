import type { RtmCode, RtmModifier } from '../../../contract/platform/enumerations.ts';
import type { ClaimGap } from '../../../contract/rtm/charges.ts';

/** The delimiters of an interchange. They cannot be escaped, so data lose them. */
export const delimiters = { element: '*', component: ':', repetition: '^', segment: '~' } as const;

/** An element: one value, several of a composite, or nothing. */
type Element = string | number | null | readonly (string | null)[];

const marks = /\p{M}/gu;
const outsideAlphabet = /[^A-Z0-9 !"&'()+,\-./;?=%@[\]_{}\\|<>#$]/g;

/** Text in the alphabet of a claim: capitals without accents; other characters and delimiters become blanks. */
export const toX12Text = (text: string, most = 80): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toUpperCase()
    .replace(outsideAlphabet, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

const trimEmptyEnd = (parts: readonly string[]): string[] =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);

const formatElement = (element: Element): string =>
  element !== null && typeof element === 'object'
    ? trimEmptyEnd(element.map((part) => toX12Text(part ?? ''))).join(delimiters.component)
    : toX12Text(String(element ?? ''));

/**
 * One segment with its terminator. Trailing empty elements are omitted, as the standard requires; one in the middle
 * keeps its position.
 */
export const buildSegment = (name: string, ...elements: readonly Element[]): string =>
  trimEmptyEnd([name, ...elements.map(formatElement)]).join(delimiters.element) + delimiters.segment;

interface Named {
  firstName: string;
  lastName: string;
}

interface ClaimLine {
  /** Of the cycle; comes back with the payer's answer. */
  id: number;
  code: RtmCode;
  modifiers: readonly RtmModifier[];
  units: number;
  /** For all units; null without a charge. */
  cents: number | null;
  /** Civil date. */
  serviceDate: string;
  practitioner: Named | null;
}

/** All lines of one patient. */
export interface Claim {
  /** Comes back with the payer's answer; at most 20 characters. */
  id: string;
  patient: Named & { dob: string | null };
  placeOfService: string;
  lines: readonly ClaimLine[];
  /** What the claim still lacks; written in its note. */
  gaps: readonly ClaimGap[];
}

/** The gaps of a claim in words short enough for the one note that a claim may have. */
const gapWords: Record<ClaimGap, string> = {
  COVERAGE: 'insurance',
  MEMBER_ID: 'insurance',
  ADDRESS: 'address',
  SEX: 'sex',
  DIAGNOSIS: 'diagnosis',
  SIGNATURES: 'sign',
  RENDERING_NPI: 'NPI',
  REFERRING_PROVIDER: 'referral',
  NAME: 'name',
  DOB: 'DOB',
  PRACTITIONER: 'provider',
  CHARGE: 'charge',
};

const formatNote = (gaps: readonly ClaimGap[]): string =>
  `Needs ${[...new Set(gaps.map((gap) => gapWords[gap]))].join(' ')}`;

/** `135.5` for 13550: without leading or trailing zeros; empty if unknown. */
export const formatAmount = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

const toCompactDate = (day: string | null): string | null => day && day.replaceAll('-', '');

/** A person in a role, without the identifier that the product does not hold. */
const buildPersonSegment = (role: string, named: Named | null, identifier: string | null): string =>
  buildSegment(
    'NM1',
    role,
    '1',
    named && toX12Text(named.lastName, 60),
    named && toX12Text(named.firstName, 35),
    null,
    null,
    null,
    identifier,
  );

const isSame = (one: Named | null, other: Named | null): boolean =>
  one?.firstName === other?.firstName && one?.lastName === other?.lastName;

function buildLineSegments(line: ClaimLine, at: number, rendering: Named | null): string[] {
  return [
    buildSegment('LX', at + 1),
    buildSegment('SV1', ['HC', line.code, ...line.modifiers], formatAmount(line.cents), 'UN', line.units),
    buildSegment('DTP', '472', 'D8', toCompactDate(line.serviceDate)),
    buildSegment('REF', '6R', line.id),
    ...(isSame(line.practitioner, rendering) ? [] : [buildPersonSegment('82', line.practitioner, 'XX')]),
  ];
}

const isTherapy = ({ lines }: Claim): boolean =>
  lines.some(({ modifiers }) => modifiers.some((modifier) => /^G[PON]$/.test(modifier)));

/**
 * Subscriber, payer and claim of one patient. Unknown values are empty elements after their
 * qualifiers, so that no reader takes the draft for complete.
 */
export function buildClaimSegments(claim: Claim, payer: string, level: number): string[] {
  const { patient, lines } = claim;
  const rendering = lines[0]?.practitioner ?? null;
  const cents = lines.map((line) => line.cents);
  const total = cents.includes(null) ? null : cents.reduce<number>((sum, own) => sum + (own ?? 0), 0);
  return [
    buildSegment('HL', level, 1, 22, 0),
    buildSegment('SBR', null, '18'),
    buildPersonSegment('IL', patient, 'MI'),
    buildSegment('N3'),
    buildSegment('N4'),
    buildSegment('DMG', 'D8', toCompactDate(patient.dob)),
    payer,
    buildSegment('CLM', toX12Text(claim.id, 20), formatAmount(total), null, null, [claim.placeOfService, 'B', '1']),
    buildSegment('NTE', 'ADD', formatNote(claim.gaps)),
    buildSegment('HI', 'ABK'),
    ...(isTherapy(claim) ? [buildPersonSegment('DN', null, 'XX')] : []),
    buildPersonSegment('82', rendering, 'XX'),
    ...lines.flatMap((line, at) => buildLineSegments(line, at, rendering)),
  ];
}

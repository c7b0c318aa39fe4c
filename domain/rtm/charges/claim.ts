import type { RtmCode, RtmModifier, Sex } from '../../../contract/platform/enumerations.ts';
import type { ClaimGap, ClaimPayer } from '../../../contract/rtm/charges.ts';
import { buildOrganizationSegment, buildSegment, toX12Text } from './segment.ts';

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

/** All lines of one patient, who is the subscriber. */
export interface Claim {
  /** Comes back with the payer's answer; at most 20 characters. */
  id: string;
  patient: Named & { dob: string | null; sex: Sex | null };
  payer: ClaimPayer;
  memberId: string | null;
  groupNumber: string | null;
  placeOfService: string;
  lines: readonly ClaimLine[];
  /** What the claim still lacks; written in its note. */
  gaps: readonly ClaimGap[];
}

/** The gaps of a claim in words short enough for the one note that a claim may have. */
const gapWords: Record<ClaimGap, string> = {
  PAYER_NAME: 'payer',
  PAYER_ID: 'payer',
  MEMBER_ID: 'member',
  NAME: 'name',
  DOB: 'DOB',
  PRACTITIONER: 'provider',
  CHARGE: 'charge',
  COVERAGE: 'type',
  ADDRESS: 'addr',
  SEX: 'sex',
  DIAGNOSIS: 'diag',
  SIGNATURES: 'sign',
  RENDERING_NPI: 'NPI',
  REFERRING_PROVIDER: 'referral',
};

const formatNote = (gaps: readonly ClaimGap[]): string =>
  `Needs ${[...new Set(gaps.map((gap) => gapWords[gap]))].join(' ')}`;

/** `135.5` for 13550: without leading or trailing zeros; empty if unknown. */
export const formatAmount = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

const toCompactDate = (day: string | null): string | null => day && day.replaceAll('-', '');

/** A person in a role; without an identifier the bare qualifier stays, which reads as incomplete. */
const buildPersonSegment = (
  role: string,
  named: Named | null,
  qualifier: string,
  identifier: string | null = null,
): string =>
  buildSegment(
    'NM1',
    role,
    '1',
    named && toX12Text(named.lastName, 60),
    named && toX12Text(named.firstName, 35),
    null,
    null,
    null,
    qualifier,
    identifier,
  );

const sexCodes: Record<Sex, string> = { FEMALE: 'F', MALE: 'M' };

const isSame = (one: Named | null, other: Named | null): boolean =>
  one?.firstName === other?.firstName && one?.lastName === other?.lastName;

/** Every line points to the first diagnosis of its claim: monitoring has one reason. */
const DIAGNOSIS = '1';

function buildLineSegments(line: ClaimLine, at: number, rendering: Named | null): string[] {
  return [
    buildSegment('LX', at + 1),
    buildSegment(
      'SV1',
      ['HC', line.code, ...line.modifiers],
      formatAmount(line.cents),
      'UN',
      line.units,
      null,
      null,
      DIAGNOSIS,
    ),
    buildSegment('DTP', '472', 'D8', toCompactDate(line.serviceDate)),
    buildSegment('REF', '6R', line.id),
    ...(isSame(line.practitioner, rendering) ? [] : [buildPersonSegment('82', line.practitioner, 'XX')]),
  ];
}

const isTherapy = ({ lines }: Claim): boolean =>
  lines.some(({ modifiers }) => modifiers.some((modifier) => /^G[PON]$/.test(modifier)));

/**
 * Subscriber, payer and claim of one patient. Unknown values are empty elements after their qualifiers, so that no reader
 * takes the draft for complete. A segment without any value is left out, since X12 has none: the address (N3, N4).
 */
export function buildClaimSegments(claim: Claim, level: number): string[] {
  const { patient, payer, lines } = claim;
  const rendering = lines[0]?.practitioner ?? null;
  const cents = lines.map((line) => line.cents);
  const total = cents.includes(null) ? null : cents.reduce<number>((sum, own) => sum + (own ?? 0), 0);
  return [
    buildSegment('HL', level, 1, 22, 0),
    buildSegment('SBR', null, '18', claim.groupNumber),
    buildPersonSegment('IL', patient, 'MI', claim.memberId),
    buildSegment('DMG', 'D8', toCompactDate(patient.dob), patient.sex && sexCodes[patient.sex]),
    buildOrganizationSegment('PR', payer.name, 'PI', payer.id),
    buildSegment('CLM', toX12Text(claim.id, 20), formatAmount(total), null, null, [claim.placeOfService, 'B', '1']),
    buildSegment('NTE', 'ADD', formatNote(claim.gaps)),
    buildSegment('HI', 'ABK'),
    ...(isTherapy(claim) ? [buildPersonSegment('DN', null, 'XX')] : []),
    buildPersonSegment('82', rendering, 'XX'),
    ...lines.flatMap((line, at) => buildLineSegments(line, at, rendering)),
  ];
}

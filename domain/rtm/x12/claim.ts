import type { RtmCode, RtmModifier } from '../../../contract/enumerations.ts';
import type { ClaimGap } from '../../../contract/rtm-charges.ts';
import { inX12, segment } from './segment.ts';

interface Named {
  firstName: string;
  lastName: string;
}

export interface ClaimLine {
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
  /** What the claim is asked for still; said in its note. */
  gaps: readonly ClaimGap[];
}

/** The gaps of a claim in words short enough for the one note that a claim may have. */
const noteWords: Record<ClaimGap, string> = {
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

const noteOf = (gaps: readonly ClaimGap[]): string =>
  `Needs ${[...new Set(gaps.map((gap) => noteWords[gap]))].join(' ')}`;

/** `135.5` for 13550: neither leading nor trailing zeros; nothing for what is not known. */
export const amount = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

const compact = (day: string | null): string | null => day && day.replaceAll('-', '');

/** A person in a role, without the identifier that the product does not hold. */
const person = (role: string, named: Named | null, identifier: string | null): string =>
  segment(
    'NM1',
    role,
    '1',
    named && inX12(named.lastName, 60),
    named && inX12(named.firstName, 35),
    null,
    null,
    null,
    identifier,
  );

const isSame = (one: Named | null, other: Named | null): boolean =>
  one?.firstName === other?.firstName && one?.lastName === other?.lastName;

function lineSegments(line: ClaimLine, at: number, rendering: Named | null): string[] {
  return [
    segment('LX', at + 1),
    segment('SV1', ['HC', line.code, ...line.modifiers], amount(line.cents), 'UN', line.units),
    segment('DTP', '472', 'D8', compact(line.serviceDate)),
    segment('REF', '6R', line.id),
    ...(isSame(line.practitioner, rendering) ? [] : [person('82', line.practitioner, 'XX')]),
  ];
}

const isTherapy = ({ lines }: Claim): boolean =>
  lines.some(({ modifiers }) => modifiers.some((modifier) => /^G[PON]$/.test(modifier)));

/**
 * Subscriber, payer and claim of one patient. What the product does not know stands as an empty place after its
 * qualifier, so that no reader takes the draft for complete.
 */
export function claimSegments(claim: Claim, payer: string, level: number): string[] {
  const { patient, lines } = claim;
  const rendering = lines[0]?.practitioner ?? null;
  const cents = lines.map((line) => line.cents);
  const total = cents.includes(null) ? null : cents.reduce<number>((sum, own) => sum + (own ?? 0), 0);
  return [
    segment('HL', level, 1, 22, 0),
    segment('SBR', null, '18'),
    person('IL', patient, 'MI'),
    segment('N3'),
    segment('N4'),
    segment('DMG', 'D8', compact(patient.dob)),
    payer,
    segment('CLM', inX12(claim.id, 20), amount(total), null, null, [claim.placeOfService, 'B', '1']),
    segment('NTE', 'ADD', noteOf(claim.gaps)),
    segment('HI', 'ABK'),
    ...(isTherapy(claim) ? [person('DN', null, 'XX')] : []),
    person('82', rendering, 'XX'),
    ...lines.flatMap((line, at) => lineSegments(line, at, rendering)),
  ];
}

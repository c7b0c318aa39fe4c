import type { ClaimGap, HeldFor, RtmChargeLine } from '../../../contract/rtm-charges.ts';
import { formatDay } from '../../calendar.ts';
import { toCsv, type CsvCell } from '../../csv.ts';
import { fullName } from '../../patient.ts';
import { everyClaimGaps } from './gaps.ts';

const heads = [
  'Patient ID',
  'Last name',
  'First name',
  'Date of birth',
  'Location',
  'Code',
  'Units',
  'Modifier 1',
  'Modifier 2',
  'Date of service',
  'Period from',
  'Period to',
  'Billing practitioner',
  'Confirmed at billing',
  'Place of service',
  'Charge per unit',
  'Charge',
  'Status',
  'To review',
  'Held because',
  'Still needed for a claim',
  'Cycle ID',
];

const dollars = (cents: number | null): number | null => cents && cents / 100;

const words = (names: readonly string[]): string => names.join(', ').toLowerCase().replaceAll('_', ' ');

const stillNeeded = (gaps: readonly ClaimGap[]): string => words([...everyClaimGaps, ...gaps]);

/** `98977 of 09/10/2026 - 10/09/2026, another episode of care, is billed and starts less than 30 days away.` */
const heldSentence = ({ code, status, startDate, endDate }: HeldFor): string =>
  `${code} of ${formatDay(startDate)} - ${formatDay(endDate)}, another episode of care, is ${words([status])} and starts less than 30 days away.`;

const rowOf = (line: RtmChargeLine): CsvCell[] => {
  const { patientRecord, practitioner, modifiers } = line;
  return [
    patientRecord.id,
    patientRecord.patient.lastName,
    patientRecord.patient.firstName,
    formatDay(line.dob),
    patientRecord.location.name,
    line.code,
    line.units,
    modifiers[0] ?? null,
    modifiers[1] ?? null,
    formatDay(line.serviceDate),
    formatDay(line.startDate),
    formatDay(line.endDate),
    practitioner && fullName(practitioner),
    practitioner && (practitioner.attested ? 'yes' : 'no'),
    line.placeOfService,
    dollars(line.unitCents),
    dollars(line.cents),
    words([line.status]),
    words(line.flags),
    line.heldFor.map(heldSentence).join(' '),
    stillNeeded(line.gaps),
    line.id,
  ];
};

/** What a line that is left out does not say, so that nobody charges it from the file: how much of it there is, and for how much. */
const uncharged = new Set(['Units', 'Charge per unit', 'Charge']);

const leftOutRow = (line: RtmChargeLine): CsvCell[] =>
  rowOf(line).map((cell, at) => {
    const head = heads[at]!;
    if (uncharged.has(head)) return null;
    return head === 'Status' ? 'left out: held for review' : cell;
  });

/**
 * Charges as a table for a billing system: a line a row, charges in dollars, days as MM/DD/YYYY. Below them are those left
 * out because they are held for review, each with its reason and without an amount.
 */
export const chargesTable = (lines: readonly RtmChargeLine[], leftOut: readonly RtmChargeLine[] = []): string =>
  toCsv([heads, ...lines.map(rowOf), ...leftOut.map(leftOutRow)]);

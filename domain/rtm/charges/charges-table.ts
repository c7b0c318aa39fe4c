import type { HeldFor, RtmChargeLine } from '../../../contract/rtm/charges.ts';
import { formatDay } from '../../platform/calendar.ts';
import { toCsv, type CsvCell } from '../../platform/csv.ts';
import { formatFullName } from '../../patients/patient.ts';
import { formatCount } from '../explanation.ts';
import { WINDOW_DAYS } from '../rules.ts';
import { claimGapTexts } from './claim-gaps.ts';

const headers = [
  'Patient ID',
  'Last name',
  'First name',
  'Date of birth',
  'Location',
  'Payer',
  'Payer ID',
  'Member ID',
  'Group number',
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

const toDollars = (cents: number | null): number | null => cents && cents / 100;

const formatNames = (names: readonly string[]): string => names.join(', ').toLowerCase().replaceAll('_', ' ');

/** `98977 of 09/10/2026 - 10/09/2026, in another episode of care, is billed and starts less than 30 days away.` */
const explainHold = ({ code, status, startDate, endDate }: HeldFor): string =>
  `${code} of ${formatDay(startDate)} - ${formatDay(endDate)}, in another episode of care, is ${formatNames([status])} and starts less than ${formatCount(WINDOW_DAYS, 'day')} away.`;

const toRow = (line: RtmChargeLine): CsvCell[] => {
  const { patientRecord, practitioner, modifiers } = line;
  return [
    patientRecord.id,
    patientRecord.patient.lastName,
    patientRecord.patient.firstName,
    formatDay(line.dob),
    patientRecord.location.name,
    line.payer.name,
    line.payer.id,
    line.memberId,
    line.groupNumber,
    line.code,
    line.units,
    modifiers[0] ?? null,
    modifiers[1] ?? null,
    formatDay(line.serviceDate),
    formatDay(line.startDate),
    formatDay(line.endDate),
    practitioner && formatFullName(practitioner),
    practitioner && (practitioner.attested ? 'yes' : 'no'),
    line.placeOfService,
    toDollars(line.unitCents),
    toDollars(line.cents),
    formatNames([line.status]),
    formatNames(line.flags),
    line.heldFor.map(explainHold).join(' '),
    line.gaps.map((gap) => claimGapTexts[gap]).join('; '),
    line.id,
  ];
};

/** Why a line is not charged: it is held for review, or its claim lacks what a payer requires. */
export interface LeftOutLines {
  held: readonly RtmChargeLine[];
  incomplete: readonly RtmChargeLine[];
}

/** Columns that stay empty in an excluded line, so that nobody charges it from the file. */
const amountColumns = new Set(['Units', 'Charge per unit', 'Charge']);

const toLeftOutRow = (line: RtmChargeLine, reason: string): CsvCell[] =>
  toRow(line).map((cell, at) => {
    const head = headers[at]!;
    if (amountColumns.has(head)) return null;
    return head === 'Status' ? `left out: ${reason}` : cell;
  });

/**
 * Charges as a table for a billing system: one row per line, charges in dollars, days as MM/DD/YYYY. Below them are
 * those that are left out, each with its reason and without an amount.
 */
export const toChargesCsv = (lines: readonly RtmChargeLine[], leftOut?: LeftOutLines): string =>
  toCsv([
    headers,
    ...lines.map(toRow),
    ...(leftOut?.incomplete ?? []).map((line) => toLeftOutRow(line, 'missing data')),
    ...(leftOut?.held ?? []).map((line) => toLeftOutRow(line, 'held for review')),
  ]);

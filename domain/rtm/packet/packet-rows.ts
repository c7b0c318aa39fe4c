import type { RtmMonthDetail } from '../../../contract/rtm/month.ts';
import type { CsvCell } from '../../platform/csv.ts';
import { formatMoment } from '../../reports/report-words.ts';
import { explainFlag } from '../sentences.ts';
import {
  dataKindNames,
  formatChangedBy,
  formatCodeStatus,
  formatContact,
  formatCredential,
  formatName,
  formatNoteClock,
  formatStatus,
  packetWords,
  uncountedNames,
} from './packet-words.ts';
import { formatAttestation } from './billing-section.ts';

const columns = [
  'Patient ID',
  'Month',
  'Section',
  'Date',
  'Until',
  'Clock',
  'What',
  'Counts',
  'Minutes',
  'Counted minutes',
  'Live interactions',
  'Author',
  'Credential',
  'Contact',
  'Code',
  'Status',
  'Units',
  'Modifiers',
  'Remarks',
] as const;

/** What a line says, by its column; columns that are not named stay empty. */
type Line = { Section: string } & Partial<Record<(typeof columns)[number], CsvCell>>;

/** What paper marks as nothing is an empty cell here. */
const toOptionalCell = (text: string): string | null => (text === packetWords.none ? null : text);

const formatYesNo = (does: boolean): string => (does ? 'Yes' : 'No');

const toCodeLines = ({ codes }: RtmMonthDetail): Line[] =>
  codes.flatMap((answer) => {
    const { code, startDate, endDate, units, modifiers, explanation, numActiveDays, minutes, liveContacts } = answer;
    const period = { Date: startDate, Until: endDate, Code: code };
    const isTime = answer.clock === 'CALENDAR_MONTH';
    return [
      {
        Section: 'Code',
        ...period,
        What: isTime ? null : `${numActiveDays} data days`,
        ...(isTime && { 'Counted minutes': minutes, 'Live interactions': liveContacts }),
        Status: formatCodeStatus(answer),
        Units: units,
        Modifiers: modifiers.join(' '),
        Remarks: explanation.text,
      },
      ...answer.flags.map((flag) => ({ Section: 'Flag', ...period, What: flag, Remarks: explainFlag(flag).text })),
    ];
  });

const toDayLines = ({ dataDays }: RtmMonthDetail): Line[] =>
  dataDays.map(({ day, kinds, counted, uncounted }) => ({
    Section: 'Data day',
    Date: day,
    What: kinds.map((kind) => dataKindNames[kind].name).join(', '),
    Counts: formatYesNo(counted),
    Remarks: uncounted && uncountedNames[uncounted],
  }));

const toNoteLines = ({ notes, timezone }: RtmMonthDetail): Line[] =>
  notes.map((note) => ({
    Section: 'Care note',
    Date: note.date,
    Clock: toOptionalCell(formatNoteClock(note, timezone)),
    Counts: formatYesNo(note.countedMinutes > 0),
    Minutes: note.minutes,
    'Counted minutes': note.countedMinutes,
    Author: formatName(note.author),
    Credential: toOptionalCell(formatCredential(note)),
    Contact: toOptionalCell(formatContact(note)),
    Remarks: note.reasons.map(({ text }) => text).join(' '),
  }));

const toAuthorLines = ({ authors }: RtmMonthDetail): Line[] =>
  authors.map((line) => ({
    Section: 'Author',
    Author: formatName(line.author),
    Credential: toOptionalCell(formatCredential(line)),
    'Counted minutes': line.minutes,
    'Live interactions': line.contacts,
  }));

const toMonitoringLines = ({ setUps, device, pauses }: RtmMonthDetail): Line[] => [
  ...setUps.map(({ day, credential }) => ({
    Section: 'Set-up',
    Date: day,
    Credential: toOptionalCell(formatCredential({ credential })),
  })),
  ...(device ? [{ Section: 'Device', Date: device.pairedOn, What: device.name }] : []),
  ...pauses.map(({ from, to, reason }) => ({ Section: 'Pause', Date: from, Until: to, Remarks: reason })),
];

const toHistoryLines = ({ history, timezone }: RtmMonthDetail): Line[] =>
  history.map((change) => ({
    Section: 'Status change',
    Date: change.startDate,
    Until: change.endDate,
    Clock: formatMoment(timezone, change.at),
    What: `${formatStatus(change.fromStatus)} to ${formatStatus(change.toStatus)}`,
    Author: formatChangedBy(change),
    Code: change.code,
    Status: formatStatus(change.toStatus),
    Remarks: [
      change.reason,
      change.attestation
        ? `In the name of ${formatName(change.attestation.practitioner)}. ${formatAttestation(change.attestation)}`
        : null,
    ]
      .filter(Boolean)
      .join(' '),
  }));

/** The evidence of a month as one flat table, the header first; like the printed packet without the notes' wording. */
export function toPacketRows(detail: RtmMonthDetail): CsvCell[][] {
  const lines = [
    ...toCodeLines(detail),
    ...toDayLines(detail),
    ...toNoteLines(detail),
    ...toAuthorLines(detail),
    ...toMonitoringLines(detail),
    ...toHistoryLines(detail),
  ];
  const whose = { 'Patient ID': detail.patientRecord.id, Month: detail.yearMonth };
  return [
    [...columns],
    ...lines.map((line) => {
      const cells: Partial<Record<(typeof columns)[number], CsvCell>> = { ...whose, ...line };
      return columns.map((column) => cells[column] ?? null);
    }),
  ];
}

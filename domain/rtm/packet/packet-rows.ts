import type { RtmMonthDetail } from '../../../contract/rtm-month.ts';
import type { CsvCell } from '../../csv.ts';
import { momentIn } from '../../report/moment-in.ts';
import { flagSentence } from '../sentences.ts';
import { dataKindNames, packetWords, statusName, uncountedNames } from './packet-words.ts';
import { changedBy, clockOf, contactOf, credentialOf, nameOf, statusOfCode } from './packet-texts.ts';
import { confirmedText } from './billing-section.ts';

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
  'Live contacts',
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
const filled = (text: string): string | null => (text === packetWords.none ? null : text);

const yesNo = (does: boolean): string => (does ? 'Yes' : 'No');

const codeLines = ({ codes }: RtmMonthDetail): Line[] =>
  codes.flatMap((answer) => {
    const { code, startDate, endDate, units, modifiers, explanation, numActiveDays, minutes, liveContacts } = answer;
    const period = { Date: startDate, Until: endDate, Code: code };
    const isTime = answer.clock === 'CALENDAR_MONTH';
    return [
      {
        Section: 'Code',
        ...period,
        What: isTime ? null : `${numActiveDays} data days`,
        ...(isTime && { 'Counted minutes': minutes, 'Live contacts': liveContacts }),
        Status: statusOfCode(answer),
        Units: units,
        Modifiers: modifiers.join(' '),
        Remarks: explanation,
      },
      ...answer.flags.map((flag) => ({ Section: 'Flag', ...period, What: flag, Remarks: flagSentence(flag) })),
    ];
  });

const dayLines = ({ dataDays }: RtmMonthDetail): Line[] =>
  dataDays.map(({ day, kinds, counted, uncounted }) => ({
    Section: 'Data day',
    Date: day,
    What: kinds.map((kind) => dataKindNames[kind].name).join(', '),
    Counts: yesNo(counted),
    Remarks: uncounted && uncountedNames[uncounted],
  }));

const noteLines = ({ notes, timezone }: RtmMonthDetail): Line[] =>
  notes.map((note) => ({
    Section: 'Care note',
    Date: note.date,
    Clock: filled(clockOf(note, timezone)),
    Counts: yesNo(note.countedMinutes > 0),
    Minutes: note.minutes,
    'Counted minutes': note.countedMinutes,
    Author: nameOf(note.author),
    Credential: filled(credentialOf(note)),
    Contact: filled(contactOf(note)),
    Remarks: note.remarks.join(' '),
  }));

const authorLines = ({ authors }: RtmMonthDetail): Line[] =>
  authors.map((line) => ({
    Section: 'Author',
    Author: nameOf(line.author),
    Credential: filled(credentialOf(line)),
    'Counted minutes': line.minutes,
    'Live contacts': line.contacts,
  }));

const monitoringLines = ({ setupDates, device, pauses }: RtmMonthDetail): Line[] => [
  ...setupDates.map((Date) => ({ Section: 'Set-up', Date })),
  ...(device ? [{ Section: 'Device', Date: device.pairedOn, What: device.name }] : []),
  ...pauses.map(({ from, to, reason }) => ({ Section: 'Pause', Date: from, Until: to, Remarks: reason })),
];

const historyLines = ({ history, timezone }: RtmMonthDetail): Line[] =>
  history.map((change) => ({
    Section: 'Status change',
    Date: change.startDate,
    Until: change.endDate,
    Clock: momentIn(timezone, change.at),
    What: `${statusName(change.fromStatus)} to ${statusName(change.toStatus)}`,
    Author: changedBy(change),
    Code: change.code,
    Status: statusName(change.toStatus),
    Remarks: [
      change.reason,
      change.attestation
        ? `In the name of ${nameOf(change.attestation.practitioner)}. ${confirmedText(change.attestation)}`
        : null,
    ]
      .filter(Boolean)
      .join(' '),
  }));

/** The evidence of a month as one flat table, the header first; like the printed packet without the notes' wording. */
export function packetRows(detail: RtmMonthDetail): CsvCell[][] {
  const lines = [
    ...codeLines(detail),
    ...dayLines(detail),
    ...noteLines(detail),
    ...authorLines(detail),
    ...monitoringLines(detail),
    ...historyLines(detail),
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

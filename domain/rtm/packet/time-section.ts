import type { RtmEvidenceNote, RtmMonthDetail } from '../../../contract/rtm/month.ts';
import { formatDay } from '../../platform/calendar.ts';
import type { ReportPart, ReportSection } from '../../reports/report-model.ts';
import { formatCount } from '../explanation.ts';
import {
  formatContact,
  formatCredential,
  formatName,
  formatNoteClock,
  isCountedContact,
  packetWords as words,
  sumAuthors,
} from './packet-words.ts';

const buildAuthorTable = ({ authors }: RtmMonthDetail): ReportPart => ({
  kind: 'table',
  title: words.byAuthor,
  table: {
    columns: [
      { title: 'Author', share: 8 },
      { title: 'Credential', share: 4 },
      { title: 'Minutes', share: 3, align: 'right' },
      { title: 'Live interactions', share: 3, align: 'right' },
    ],
    rows: authors.map((line) => [
      formatName(line.author),
      formatCredential(line),
      String(line.minutes),
      String(line.contacts),
    ]),
  },
});

const buildNoteTable = ({ notes, timezone }: RtmMonthDetail): ReportPart => ({
  kind: 'table',
  title: words.notes,
  table: {
    columns: [
      { title: 'Date', share: 3.6 },
      { title: 'Clock', share: 3.8 },
      { title: 'Author', share: 5 },
      { title: 'Credential', share: 3.5 },
      { title: 'Contact', share: 3.4 },
      { title: 'Written', share: 2.6, align: 'right' },
      { title: 'Counted', share: 2.7, align: 'right' },
      { title: 'Remarks', share: 6 },
    ],
    rows: notes.map((note) => [
      formatDay(note.date),
      formatNoteClock(note, timezone),
      formatName(note.author),
      formatCredential(note),
      formatContact(note),
      String(note.minutes),
      String(note.countedMinutes),
      note.reasons.map(({ text }) => text).join(' ') || words.none,
    ]),
  },
});

/**
 * Minutes by author, and every note of the month with its counted minutes and why they are fewer. Not the wording of a
 * note: a payer is shown the minimum that a claim needs.
 */
export function buildTimeSection(detail: RtmMonthDetail): ReportSection {
  if (detail.notes.length === 0)
    return { title: words.management, parts: [{ kind: 'text', text: words.noNotes, tone: 'quiet' }] };
  const { minutes, contacts } = sumAuthors(detail);
  return {
    title: words.management,
    parts: [
      {
        kind: 'text',
        text: `${formatCount(minutes, 'counted minute')}, ${formatCount(contacts, 'live interaction')}. ${words.wording}`,
      },
      ...(detail.authors.length > 0 ? [buildAuthorTable(detail)] : []),
      buildNoteTable(detail),
    ],
  };
}

const toContactRow = (note: RtmEvidenceNote, zone: string): string[] => [
  formatDay(note.date),
  formatNoteClock(note, zone),
  formatContact(note),
  formatName(note.author),
  String(note.countedMinutes),
];

/** Real-time two-way contacts that count: those of at least one counted minute. */
export function buildContactsSection({ notes, timezone }: RtmMonthDetail): ReportSection {
  const contacts = notes.filter(isCountedContact);
  if (contacts.length === 0)
    return { title: words.contacts, parts: [{ kind: 'text', text: words.noContacts, tone: 'quiet' }] };
  return {
    title: words.contacts,
    parts: [
      {
        kind: 'table',
        table: {
          columns: [
            { title: 'Date', share: 3 },
            { title: 'Clock', share: 5 },
            { title: 'Contact', share: 4 },
            { title: 'Author', share: 7 },
            { title: 'Minutes', share: 3, align: 'right' },
          ],
          rows: contacts.map((note) => toContactRow(note, timezone)),
        },
      },
    ],
  };
}

import { describe, expect, it } from 'vitest';
import type { RtmMonthDetail } from '../../../contract/rtm/month.ts';
import type { ReportModel, ReportPart } from '../../reports/report-model.ts';
import { november, supply } from './november.fixtures.ts';
import { buildPacket } from './build-packet.ts';

const made = { organization: 'Motion Clinic', now: new Date('2026-12-05T19:00:00Z') };
const packet = (change: Partial<RtmMonthDetail> = {}) => buildPacket({ ...november, ...change }, made);
const section = ({ sections }: ReportModel, title: string) => sections.find((each) => each.title === title)!.parts;
const rowsOf = (parts: ReportPart[], name?: string) =>
  parts.flatMap((part) => (part.kind === 'table' && (!name || part.title === name) ? part.table.rows : []));
const texts = (parts: ReportPart[]) => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));

describe('the evidence packet of a month', () => {
  it('RTM-07 names its patient, month, creation time and zone', () => {
    const { title, organization, patient, range, created, confidential, facts } = packet();
    expect([title, organization, patient, range]).toEqual([
      'RTM Evidence Packet',
      'Motion Clinic',
      'Ada Lovelace',
      'RTM Evidence Packet, November 2026',
    ]);
    expect(created).toBe('Created 12/05/2026, 12:00 PM MST');
    expect(confidential).toBe('Confidential health information. Created 12/05/2026, 12:00 PM MST, Mountain Time');
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ['Patient', 'Ada Lovelace'],
      ['Date of birth', '12/10/1985'],
      ['Patient ID', '12'],
      ['Month', 'November 2026'],
      ['Location', 'North Clinic'],
      ['Time zone', 'Mountain Time'],
    ]);
  });

  it('RTM-07 RTM-20 lists each code with our label, period, status, units, modifiers and reason', () => {
    const parts = section(packet(), 'Codes');
    expect(rowsOf(parts).slice(0, 3)).toEqual([
      [
        '98979\nManagement, first 10 minutes',
        '11/01/2026 to 11/30/2026',
        'Ready to Bill',
        '1',
        'GP, CQ',
        '98979 is billable: 15 minutes by Nov 30, 2026.',
      ],
      [
        '98985\nDevice supply, 2 to 15 days',
        '10/20/2026 to 11/18/2026',
        'Billed',
        '1',
        'GP',
        '98985 was billed: 2 data days by Nov 18, 2026.',
      ],
      [
        '98980\nManagement, first 20 minutes',
        '11/01/2026 to 11/30/2026',
        'Not billable',
        '0',
        '-',
        '98980 is not billable: 15 of 20 minutes by Nov 30, 2026.',
      ],
    ]);
    expect(rowsOf(parts, 'Review before billing').map(([code]) => code)).toEqual(['98985']);
    expect(texts(parts).join(' ')).toContain('CQ: ');
    expect(texts(parts).join(' ')).not.toContain('Draft');
  });

  it('is a draft until the month is over where the patient is', () => {
    const draft = packet({ today: '2026-11-30' });
    expect(draft.title).toBe('RTM Evidence Packet (draft)');
    expect(texts(section(draft, 'Codes'))[0]).toBe(
      'Draft: November 2026 is not over. Codes, days and minutes may still change.',
    );
    expect(packet({ today: '2026-12-01' }).title).toBe('RTM Evidence Packet');
    const open = { ...supply, status: 'IN_PROGRESS' as const };
    expect(texts(section(packet({ codes: [open] }), 'Codes'))[0]).toContain('still open');
  });

  it('shows the days of each window once with their data, and the days in no window', () => {
    const parts = section(packet(), 'Data days');
    const [figure] = parts.filter((part) => part.kind === 'figure');
    expect([figure!.title, figure!.subtitle]).toEqual([
      'Window 10/20/2026 to 11/18/2026',
      '2 data days of 30 days. S session, R self-reported session, A survey response',
    ]);
    const { chart } = figure!;
    const cells = chart.kind === 'days' ? chart.cells : [];
    expect(cells).toHaveLength(30);
    expect(cells[0]).toEqual({ label: '20', heading: 'Oct', sign: 'SA', state: 'full' });
    expect(cells[12]).toEqual({ label: '1', heading: 'Nov', sign: '', state: 'empty' });
    expect(cells[28]).toEqual({ label: '17', sign: 'S', state: 'marked' });
    expect(figure!.table!.rows).toContainEqual(['11/17/2026', 'Session (received after billing)']);
    expect(rowsOf(parts, 'Days with data outside of any window')).toEqual([
      ['11/29/2026', 'Gait session (not in a window)'],
    ]);
  });

  it('states that data were deleted after the window was billed', () => {
    const [figure] = section(packet({ dataDays: november.dataDays.slice(1) }), 'Data days').filter(
      (part) => part.kind === 'figure',
    );
    expect(figure!.subtitle).toContain('1 data day of 30 days. 2 were billed.');
  });

  it('ENT-047 lists date, clock, author, credential, contact and minutes of every note, and why fewer count', () => {
    const parts = section(packet(), 'Management time');
    expect(texts(parts)[0]).toContain('15 counted minutes, 1 live interaction.');
    expect(rowsOf(parts, 'Counted by author')).toEqual([['Ada Lovelace', 'PTA', '15', '1']]);
    expect(rowsOf(parts, 'Care notes')).toEqual([
      [
        '11/10/2026',
        '2:05 PM to 2:20 PM',
        'Ada Lovelace',
        'PTA',
        'Video, live',
        '20',
        '15',
        'Its start and end times cover 15 minutes.',
      ],
      [
        '11/11/2026',
        '-',
        'Someone at another location',
        'Aide',
        'Live',
        '7',
        '0',
        'An aide’s minutes are not billable.',
      ],
    ]);
    expect(rowsOf(section(packet(), 'Live interactions'))).toEqual([
      ['11/10/2026', '2:05 PM to 2:20 PM', 'Video, live', 'Ada Lovelace', '15'],
    ]);
  });

  it('names set-up, device and pauses', () => {
    const parts = section(packet(), 'Monitoring');
    expect(texts(parts)).toEqual(['Set up on 10/01/2026 (PTA). Device: Phone, paired on 10/02/2026.']);
    expect(rowsOf(parts)).toEqual([['11/19/2026', 'Still paused', '=cmd|holiday']]);
    const none = section(packet({ setUps: [], device: null, pauses: [] }), 'Monitoring');
    expect(texts(none)).toEqual(['Not set up. No device was paired.', 'Monitoring was not paused.']);
  });

  it('RTM-15 names who billed what, when, on whose behalf and with which confirmations', () => {
    expect(rowsOf(section(packet(), 'Confirmed at billing'))).toEqual([
      [
        '98985',
        '10/20/2026 to 11/18/2026',
        '12/02/2026, 10:05 AM MST',
        'Grace Hopper',
        'Ada Lovelace',
        'No other practitioner bills this period. No physiologic monitoring is billed for this period. Flags were reviewed.',
      ],
    ]);
    const [billed] = november.history;
    const bare = packet({ history: [{ ...billed!, attestation: null, by: null }] });
    expect(rowsOf(section(bare, 'Confirmed at billing'))[0]!.slice(3)).toEqual([
      'Someone at another location',
      '-',
      'No confirmation on record.',
    ]);
  });

  it('RTM-16 lists every change of a status with user, time and reason', () => {
    expect(rowsOf(section(packet(), 'Status history')).map((row) => row.slice(3))).toEqual([
      ['Ready to Bill', 'Billed', 'Grace Hopper', '-'],
      ['In Progress', 'Ready to Bill', 'Billing rules', '98985 is billable: 2 data days by Nov 18, 2026.'],
    ]);
  });

  it('states what is missing in a month with almost no data', () => {
    const bare = packet({ codes: [], dataDays: [], notes: [], authors: [], history: [], pauses: [] });
    expect(bare.sections.flatMap(({ parts }) => texts(parts))).toEqual(
      expect.arrayContaining([
        'No codes were counted for this month.',
        'No supply window falls in this month.',
        'No care notes in this month.',
        'No live interactions were counted in this month.',
        'Nothing in this month has been billed.',
        'No status changes yet.',
      ]),
    );
  });
});

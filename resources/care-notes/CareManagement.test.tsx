import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CareNote } from '../../contract/care-notes/care-notes.ts';
import type { RtmCycle, RtmEvent } from '../../contract/rtm/cycles.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada } from '../../tests/component/patientRecords.ts';
import { patientRecord } from '../patients/record/plugin.tsx';
import { findComposer, importScreens, november } from './fixtures.ts';

beforeAll(importScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

const cycle: RtmCycle = {
  id: 1,
  code: '98977',
  clock: 'ROLLING_30',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  status: 'IN_PROGRESS',
  numActiveDays: 12,
  numRequiredDays: 16,
  numRemainingDays: 4,
  minutes: 0,
  liveContacts: 0,
  units: 0,
  modifiers: [],
  flags: [],
  explanation: { code: 'example', text: '12 of 16 days; 4 more are needed by 11/30/2026.' },
  pdfKey: null,
  patientRecord: {
    id: 12,
    patient: { firstName: 'Ada', lastName: 'Lovelace' },
    location: { id: 3, name: 'North Clinic' },
  },
};
const evidence: RtmEvent[] = [
  {
    id: 'session-1',
    type: 'HEP_SESSION',
    dateTime: '2026-11-02T15:00:00Z',
    minutes: null,
    patientInteractionType: null,
  },
  {
    id: 'note-8',
    type: 'PATIENT_INTERACTION',
    dateTime: '2026-11-12',
    minutes: 12,
    patientInteractionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
  },
];
const note: CareNote = {
  id: 8,
  patientId: 12,
  date: '2026-11-12',
  minutes: 12,
  notes: 'Called about the brace.',
  interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
  rtmCycleStatus: null,
  notBilled: false,
  author: { id: 7, firstName: 'Grace', lastName: 'Hopper' },
  startedAt: null,
  endedAt: null,
  contactMode: null,
  credential: null,
  overlaps: [],
  version: 1,
  may: { editFacts: true, delete: true },
};

const open = () =>
  renderFeature(patientRecord, '/patients/12/health/care-management', {
    answers: {
      'GET /v2/patients/12': [200, ada],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/rtm-cycles': pagedResponse([
        cycle,
        { ...cycle, id: 2, code: '98980', clock: 'CALENDAR_MONTH', status: 'READY_TO_BILL', units: 1, minutes: 24 },
      ]),
      'GET /v2/rtm/patients/12/months/2026-11': [200, november],
      'GET /v2/rtm/cycles/1': [200, { ...cycle, events: [] }],
      'GET /v2/rtm/cycles/2': [200, { ...cycle, events: [] }],
      'GET /v2/patients/12/interactions': pagedResponse([note]),
      'GET /v2/care-notes/own-credential': [200, { credential: 'PT' }],
      'POST /v2/patients/12/interactions': [201, note],
    },
  });

async function openForm() {
  const opened = open();
  const dialog = await findComposer();
  const save = () => opened.user.click(dialog.getByRole('button', { name: 'Save Care Note' }));
  return { ...opened, dialog, save };
}

describe('Care Management', () => {
  const openCycle = async ({ user }: ReturnType<typeof open>, name: string) => {
    const cycles = within(await screen.findByRole('region', { name: 'RTM Cycles' }));
    await user.click(await cycles.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };

  it('shows the cycles by month, with a chip for each code that tells its result in a word', async () => {
    open();
    const cycles = within(await screen.findByRole('region', { name: 'RTM Cycles' }));
    expect(await cycles.findByRole('heading', { name: 'November 2026' })).toBeVisible();
    const [days, minutes, ...others] = cycles.getAllByRole('button');
    expect(days).toHaveAccessibleName('98977: Open, 12/30');
    expect(minutes).toHaveAccessibleName('98980: Earned, 24 min');
    expect(others).toEqual([]);
  });

  it('OPEN-076 OPEN-077 shows N/30 days of supply codes and the minutes of management codes', async () => {
    const opened = open();
    const days = await openCycle(opened, '98977: Open, 12/30');
    expect(days.getByText('12/30 days of activity')).toBeVisible();
    expect(days.getByText('In Progress')).toBeVisible();
    expect(days.getByText('11/01/2026 – 11/30/2026')).toBeVisible();
    expect(days.getByRole('meter', { name: 'Days of activity' })).toHaveAttribute('aria-valuenow', '12');
    await opened.user.click(days.getByRole('button', { name: 'Close' }));
    const minutes = await openCycle(opened, '98980: Earned, 24 min');
    expect(minutes.getByText('24 minutes')).toBeVisible();
    expect(minutes.getByText('Ready to Bill')).toBeVisible();
  });

  it('RTM-18 OPEN-080 shows the result of a cycle, its warnings, its evidence and a link to its month', async () => {
    const opened = open();
    opened.answering['GET /v2/patients/12/rtm-cycles'] = pagedResponse([
      { ...cycle, status: 'READY_TO_BILL', units: 1, modifiers: ['GP'], flags: ['ENDED_EARLY'] },
    ]);
    opened.answering['GET /v2/rtm/cycles/1'] = [200, { ...cycle, events: evidence }];
    const dialog = await openCycle(opened, '98977: Earned, 12/30');
    expect(dialog.getByText('1 unit · Modifiers GP')).toBeVisible();
    expect(dialog.getByText('(final)')).toBeInTheDocument();
    expect(
      dialog.getByText('The window ended before its 30 days were over. Data up to its last day is counted.'),
    ).toBeVisible();
    expect((await dialog.findAllByText(/Session|Care note/)).map(({ textContent }) => textContent)).toEqual([
      'Session',
      'Care note · 12 minutes · Live interaction',
    ]);
    const address = dialog.getByRole('link', { name: '98977 on RTM Billing, November 2026' }).getAttribute('href')!;
    expect(address.split('?')[0]).toBe('/rtm-billing/cycles-by-month/');
    expect(JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter')!)).toEqual({
      yearMonth: '2026-11',
      status: 'IN_PROGRESS,ACTIVE_DAYS_INCOMPLETE,READY_TO_BILL,BILLED',
      patientId: 12,
    });
  });

  it('shows the month’s minutes over the form, and what the code that lacks least still needs', async () => {
    const { dialog, user } = await openForm();
    const meter = await dialog.findByRole('meter', { name: 'Minutes this month' });
    expect(meter).toHaveAttribute('aria-valuenow', '10');
    expect(meter).toHaveAttribute('aria-valuemax', '20');
    for (const text of ['10 of 20 min', '0 live interactions', '98979 needs a live interaction by Nov 30, 2026.'])
      expect(dialog.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '10 minutes' }));
    expect(dialog.getByRole('button', { name: '10 minutes', pressed: true })).toBeVisible();
    expect(dialog.getByLabelText('Minutes')).toHaveValue('10');
  });

  it('keeps the details folded until one of them is invalid', async () => {
    const { dialog, user, save } = await openForm();
    expect(dialog.getByLabelText('Date')).not.toBeVisible();
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2999-01-01' } });
    await save();
    expect(await dialog.findByText('Date cannot be in the future')).toBeVisible();
    await user.click(dialog.getByText('01/01/2999 · Physical therapist'));
    await waitFor(() => expect(dialog.getByText('Date cannot be in the future')).toBeVisible());
  });

  it('REC-28 lists the care notes', async () => {
    open();
    const notes = within(await screen.findByRole('region', { name: 'Care Notes' }));
    expect((await notes.findByRole('listitem')).textContent).toBe(
      'November 202611/12/202612 minutesGrace HopperLive interactionCalled about the brace.',
    );
  });

  it('REC-51 REC-53 REC-55 REC-56 starts a note with today and 20 minutes, and requires each field', async () => {
    const { dialog, user, save, sent } = await openForm();
    expect(dialog.getByLabelText('Date')).toHaveValue(getToday('America/Denver', new Date()));
    expect(dialog.getByLabelText('Minutes')).toHaveValue('20');
    await user.clear(dialog.getByLabelText('Date'));
    await user.clear(dialog.getByLabelText('Minutes'));
    await save();
    for (const message of ['Date is required', 'Minutes are required', 'Notes are required']) {
      expect(await dialog.findByText(message)).toBeInTheDocument();
    }
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('REC-52 REC-54 rejects a future date and negative minutes', async () => {
    const { dialog, user, save } = await openForm();
    await user.clear(dialog.getByLabelText('Date'));
    await user.type(dialog.getByLabelText('Date'), '2999-01-01');
    await user.clear(dialog.getByLabelText('Minutes'));
    await user.type(dialog.getByLabelText('Minutes'), '-5');
    await save();
    expect(await dialog.findByText('Date cannot be in the future')).toBeInTheDocument();
    expect(dialog.getByText('Minutes must be 0 or more')).toBeInTheDocument();
  });

  it('REC-57 OPEN-162 limits the notes to 500 characters, counting a line break as two', async () => {
    const { dialog, user, save } = await openForm();
    await user.click(dialog.getByLabelText('Notes'));
    await user.paste(`${'x'.repeat(498)}\nx`);
    expect(dialog.getByText('501/500')).toBeInTheDocument();
    await save();
    expect(await dialog.findByText('Max Character Limit is 500')).toBeInTheDocument();
  });

  it('REC-57 OPEN-162 counts the characters that validation counts: a trailing line break is not saved', async () => {
    const { dialog, user, save } = await openForm();
    await user.click(dialog.getByLabelText('Notes'));
    await user.paste(`${'x'.repeat(499)}\n`);
    expect(dialog.getByText('499/500')).toBeInTheDocument();
    await save();
    expect(dialog.queryByText('Max Character Limit is 500')).toBeNull();
  });

  it('REC-28 adds a note', async () => {
    const { dialog, user, save, sent } = await openForm();
    await user.type(dialog.getByLabelText('Notes'), 'All is well.');
    await user.click(dialog.getByRole('button', { name: '20 minutes' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Patient interactive communication' }));
    await save();
    expect(await screen.findByText('Care note saved.')).toBeInTheDocument();
    const { body } = sent.find(({ method }) => method === 'POST')!;
    expect(body).toMatchObject({
      minutes: 20,
      notes: 'All is well.',
      interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
      startedAt: null,
      endedAt: null,
      contactMode: null,
      credential: 'PT',
    });
    await waitFor(() =>
      expect(sent.filter(({ path, method }) => method === 'GET' && path.endsWith('/interactions'))).toHaveLength(2),
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CareNote } from '../../contract/care-notes/care-notes.ts';
import type { RtmCycle } from '../../contract/rtm/cycles.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada } from '../../tests/component/patientRecords.ts';
import { patientRecord } from '../patients/record/plugin.tsx';

beforeAll(
  () => Promise.all([import('../patients/record/PatientRecordPage.tsx'), import('./shared/CareManagement.tsx')]),
  60_000,
);
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
  units: 1,
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
        { ...cycle, id: 2, code: '98980', clock: 'CALENDAR_MONTH', status: 'READY_TO_BILL', minutes: 24 },
      ]),
      'GET /v2/patients/12/interactions': pagedResponse([note]),
      'GET /v2/care-notes/own-credential': [200, { credential: 'PT' }],
      'POST /v2/patients/12/interactions': [201, note],
    },
  });

async function openForm() {
  const opened = open();
  await opened.user.click(await screen.findByRole('button', { name: 'Add Care Note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Care Note' }));
  const save = () => opened.user.click(dialog.getByRole('button', { name: 'Save Care Note' }));
  return { ...opened, dialog, save };
}

describe('Care Management', () => {
  it('OPEN-076 OPEN-077 shows N/30 days of supply codes and the minutes of management codes', async () => {
    open();
    const cycles = within(await screen.findByRole('region', { name: 'RTM Cycles' }));
    const rows = (await cycles.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toContain('12/30 days of activity');
    expect(rows[0]).toContain('In Progress');
    expect(rows[0]).toContain('11/01/2026 – 11/30/2026');
    expect(cycles.getByRole('meter', { name: 'Days of activity' })).toHaveAttribute('aria-valuenow', '12');
    expect(rows[1]).toContain('24 minutes');
    expect(rows[1]).toContain('Ready to Bill');
  });

  it('RTM-18 OPEN-080 shows the result of a cycle, its warnings and a link to its month', async () => {
    const { answering } = open();
    answering['GET /v2/patients/12/rtm-cycles'] = pagedResponse([
      { ...cycle, status: 'READY_TO_BILL', modifiers: ['GP'], flags: ['ENDED_EARLY'] },
    ]);
    const cycles = within(await screen.findByRole('region', { name: 'RTM Cycles' }));
    expect(await cycles.findByText('1 unit · Modifiers GP')).toBeVisible();
    expect(cycles.getByText('(billing-final)')).toBeInTheDocument();
    expect(
      cycles.getByText('The window ended before its 30 days were over; it counts the data up to its last day.'),
    ).toBeVisible();
    const address = cycles.getByRole('link', { name: '98977 on RTM Billing, November 2026' }).getAttribute('href')!;
    expect(address.split('?')[0]).toBe('/rtm-billing/cycles-by-month/');
    expect(JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter')!)).toEqual({
      yearMonth: '2026-11',
      status: 'IN_PROGRESS,ACTIVE_DAYS_INCOMPLETE,READY_TO_BILL,BILLED',
      patientId: 12,
    });
  });

  it('REC-28 lists the care notes', async () => {
    open();
    const notes = within(await screen.findByRole('region', { name: 'Care Notes' }));
    expect((await notes.findByRole('listitem')).textContent).toBe(
      '11/12/202612 minutesGrace HopperPatient interactive communicationCalled about the brace.',
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
    await user.click(dialog.getByRole('checkbox', { name: 'I worked 20 minutes' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Patient interactive communication' }));
    await save();
    expect(await screen.findByText('The care note was added.')).toBeInTheDocument();
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

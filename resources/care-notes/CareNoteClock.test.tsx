import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinicAdmin } from '../../tests/component/people.ts';
import {
  NOTES,
  findComposer,
  billedCareNote,
  findCards,
  importScreens,
  careNote,
  renderCareNotes,
  SAVE_LABEL,
  listRequests,
} from './fixtures.ts';

beforeAll(importScreens, 60_000);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const added = { [`POST ${NOTES}`]: [201, careNote] as const };
const CLOCK = `GET ${NOTES}/overlap-check`;

/** Fills in a new note dated 2026-11-12. */
async function begin(answers: Parameters<typeof renderCareNotes>[0] = added) {
  const opened = renderCareNotes({ [CLOCK]: [200, { overlaps: [] }], ...answers });
  const dialog = await findComposer();
  const fill = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill('Date', '2026-11-12');
  fill('Notes', 'All is well.');
  return { opened, dialog, fill, press: () => opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL })) };
}

describe('the minutes of a new care note', () => {
  it('REC-55 are suggested as 20 and saved only after confirmation', async () => {
    const { opened, dialog, press } = await begin();
    await press();
    expect(await dialog.findByText('Confirm the minutes: choose or type them, or check the box')).toBeInTheDocument();
    expect(listRequests(opened, 'POST')).toHaveLength(0);
    await opened.user.click(dialog.getByRole('checkbox', { name: 'I confirm I spent 20 minutes' }));
    await waitFor(() => expect(dialog.queryByText(/^Confirm the minutes/)).not.toBeInTheDocument());
    await press();
    await waitFor(() => expect(listRequests(opened, 'POST')[0]!.body).toMatchObject({ minutes: 20, startedAt: null }));
  });

  it('follow start and end in the patient’s time zone until the user types minutes', async () => {
    const { opened, dialog, fill, press } = await begin();
    fill('Start', '10:00');
    fill('End', '10:25');
    expect(dialog.getByLabelText('Minutes')).toHaveValue('25');
    expect(dialog.queryByRole('checkbox', { name: /^I confirm/ })).not.toBeInTheDocument();
    fill('End', '10:35');
    expect(dialog.getByLabelText('Minutes')).toHaveValue('35');
    fill('Minutes', '12');
    fill('Start', '10:05');
    await opened.user.click(dialog.getByRole('button', { name: 'Phone' }));
    await opened.user.selectOptions(dialog.getByLabelText('Credential'), 'Physical therapist assistant');
    await press();
    await waitFor(() =>
      expect(listRequests(opened, 'POST')[0]!.body).toMatchObject({
        date: '2026-11-12',
        minutes: 12,
        startedAt: '2026-11-12T17:05:00.000Z',
        endedAt: '2026-11-12T17:35:00.000Z',
        contactMode: 'PHONE',
        credential: 'PTA',
      }),
    );
  });

  it('show an inline error when they do not fit the times', async () => {
    const { opened, dialog, fill, press } = await begin();
    fill('Start', '10:00');
    fill('End', '10:10');
    fill('Minutes', '11');
    await opened.user.click(dialog.getByRole('button', { name: 'Message' }));
    await opened.user.click(dialog.getByRole('checkbox', { name: 'Patient interactive communication' }));
    await press();
    await waitFor(() =>
      expect(dialog.getByLabelText('Minutes')).toHaveAccessibleDescription(
        'Minutes cannot exceed the time from start to end',
      ),
    );
    expect(dialog.getByText('A message is not a live interaction')).toBeInTheDocument();
    expect(listRequests(opened, 'POST')).toHaveLength(0);
    fill('End', '10:11');
    await waitFor(() => expect(dialog.getByLabelText('Minutes')).toBeValid());
    await opened.user.click(dialog.getByRole('button', { name: 'Phone' }));
    await waitFor(() => expect(dialog.queryByText('A message is not a live interaction')).toBeNull());
  });
});

const overlap = {
  of: 'PATIENT',
  startedAt: '2026-11-12T17:05:00.000Z',
  endedAt: '2026-11-12T17:15:00.000Z',
  minutes: 10,
  author: { id: 9, firstName: 'Grace', lastName: 'Hopper' },
  patient: null,
} as const;

it('a note that overlaps another shows a warning before saving and can be saved', async () => {
  const { opened, dialog, fill, press } = await begin({ ...added, [CLOCK]: [200, { overlaps: [overlap] }] });
  fill('Start', '10:00');
  fill('End', '10:20');
  expect(
    await dialog.findByText('10:05 AM – 10:15 AM: 10 minutes are also in a note by Grace Hopper. They count once.'),
  ).toBeInTheDocument();
  await press();
  expect(await screen.findByText('Care note saved.')).toBeInTheDocument();
  expect(listRequests(opened, 'POST')[0]!.body).toMatchObject({ minutes: 20 });
});

it('a new note is filled in from a stopped timer, and saving it confirms the minutes', async () => {
  sessionStorage.setItem(
    `timed-note/${clinicAdmin.userId}/12`,
    JSON.stringify([{ date: '2026-11-12', minutes: 17, start: '10:00', end: '10:31' }]),
  );
  const opened = renderCareNotes({ ...added, [CLOCK]: [200, { overlaps: [] }] });
  const dialog = await findComposer();
  expect(dialog.getByText('From the timer')).toBeInTheDocument();
  expect(dialog.getByLabelText('Minutes')).toHaveValue('17');
  expect(dialog.getByLabelText('Start')).toHaveValue('10:00');
  await opened.user.type(dialog.getByLabelText('Notes'), 'Timed.');
  await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
  await screen.findByText('Care note saved.');
  expect(listRequests(opened, 'POST')[0]!.body).toMatchObject({
    minutes: 17,
    startedAt: '2026-11-12T17:00:00.000Z',
    endedAt: '2026-11-12T17:31:00.000Z',
  });
  expect(sessionStorage.getItem(`timed-note/${clinicAdmin.userId}/12`)).toBeNull();
});

it('a note shows how it was written and why fewer minutes count', async () => {
  renderCareNotes({
    [`GET ${NOTES}`]: [
      200,
      {
        items: [
          {
            ...careNote,
            startedAt: '2026-11-12T17:00:00.000Z',
            endedAt: '2026-11-12T17:20:00.000Z',
            contactMode: 'VIDEO',
            credential: 'AIDE',
            overlaps: [{ ...overlap, of: 'AUTHOR' }],
          },
          { ...billedCareNote, rtmCycleStatus: null, notBilled: true },
        ],
        totalItems: 2,
      },
    ],
  });
  const [first, second] = await findCards();
  for (const text of [
    '10:00 AM – 10:20 AM',
    'Grace Hopper, Aide',
    'Video',
    'Aide minutes do not count toward billing.',
  ])
    expect(first).toHaveTextContent(text);
  expect(first).toHaveTextContent(
    '10:05 AM – 10:15 AM: 10 minutes are also in a note for another patient by the same author.',
  );
  expect(second).toHaveTextContent('Not billed');
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReminderMessage, Reminders } from '../../../contract/reminders/reminders.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { ada, buildRecord } from '../../../tests/component/patientRecords.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { patientRecord } from '../../patients/record/plugin.tsx';

const never: Reminders = { state: 'NEVER', settings: null, channels: ['EMAIL'], agreed: null, stopped: null };
const grace = { id: 7, firstName: 'Grace', lastName: 'Moreno' };
const on: Reminders = {
  state: 'ON',
  settings: { channel: 'EMAIL', hour: 9 },
  channels: ['EMAIL'],
  agreed: { at: '2026-11-20T15:00:00.000Z', by: 'STAFF', practitioner: grace },
  stopped: null,
};
const path = `/v2/patients/${ada.id}/reminders`;
const message = (change: Partial<ReminderMessage>): ReminderMessage => ({
  id: 1,
  day: '2026-11-22',
  channel: 'EMAIL',
  state: 'SENT',
  reason: null,
  isLast: false,
  at: '2026-11-22T16:00:00.000Z',
  ...change,
});
const listed = (items: ReminderMessage[]) => ({
  items,
  totalItems: items.length,
  itemCount: items.length,
  itemsForPage: 25,
  totalPages: 1,
  currentPage: 1,
});

const openDialog = async (
  reminders: Reminders,
  answers: object = {},
  items: ReminderMessage[] = [],
  change: object = {},
) => {
  const page = renderFeature(patientRecord, `/patients/${ada.id}?dialog=reminders`, {
    answers: {
      [`GET /v2/patients/${ada.id}`]: [200, buildRecord(change)],
      [`GET ${path}`]: [200, reminders],
      [`GET ${path}/messages`]: [200, listed(items)],
      ...answers,
    } as never,
  });
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Reminders' })) };
};

describe('the reminders of a patient, in the record', () => {
  it('PTL-50 are turned on once the reader has confirmed that the patient agreed', async () => {
    const { dialog, user, sent } = await openDialog(never, { [`PUT ${path}`]: [200, on] });
    expect(await dialog.findByText('Off')).toBeVisible();
    expect(await dialog.findByText('Nothing has been sent yet.')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Time of day' }), '06:00 PM');
    await user.click(dialog.getByRole('button', { name: 'Turn On' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Confirm the patient’s consent.');
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(
      dialog.getByRole('checkbox', { name: `${ada.patient.firstName} has agreed to get these reminders` }),
    );
    await user.click(dialog.getByRole('button', { name: 'Turn On' }));
    expect(await screen.findByText('Reminders are on.')).toBeVisible();
    expect(sent).toContainEqual(expect.objectContaining({ method: 'PUT', path, body: { channel: 'EMAIL', hour: 18 } }));
  });

  it('PTL-53 offer hours of the day only', async () => {
    const { dialog } = await openDialog(never);
    const options = within(await dialog.findByRole('combobox', { name: 'Time of day' })).getAllByRole('option');
    expect([options[0], options.at(-1)].map((option) => option?.textContent)).toEqual(['08:00 AM', '08:00 PM']);
  });

  it('PTL-50 show how they are sent, who recorded the consent, and what was sent, and are stopped by one click', async () => {
    const { dialog, user, sent } = await openDialog(on, { [`DELETE ${path}`]: [200, { ...on, state: 'STOPPED' }] }, [
      message({ id: 3, day: '2026-11-23', state: 'FAILED', reason: 'UNREACHABLE', at: null }),
      message({ id: 2, isLast: true }),
    ]);
    expect(await dialog.findByText(/^By email at 09:00 AM, /)).toBeVisible();
    expect(dialog.getByText(/^Grace Moreno recorded the patient’s consent: 11\/20\/2026, /)).toBeVisible();
    const [failed, last] = within(await dialog.findByRole('list', { name: 'What was sent' })).getAllByRole('listitem');
    expect(failed).toHaveTextContent('11/23/2026Email · It could not be handed over in time.Not sent');
    expect(last).toHaveTextContent(/^11\/22\/2026Email · \d\d:\d\d [AP]M · It said that reminders pause.Sent$/);
    await user.click(dialog.getByRole('button', { name: 'Stop Reminders' }));
    expect(await screen.findByText('Reminders are off.')).toBeVisible();
    expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path }));
  });

  it.each([
    ['PAUSED', { state: 'PAUSED' }, /^The last reminders went unanswered\./],
    ['without an address', { channels: [] }, /^There is no email address on the record, so nothing is sent\.$/],
    [
      'refused',
      { state: 'STOPPED', stopped: { at: '2026-11-23T16:00:00.000Z', reason: 'REFUSED', practitioner: null } },
      /^They stopped because the address was refused: 11\/23\/2026, /,
    ],
    [
      'stopped by somebody whose name the reader may not see',
      { state: 'STOPPED', stopped: { at: '2026-11-23T16:00:00.000Z', reason: 'STAFF', practitioner: null } },
      /^A colleague stopped them: /,
    ],
  ] as const)('PTL-56 PTL-57 say what keeps them from being sent: %s', async (_what, change, text) => {
    const { dialog } = await openDialog({ ...on, ...change } as Reminders);
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it('PTL-50 are changed with another confirmation, and a refusal of the server is shown', async () => {
    const { dialog, user } = await openDialog(
      { ...on, channels: ['EMAIL', 'SMS'] },
      { [`PUT ${path}`]: errorResponse(409, 'Reminders are for patients in care with Health.') },
    );
    await user.click(await dialog.findByRole('button', { name: 'Change' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Send by' }), 'Text message');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Reminders are for patients in care with Health.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByRole('button', { name: 'Stop Reminders' })).toBeVisible();
  });

  it('PTL-59 are only shown to who may not change the program', async () => {
    const { dialog } = await openDialog(on, {}, [], { may: { assignProgram: false } });
    expect(await dialog.findByText('On')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Stop Reminders' })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('PTL-50 offer nothing without an address on the record', async () => {
    const { dialog } = await openDialog({ ...never, channels: [] });
    expect(await dialog.findByText('Add an email address to the record to turn reminders on.')).toBeVisible();
  });
});

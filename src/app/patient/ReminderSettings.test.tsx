import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { mockApi } from '../../../tests/component/fakeApi.ts';
import { createTranslations, TranslationsProvider } from '../pages/public-program/translations.ts';
import { patientMessages } from './messages.en.ts';
import spanish from './messages.es.ts';
import { ReminderSettings } from './ReminderSettings.tsx';

const PATH = '/v2/intake/reminders';
const never = { state: 'NEVER', settings: null, channels: ['EMAIL'] };

const open = (answers: Parameters<typeof mockApi>[0], texts = createTranslations('en', patientMessages)) => {
  const sent = mockApi(answers);
  render(
    <TranslationsProvider value={texts}>
      <main>
        <h1>Hello, Ada</h1>
        <ReminderSettings token="token-of-this-device" />
      </main>
    </TranslationsProvider>,
  );
  return {
    sent: () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body),
    user: userEvent.setup(),
  };
};

it('PTL-50 PTL-58 are off until the patient turns them on, which is sent at once and said', async () => {
  const settings = { channel: 'EMAIL', hour: 9 };
  const { sent, user } = open({
    [`GET ${PATH}`]: [200, never],
    [`POST ${PATH}`]: [200, { ...never, state: 'ON', settings }],
  });
  expect(await screen.findByRole('radio', { name: 'No reminders' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'By text message' })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'By email' }));
  expect(await screen.findByText('Saved. On days with exercises, you get a reminder at 9 AM.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'At what time?' }), '6 PM');
  expect(sent()).toEqual([{ settings }, { settings: { channel: 'EMAIL', hour: 18 } }]);
});

it('PTL-50 are stopped by one choice, also where the address is gone', async () => {
  const on = { state: 'ON', settings: { channel: 'SMS', hour: 18 }, channels: [] };
  const { sent, user } = open({ [`GET ${PATH}`]: [200, on], [`POST ${PATH}`]: [200, { ...on, state: 'STOPPED' }] });
  expect(await screen.findByRole('radio', { name: 'By text message' })).toBeChecked();
  expect(screen.getByText(/Message and data rates may apply\./)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'No reminders' }));
  expect(await screen.findByText('Saved. You get no reminders.')).toBeVisible();
  expect(screen.getByText(/^Your clinic has no email address for you\./)).toBeVisible();
  expect(sent()).toEqual([{ settings: null }]);
});

it('PTL-50 say so when they cannot be loaded or changed', async () => {
  const answers: Parameters<typeof mockApi>[0] = {
    [`GET ${PATH}`]: 'network failure',
    [`POST ${PATH}`]: 'network failure',
  };
  const { user } = open(answers);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That did not work. Please try again when you are connected.',
  );
  answers[`GET ${PATH}`] = [200, never];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('radio', { name: 'By email' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'No reminders' })).toBeChecked();
});

it('PTL-50 show the latest of several choices, and the clinic gets it last, however late an earlier one is answered', async () => {
  const on = { state: 'ON', settings: { channel: 'EMAIL', hour: 9 }, channels: ['EMAIL'] };
  const late: (() => void)[] = [];
  const { sent, user } = open({
    [`GET ${PATH}`]: [200, on],
    [`POST ${PATH}`]: ({ body }) =>
      new Promise((resolve) => late.push(() => resolve([200, { ...on, ...(body as object) }]))),
  });
  const hours = await screen.findByRole('combobox', { name: 'At what time?' });
  for (const name of ['10 AM', '11 AM', '12 PM']) await user.selectOptions(hours, name);
  for (const answers of [1, 2]) {
    await expect.poll(() => late.length).toBe(answers);
    expect(screen.queryByText(/^Saved\./)).toBeNull();
    late.at(-1)!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(hours).toHaveDisplayValue('12 PM');
  }
  expect(await screen.findByText('Saved. On days with exercises, you get a reminder at 12 PM.')).toBeVisible();
  expect(sent()).toEqual([10, 12].map((hour) => ({ settings: { channel: 'EMAIL', hour } })));
});

it('PTL-50 are as the clinic has them after two choices that could not be sent', async () => {
  const on = { state: 'ON', settings: { channel: 'EMAIL', hour: 9 }, channels: ['EMAIL'] };
  const { user } = open({ [`GET ${PATH}`]: [200, on], [`POST ${PATH}`]: 'network failure' });
  const hours = await screen.findByRole('combobox', { name: 'At what time?' });
  fireEvent.change(hours, { target: { value: '10' } });
  fireEvent.change(hours, { target: { value: '11' } });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(hours).toHaveDisplayValue('9 AM');
  await user.selectOptions(hours, '6 PM');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(hours).toHaveDisplayValue('9 AM');
});

it.each([
  [9, 'recordatorio a las 9 a. m.'],
  [12, 'recordatorio a las 12 p. m.'],
  [13, 'recordatorio a la 1 p. m.'],
])('PTL-50 name the hour %i in Spanish as it is spoken, with one full stop', async (hour, end) => {
  const on = { state: 'ON', settings: { channel: 'EMAIL', hour }, channels: ['EMAIL', 'SMS'] };
  const { user } = open({ [`GET ${PATH}`]: [200, on], [`POST ${PATH}`]: [200, on] }, createTranslations('es', spanish));
  await user.click(await screen.findByRole('radio', { name: 'Por mensaje de texto' }));
  const saved = await screen.findByText(/^Guardado/);
  // The parts of `a. m.` stay on one line by a space that does not break.
  expect(saved.textContent.replaceAll(/\s/g, ' ')).toBe(`Guardado. Los días con ejercicios recibe un ${end}`);
});

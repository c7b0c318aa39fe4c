import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildMenu } from '../../../src/ui/plugin.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { proResponses } from './plugin.tsx';

const responses = 'GET /v2/admin/pro/unprocessed-typeform-responses/';
const lost = {
  id: 1,
  form: { id: 'phq9', title: 'PHQ-9' },
  userId: 'u-17',
  location: 'Pier',
  dateTime: '2026-11-20T17:05:09.000Z',
  reason: 'NO_PATIENT',
};

it('SEC-09 SHELL-38 unprocessed responses are shown to the two vendor account types only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [proResponses])).toMatchObject([
      { label: 'adminMenu.pros', children: [{ to: '/admin/pros/responses/' }] },
    ]);
  }
  expect(buildMenu(clinicAdmin, [proResponses])).toEqual([]);
});

it('SHELL-38 APRO-11 APRO-12 APRO-13 OPEN-058 unprocessed responses are listed with date and time to the second', async () => {
  renderFeature(proResponses, '/admin/pros/responses/', { answers: { [responses]: pagedResponse([lost]) } });
  const row = within((await screen.findByText('PHQ-9')).closest('tr')!);
  for (const text of ['u-17', 'Pier', '11/20/2026, 10:05:09 AM']) expect(row.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Form Title',
    'User',
    'Location',
    'Date Time',
  ]);
  expect(screen.getAllByText('Dates and times are in Mountain Time')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Responses' })).toHaveAttribute('href', '/admin/pros/responses/');
});

it('APRO-11 the list says when every response has been processed', async () => {
  renderFeature(proResponses, '/admin/pros/responses/', { answers: { [responses]: pagedResponse([]) } });
  expect(await screen.findByText('Every response has been processed.')).toBeVisible();
});

it('APRO-12 the list shows the reason in an optional column', async () => {
  localStorage.clear();
  const answers = {
    [responses]: pagedResponse([lost, { ...lost, id: 2, userId: null, location: null, reason: 'UNKNOWN_FORM' }]),
  };
  const { user } = renderFeature(proResponses, '/admin/pros/responses/', { answers });
  await screen.findAllByText('PHQ-9');
  expect(screen.queryByText('No patient in the response')).not.toBeInTheDocument();
  expect(within(screen.getAllByRole('row')[2]!).getAllByText('-')).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Reason' }));
  expect(await screen.findByText('No patient in the response')).toBeInTheDocument();
  expect(screen.getByText('Form not registered')).toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from '../../../src/ui/navigation/reload.ts';
import { buildMenu } from '../../../src/ui/plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { showStoredToast } from '../../../src/ui/toasts/toasts.ts';
import { proForms } from './plugin.tsx';

const forms = '/v2/admin/pro/typeform-forms/';
const list = pagedResponse([
  { id: 'phq9', hasExerWebhookEnabled: true },
  { id: 'gad7', hasExerWebhookEnabled: false },
]);
const open = (more = {}, path = '/admin/pros/forms/') =>
  renderFeature(proForms, path, { answers: { [`GET ${forms}`]: list, ...more } });
const openDialog = async (more = {}) => {
  const opened = open(more);
  await opened.user.click(await screen.findByRole('link', { name: 'Add New Typeform Form' }));
  await screen.findByRole('dialog', { name: /Add New Typeform Form/ });
  return { ...opened, submit: () => opened.user.click(screen.getByRole('button', { name: 'Add Form' })) };
};
const reload = vi.spyOn(page, 'load').mockImplementation(() => undefined);
beforeEach(() => reload.mockClear());

it('SEC-09 SHELL-38 survey forms are shown to the two vendor account types only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [proForms])).toMatchObject([
      { label: 'adminMenu.pros', children: [{ to: '/admin/pros/forms/' }] },
    ]);
  }
  expect(buildMenu(clinicAdmin, [proForms])).toEqual([]);
});

it('SHELL-38 SHELL-46 OPEN-017 /admin/pros/ redirects to the forms, under PROs in the menu', async () => {
  open({}, '/admin/pros/');
  expect(await screen.findByRole('heading', { name: 'PRO Forms' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/pros/forms/');
  expect(screen.getByRole('button', { name: 'PROs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forms' })).toHaveAttribute('href', '/admin/pros/forms/');
});

it('APRO-02 APRO-03 APRO-04 survey forms are listed with the state of their webhook', async () => {
  open();
  expect(within((await screen.findByText('phq9')).closest('tr')!).getByText('Confirmed')).toBeVisible();
  expect(within(screen.getByText('gad7').closest('tr')!).getByText('Missing')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Has Webhook Enabled',
  ]);
});

it('APRO-05 APRO-07 APRO-08 APRO-09 adding a form requires the id and the certification', async () => {
  const { submit, sent } = await openDialog();
  expect(screen.getByLabelText(/webhook was added under this form's connect\/webhooks settings/)).not.toBeChecked();
  await submit();
  expect(await screen.findByText('Form ID is required')).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

it('APRO-09 the form dialog shows the webhook address and copies it', async () => {
  const { user } = await openDialog();
  const address = 'http://localhost:3000/api/v2/webhooks/typeform';
  expect(screen.getByText(address)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy webhook address' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(await screen.findByText('Webhook address copied.')).toBeVisible();
});

it('APRO-06 ERR-22 API-13 adding a form reloads the page', async () => {
  const { user, submit, sent } = await openDialog({
    [`POST ${forms}`]: [201, { id: 'hrqol', hasExerWebhookEnabled: true }],
  });
  await user.type(screen.getByLabelText('Form ID'), 'hrqol');
  await user.click(screen.getByRole('checkbox'));
  await submit();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: 'hrqol' });
  showStoredToast();
  expect(await screen.findByText('Form Added.')).toBeVisible();
});

it('APRO-10 a form cannot be submitted twice while the request is pending', async () => {
  const { user, submit, sent } = await openDialog({ [`POST ${forms}`]: () => new Promise(() => undefined) });
  await user.type(screen.getByLabelText('Form ID'), 'hrqol');
  await user.click(screen.getByRole('checkbox'));
  await submit();
  await waitFor(() => expect(screen.getByRole('button', { name: /Add Form/ })).toBeDisabled());
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('ERR-21 the form dialog shows the server message', async () => {
  const { user, submit } = await openDialog({
    [`POST ${forms}`]: errorResponse(409, 'This form is already registered.'),
  });
  await user.type(screen.getByLabelText('Form ID'), 'phq9');
  await user.click(screen.getByRole('checkbox'));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('This form is already registered.');
  expect(reload).not.toHaveBeenCalled();
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RtmSettingsView } from '../../contract/rtm/settings.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { rtmBilling } from './plugin.tsx';

// The first import of a screen can take seconds.
beforeAll(() => import('./settings/SettingsPage.tsx'), 60_000);
const PATH = '/rtm-billing/settings/';
const stored: RtmSettingsView = {
  supplyDomain: 'MSK',
  dataDays: 'LOGGED',
  contactPerFurtherUnit: false,
  mostFurtherUnits: null,
  discipline: 'PT',
  billing: {
    name: 'Northside Physical Therapy',
    npi: '1234567893',
    taxId: null,
    street: '1 Main Street',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    payerName: null,
    payerId: null,
    charges: { 98977: 4550 },
  },
  version: 2,
};

const open = (more: object = {}, viewer = clinicAdmin) =>
  renderFeature(rtmBilling, PATH, {
    viewer,
    answers: {
      'GET /v2/rtm/settings': [200, stored],
      'GET /v2/rtm/cycles': pagedResponse([]),
      'PUT /v2/rtm/settings': ({ body }) => [200, { ...(body as object), version: 3 }],
      ...more,
    },
  });
const save = () => screen.getByRole('button', { name: 'Save Settings' });

describe('RTM Billing Settings', () => {
  it('OPEN-052 are hidden from providers', async () => {
    open({}, { ...clinicAdmin, groups: ['PORTAL_PRACTITIONER'], role: 'PORTAL_PRACTITIONER', roleLabel: 'Provider' });
    await waitFor(() => expect(window.location.pathname).toBe('/home/'));
    expect(screen.queryByLabelText('NPI')).toBeNull();
  });

  it('are saved as a whole, charges in cents, with the version that was read', async () => {
    const { user, sent } = open();
    expect(await screen.findByLabelText('98977 · Device supply, 16 to 30 days')).toHaveValue('45.50');
    expect(save()).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('What counts as a data day'), 'Any patient activity');
    await user.type(screen.getByLabelText('Maximum units of 98981 per month'), '3');
    await user.type(screen.getByLabelText('98980 · Management, first 20 minutes'), '$61.5');
    expect(screen.getByText(/Saving recalculates all unbilled cycles/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('RTM billing settings updated.')).toBeVisible();
    const { body, headers } = sent.find(({ method }) => method === 'PUT')!;
    expect(headers.get('If-Match')).toBe('2');
    expect(body).toEqual({
      supplyDomain: 'MSK',
      dataDays: 'ANY_ACTIVITY',
      contactPerFurtherUnit: false,
      mostFurtherUnits: 3,
      discipline: 'PT',
      billing: { ...stored.billing, charges: { 98977: 4550, 98980: 6150 } },
    });
    expect(save()).toBeDisabled();
  });

  it('report errors beside each field and send nothing', async () => {
    const { user, sent } = open();
    const npi = await screen.findByLabelText('NPI');
    await user.clear(npi);
    await user.type(npi, '1234567890');
    await user.type(screen.getByLabelText('Tax ID'), '12');
    await user.type(screen.getByLabelText('98980 · Management, first 20 minutes'), 'free');
    await user.click(save());
    expect(await screen.findByText('Not a valid NPI. Check the digits.')).toBeVisible();
    expect(screen.getByText('Tax ID must be 9 digits, such as 12-3456789')).toBeVisible();
    expect(screen.getByText('Enter an amount in dollars, such as 45.50')).toBeVisible();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('keep what was typed when another user was faster, and show what they changed', async () => {
    const theirs = { ...stored, billing: { ...stored.billing, city: 'Boulder' }, version: 5 };
    const opened = open({ 'PUT /v2/rtm/settings': errorResponse(412, 'Changed', { current: theirs }) });
    const { user, sent, answering } = opened;
    await user.type(await screen.findByLabelText('Payer'), 'Medicare');
    await user.click(save());
    expect(await screen.findByText('Boulder')).toBeVisible();
    expect(screen.getByLabelText('Payer')).toHaveValue('Medicare');
    answering['PUT /v2/rtm/settings'] = ({ body }) => [200, { ...(body as object), version: 6 }];
    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await user.click(save());
    await screen.findByText('RTM billing settings updated.');
    const last = sent.findLast(({ method }) => method === 'PUT')!;
    expect(last.headers.get('If-Match')).toBe('5');
    expect(last.body).toMatchObject({ billing: { payerName: 'Medicare', city: 'Boulder' } });
  });

  it('ask for confirmation before unsaved changes are left, by a link or by Back', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Payer'), 'Medicare');
    await user.click(screen.getByRole('link', { name: 'RTM Billing' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(window.location.pathname).toBe(PATH);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    window.history.back();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Payer')).toHaveValue('Medicare');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'RTM Billing' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(window.location.pathname).toBe('/rtm-billing/cycles-by-month/'));
  });

  it('show the rules of 2025 and 2026 for the chosen device, with source and confidence', async () => {
    const { user } = open();
    const table = await screen.findByRole('table', { name: 'Rules in effect' });
    const rows = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows()).toContainEqual([
      '98975',
      'Set-up and education',
      'Jan 1, 2022 – Dec 31, 2025',
      '16 to 30 data days in 30 days',
      'CMS Physician Fee Schedule, final rule for 2022',
      'Sources agree',
    ]);
    expect(rows()).toContainEqual([
      '98979',
      'Management, first 10 minutes',
      'Since Jan 1, 2026',
      '10 to 19 minutes, 1 live interaction',
      'CMS Physician Fee Schedule, final rule for 2026',
      'Sources agree',
    ]);
    expect(rows().map(([code]) => code)).toEqual(['98975', '98975', '98977', '98979', '98980', '98981', '98985']);
    await user.selectOptions(screen.getByLabelText('Monitoring type'), 'Respiratory');
    expect(rows().map(([code]) => code)).toEqual(['98975', '98975', '98976', '98979', '98980', '98981', '98984']);
  });
});

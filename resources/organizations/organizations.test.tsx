import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../src/testing/people.ts';
import { organizations } from './plugin.tsx';

const harbor = {
  id: 5,
  name: 'Harbor Balance',
  timezone: 'America/Los_Angeles',
  products: ['SCAN', 'PRO'],
  disabled: false,
  version: 1,
};
const prairie = {
  id: 6,
  name: 'Prairie Therapy',
  timezone: 'America/Chicago',
  products: ['HEALTH'],
  disabled: true,
  version: 4,
};
const list = { 'GET /v2/admin/organizations': pageOf([harbor, prairie]) };

const open = (answers: Parameters<typeof openFeature>[2] = {}) =>
  openFeature(organizations, '/admin/organizations/', { answers: { ...list, ...answers.answers } });
const listCalls = ({ sent }: ReturnType<typeof open>) => sent.filter(({ path }) => path === '/v2/admin/organizations');

it('SEC-09 SHELL-34 is for the two vendor kinds only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(menuFor(viewer, [organizations])).toMatchObject([
      { to: '/admin/organizations/', label: 'organizations.title' },
    ]);
  }
  expect(menuFor(clinicAdmin, [organizations])).toEqual([]);
});

describe('the list', () => {
  it('SHELL-34 AORG-02 AORG-03 AORG-20 shows each organization with its state', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Organizations' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Organizations' })).toHaveAttribute('href', '/admin/organizations/');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'TimeZone',
      'Products',
      'Enable/Disable',
    ]);
    const row = within((await screen.findByText('Harbor Balance')).closest('tr')!);
    expect(row.getByText('America/Los_Angeles')).toBeVisible();
    expect(row.getByText('SCAN, PRO')).toBeVisible();
    expect(row.getByRole('button', { name: 'Disable Harbor Balance' })).toBeVisible();
    const other = within(screen.getByText('Prairie Therapy').closest('tr')!);
    expect(other.getByText('Disabled')).toBeVisible();
    expect(other.getByRole('button', { name: 'Enable Prairie Therapy' })).toBeVisible();
  });

  it('AORG-04 OPEN-155 OPEN-003 asks for them by name, 15 a page, and keeps another order in the address', async () => {
    const opened = open();
    await screen.findByText('Harbor Balance');
    expect(listCalls(opened)[0]?.query).toEqual({ page: '1', limit: '15', sort: 'name' });
    await opened.user.click(screen.getByRole('button', { name: 'TimeZone' }));
    await waitFor(() => expect(listCalls(opened).at(-1)?.query.sort).toBe('timezone'));
    expect(new URLSearchParams(window.location.search).get('sort')).toBe('timezone');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    let broken = true;
    const { user } = open({
      answers: { 'GET /v2/admin/organizations': () => (broken ? refused(500) : pageOf([harbor])) },
    });
    expect(await screen.findByText('Could not get organizations.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Harbor Balance')).toBeVisible();
  });

  it('says when there is nothing to show', async () => {
    open({ answers: { 'GET /v2/admin/organizations': pageOf([]) } });
    expect(await screen.findByText('No organizations found.')).toBeVisible();
  });
});

describe('enable and disable', () => {
  it('AORG-14 AORG-15 ERR-16 ERR-18 AORG-19 disables after a question, then reloads the list', async () => {
    const opened = open({
      answers: {
        'POST /v2/admin/organizations/5/disable': [
          202,
          { ...harbor, disabled: true, scanModules: [], logoUrl: null, webLogoUrl: null },
        ],
      },
    });
    const { user, sent } = opened;
    await user.click(await screen.findByRole('button', { name: 'Disable Harbor Balance' }));
    const question = within(await screen.findByRole('dialog', { name: /Disable Harbor Balance/ }));
    expect(question.getByText(/revokes access to all applications and discharges all patients/)).toBeVisible();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    const before = listCalls(opened).length;
    await user.click(question.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Attempting to disable organization. This may take a few minutes.')).toBeVisible();
    expect(await screen.findByText('Successfully disabled organization')).toBeVisible();
    await waitFor(() => expect(listCalls(opened).length).toBeGreaterThan(before));
  });

  it('AORG-14 does nothing when the question is cancelled', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Disable Harbor Balance' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('ERR-15 ERR-17 enables', async () => {
    const { user } = open({
      answers: {
        'POST /v2/admin/organizations/6/enable': [
          202,
          { ...prairie, disabled: false, scanModules: [], logoUrl: null, webLogoUrl: null },
        ],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Enable Prairie Therapy' }));
    expect(await screen.findByText('Attempting to enable organization. This may take a few minutes.')).toBeVisible();
    expect(await screen.findByText('Successfully enabled organization')).toBeVisible();
  });

  it('ERR-19 ERR-20 says which of the two failed', async () => {
    const { user } = open({
      answers: {
        'POST /v2/admin/organizations/6/enable': refused(409),
        'POST /v2/admin/organizations/5/disable': refused(500),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Enable Prairie Therapy' }));
    expect(await screen.findByText('Failed to enable organization')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disable Harbor Balance' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Failed to disable organization')).toBeVisible();
  });
});

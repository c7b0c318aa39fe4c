import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page } from '../../../src/ui/navigation/reload.ts';
import { buildMenu } from '../../../src/ui/plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { mockPictures, pngFile } from '../../../tests/component/pictures.ts';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { organizations } from './plugin.tsx';

const never = { state: 'none', disabling: false, done: 0, total: 0 };
const harbor = {
  id: 5,
  name: 'Harbor Balance',
  timezone: 'America/Los_Angeles',
  products: ['SCAN', 'PRO'],
  disabled: false,
  version: 1,
  accessChange: never,
};
const prairie = {
  id: 6,
  name: 'Prairie Therapy',
  timezone: 'America/Chicago',
  products: ['HEALTH'],
  disabled: true,
  version: 4,
  accessChange: { ...never, state: 'done', disabling: true },
};
const list = { 'GET /v2/admin/organizations': pagedResponse([harbor, prairie]) };

const open = (answers: Parameters<typeof renderFeature>[2] = {}) =>
  renderFeature(organizations, '/admin/organizations/', { answers: { ...list, ...answers.answers } });
const listCalls = ({ sent }: ReturnType<typeof open>) => sent.filter(({ path }) => path === '/v2/admin/organizations');

it('SEC-09 SHELL-34 the list is for the two kinds of vendor staff only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [organizations])).toMatchObject([
      { to: '/admin/organizations/', label: 'organizations.menu' },
    ]);
  }
  expect(buildMenu(clinicAdmin, [organizations])).toEqual([]);
});

describe('the list', () => {
  it('SHELL-34 AORG-02 AORG-03 AORG-20 shows each organization with its state', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Organizations' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Organizations' })).toHaveAttribute('href', '/admin/organizations/');
    expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'Name',
      'TimeZone',
      'Products',
      'Enable/Disable',
    ]);
    const row = within((await screen.findByText('Harbor Balance')).closest('tr')!);
    expect(row.getByText('Pacific Time (Los Angeles)')).toBeVisible();
    expect(row.getByText('Scan, PRO')).toBeVisible();
    expect(row.getByRole('button', { name: 'Disable Harbor Balance' })).toBeVisible();
    const other = within(screen.getByText('Prairie Therapy').closest('tr')!);
    expect(other.getByText('Disabled')).toBeVisible();
    expect(other.getByRole('button', { name: 'Enable Prairie Therapy' })).toBeVisible();
  });

  it('AORG-04 OPEN-155 OPEN-003 sorts by name, 15 to a page, and keeps another order in the address', async () => {
    const opened = open();
    await screen.findByText('Harbor Balance');
    expect(listCalls(opened)[0]?.query).toEqual({ page: '1', limit: '15', sort: 'name' });
    await opened.user.click(screen.getByRole('button', { name: 'TimeZone' }));
    await waitFor(() => expect(listCalls(opened).at(-1)?.query.sort).toBe('timezone'));
    expect(new URLSearchParams(window.location.search).get('sort')).toBe('timezone');
  });

  it('reports that it cannot be loaded, and tries again', async () => {
    let broken = true;
    const { user } = open({
      answers: { 'GET /v2/admin/organizations': () => (broken ? errorResponse(500) : pagedResponse([harbor])) },
    });
    expect(await screen.findByText('Could not get organizations.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Harbor Balance')).toBeVisible();
  });

  it('says when it is empty', async () => {
    open({ answers: { 'GET /v2/admin/organizations': pagedResponse([]) } });
    expect(await screen.findByText('No organizations found.')).toBeVisible();
  });
});

describe('an existing organization', () => {
  it('AORG-01 gets a logo from its row; then the page reloads', async () => {
    mockPictures();
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { user, sent } = open({
      answers: { 'POST /v2/admin/organizations/6/logo': [200, { logoUrl: '/api/1.png', webLogoUrl: '/api/1.png' }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Upload logo of Prairie Therapy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload image for Prairie Therapy' }));
    await user.upload(await dialog.findByLabelText('Choose a PNG'), pngFile());
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/v2/admin/organizations/6/logo',
    ]);
    reload.mockRestore();
  });
});

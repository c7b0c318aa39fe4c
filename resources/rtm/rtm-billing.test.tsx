import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatMonth } from '../../domain/rtm/months.ts';
import { buildMenu } from '../../src/ui/plugin.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { PATH, thisMonth, month, renderMonth, listRequests } from './fixtures.ts';
import { rtmBilling } from './plugin.tsx';

// The first import of a screen can take seconds.
beforeAll(() => import('./CyclesByMonthPage.tsx'), 60_000);

describe('the RTM Billing entry', () => {
  it('SHELL-12 is shown to health users only', () => {
    expect(buildMenu(clinicAdmin, [rtmBilling])).toMatchObject([{ label: 'rtm.menu', to: PATH }]);
    const others = {
      ...clinicAdmin,
      organization: { ...clinicAdmin.organization!, products: ['GAIT' as const, 'PRO' as const, 'SCAN' as const] },
    };
    expect(buildMenu(others, [rtmBilling])).toEqual([]);
  });

  it('RTM-02 OPEN-020 is the only section of /billing/', async () => {
    renderFeature(rtmBilling, '/billing/cycles-by-month', { answers: { 'GET /v2/rtm/cycles': pagedResponse([]) } });
    expect(await screen.findByRole('heading', { level: 1, name: /RTM Billing/ })).toBeVisible();
    expect(window.location.pathname).toBe(PATH);
  });

  it('RTM-01 opens from /rtm-billing/ without a section', async () => {
    renderFeature(rtmBilling, '/rtm-billing/', { answers: { 'GET /v2/rtm/cycles': pagedResponse([]) } });
    expect(await screen.findByRole('heading', { level: 1, name: /RTM Billing/ })).toBeVisible();
    expect(window.location.pathname).toBe(PATH);
  });

  it('OPEN-020 is not replaced by any other section', async () => {
    renderFeature(rtmBilling, '/billing/invoices');
    expect(await screen.findByText('Page not found')).toBeVisible();
  });
});

describe('cycles by month', () => {
  it('RTM-01 RTM-03 RTM-05 RTM-14 OPEN-074 start with the current month and the two open statuses', async () => {
    const opened = renderMonth([]);
    expect(
      await screen.findByRole('heading', { level: 1, name: `RTM Billing: ${formatMonth(thisMonth)}` }),
    ).toBeVisible();
    expect(screen.getByLabelText('Month')).toHaveValue(thisMonth);
    const ticked = screen
      .getAllByRole('checkbox')
      .map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]);
    expect(ticked).toEqual([
      ['In Progress', true],
      ['Incomplete', false],
      ['Ready to Bill', true],
      ['Billed', false],
    ]);
    await waitFor(() =>
      expect(listRequests(opened)[0]).toMatchObject({
        yearMonth: thisMonth,
        status: 'IN_PROGRESS,READY_TO_BILL',
        page: '1',
        limit: '15',
      }),
    );
  });

  it('RTM-04 can be selected for 15 months', async () => {
    renderMonth([]);
    expect(within(await screen.findByLabelText('Month')).getAllByRole('option')).toHaveLength(15);
  });

  it('RTM-06 RTM-19 return to page 1 for another status or month', async () => {
    const opened = renderMonth([month('IN_PROGRESS')], {}, 40);
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(listRequests(opened).at(-1)).toMatchObject({ page: '2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Billed' }));
    await waitFor(() =>
      expect(listRequests(opened).at(-1)).toMatchObject({ page: '1', status: 'IN_PROGRESS,READY_TO_BILL,BILLED' }),
    );
    const before = screen.getByLabelText('Month').querySelectorAll('option')[3]!.value;
    await user.selectOptions(screen.getByLabelText('Month'), before);
    await waitFor(() =>
      expect(listRequests(opened).at(-1)).toMatchObject({
        page: '1',
        yearMonth: before,
        status: 'IN_PROGRESS,READY_TO_BILL,BILLED',
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: `RTM Billing: ${formatMonth(before)}` })).toBeVisible();
  });

  it('RTM-18 OPEN-080 can be filtered to those ready to bill or billed', async () => {
    const opened = renderMonth([]);
    await opened.user.click(await screen.findByRole('button', { name: 'Ready or billed' }));
    await waitFor(() =>
      expect(listRequests(opened).at(-1)).toMatchObject({ page: '1', status: 'READY_TO_BILL,BILLED' }),
    );
    expect(screen.getByRole('button', { name: 'Ready or billed' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('can be searched by patient name, which is not in the address', async () => {
    const opened = renderMonth([month('IN_PROGRESS')]);
    await opened.user.type(await screen.findByRole('searchbox', { name: 'Patient' }), 'wilma');
    await waitFor(() => expect(listRequests(opened).at(-1)).toMatchObject({ q: 'wilma', page: '1' }));
    expect(window.location.href).not.toContain('wilma');
  });

  it('RTM-05 RTM-06 keep a single patient in another status, until “Show all patients” selects all of the month', async () => {
    const filter = JSON.stringify({ yearMonth: thisMonth, status: 'BILLED', patientId: '21' });
    const opened = renderFeature(rtmBilling, `${PATH}?${new URLSearchParams({ filter, page: '1' })}`, {
      answers: { 'GET /v2/rtm/cycles': pagedResponse([month('BILLED')]) },
    });
    const { user } = opened;
    expect(await screen.findByText(/Showing one patient\./)).toBeVisible();
    await waitFor(() =>
      expect(listRequests(opened).at(-1)).toMatchObject({ patientId: '21', yearMonth: thisMonth, status: 'BILLED' }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Ready to Bill' }));
    await waitFor(() =>
      expect(listRequests(opened).at(-1)).toMatchObject({ patientId: '21', status: 'READY_TO_BILL,BILLED' }),
    );
    await user.click(screen.getByRole('button', { name: 'Show all patients' }));
    await waitFor(() => expect(listRequests(opened).at(-1)).not.toHaveProperty('patientId'));
    expect(listRequests(opened).at(-1)).toMatchObject({
      yearMonth: thisMonth,
      status: 'READY_TO_BILL,BILLED',
      page: '1',
    });
    await waitFor(() => expect(screen.queryByText(/Showing one patient\./)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Show all patients' })).toBeNull();
  });

  it('link to the forecast for everyone, to the settings for managers', async () => {
    renderMonth([]);
    expect(await screen.findByRole('link', { name: 'Forecast and charges' })).toHaveAttribute(
      'href',
      '/rtm-billing/money/',
    );
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/rtm-billing/settings/');
    cleanup();
    renderFeature(rtmBilling, PATH, {
      viewer: { ...clinicAdmin, role: 'PORTAL_PRACTITIONER', groups: ['PORTAL_PRACTITIONER'] },
      answers: { 'GET /v2/rtm/cycles': pagedResponse([]) },
    });
    await screen.findByRole('link', { name: 'Forecast and charges' });
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  it.each([{ yearMonth: 'soon' }, { yearMonth: '2026-13' }, { status: 'PAID' }, { status: 7 }])(
    'RTM-05 start with the current month if the address has none or no status: %o',
    async (filter) => {
      const address = `${PATH}?${new URLSearchParams({ filter: JSON.stringify({ yearMonth: '2026-01', status: 'BILLED', ...filter }) })}`;
      renderFeature(rtmBilling, address, { answers: { 'GET /v2/rtm/cycles': pagedResponse([]) } });
      const title = `RTM Billing: ${formatMonth(thisMonth)}`;
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Ready to Bill' })).toBeChecked();
    },
  );

  it('RTM-09 mention the month if the clinic has patients, and the location if a provider has none', async () => {
    renderMonth([], { 'GET /v2/patients': pagedResponse([{ id: 21 }]) });
    expect(await screen.findByText(`No billing cycles in ${formatMonth(thisMonth)}`)).toBeVisible();
    expect(screen.queryByText("You haven't assigned any patients yet")).not.toBeInTheDocument();
    cleanup();
    renderFeature(rtmBilling, PATH, {
      viewer: { ...clinicAdmin, role: 'PORTAL_PRACTITIONER', groups: ['PORTAL_PRACTITIONER'], locations: [] },
      answers: { 'GET /v2/rtm/cycles': pagedResponse([]), 'GET /v2/patients': pagedResponse([]) },
    });
    expect(await screen.findByText('You have no location yet')).toBeVisible();
  });

  it.each(['/rtm-billing/money/', '/rtm-billing/settings/', PATH])('are marked in the sidebar on %s', async (path) => {
    renderFeature(rtmBilling, path, {
      answers: { 'GET /v2/rtm/cycles': pagedResponse([]), 'GET /v2/patients': pagedResponse([]) },
    });
    expect(await screen.findByRole('link', { name: 'RTM Billing' })).toHaveAttribute('aria-current', 'page');
  });

  it('RTM-09 say when there are none', async () => {
    renderMonth([], { 'GET /v2/patients': pagedResponse([]) });
    expect(await screen.findByText("You haven't assigned any patients yet")).toBeVisible();
    expect(screen.getByText('Add your first patient and manage their RTM billing cycles.')).toBeVisible();
  });

  it('report that they could not be loaded, without a pager', async () => {
    renderMonth([], { 'GET /v2/rtm/cycles': errorResponse(503, 'The service is busy.') });
    expect(await screen.findByText('The service is busy.')).toBeVisible();
    expect(screen.queryByText(/^1–15 of/)).toBeNull();
  });
});

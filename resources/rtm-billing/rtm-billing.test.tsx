import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { monthName } from '../../domain/rtm/months.ts';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { PATH, thisMonth, month, open, asked } from './openMonths.ts';
import { rtmBilling } from './plugin.tsx';

// The first import of a screen takes seconds on a busy machine.
beforeAll(() => import('./CyclesByMonthPage.tsx'), 60_000);

describe('the RTM Billing entry', () => {
  it('SHELL-12 is there for health users only', () => {
    expect(menuFor(clinicAdmin, [rtmBilling])).toMatchObject([{ label: 'rtm.menu', to: PATH }]);
    const others = {
      ...clinicAdmin,
      organization: { ...clinicAdmin.organization!, products: ['GAIT' as const, 'PRO' as const, 'SCAN' as const] },
    };
    expect(menuFor(others, [rtmBilling])).toEqual([]);
  });

  it('RTM-02 OPEN-020 the section cycles-by-month leads here, any other is not found', async () => {
    openFeature(rtmBilling, '/billing/cycles-by-month', { answers: { 'GET /v2/rtm/cycles': pageOf([]) } });
    expect(await screen.findByRole('heading', { level: 1, name: /RTM Billing/ })).toBeVisible();
    expect(window.location.pathname).toBe(PATH);
  });

  it('OPEN-020 any other section is not found', async () => {
    openFeature(rtmBilling, '/billing/invoices');
    expect(await screen.findByText('Page not found')).toBeVisible();
  });
});

describe('cycles by month', () => {
  it('RTM-01 RTM-03 RTM-05 RTM-14 OPEN-074 begin with the current month and the two open statuses', async () => {
    const opened = open([]);
    expect(
      await screen.findByRole('heading', { level: 1, name: `RTM Billing: ${monthName(thisMonth)}` }),
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
      expect(asked(opened)[0]).toMatchObject({
        yearMonth: thisMonth,
        status: 'IN_PROGRESS,READY_TO_BILL',
        page: '1',
        limit: '15',
      }),
    );
  });

  it('RTM-04 the month picker holds 15 months', async () => {
    open([]);
    expect(within(await screen.findByLabelText('Month')).getAllByRole('option')).toHaveLength(15);
  });

  it('RTM-06 RTM-19 another status or month is asked for from page 1 on', async () => {
    const opened = open([month('IN_PROGRESS')], {}, 40);
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ page: '2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Billed' }));
    await waitFor(() =>
      expect(asked(opened).at(-1)).toMatchObject({ page: '1', status: 'IN_PROGRESS,READY_TO_BILL,BILLED' }),
    );
    const before = screen.getByLabelText('Month').querySelectorAll('option')[3]!.value;
    await user.selectOptions(screen.getByLabelText('Month'), before);
    await waitFor(() =>
      expect(asked(opened).at(-1)).toMatchObject({
        page: '1',
        yearMonth: before,
        status: 'IN_PROGRESS,READY_TO_BILL,BILLED',
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: `RTM Billing: ${monthName(before)}` })).toBeVisible();
  });

  it('RTM-18 OPEN-080 the final filter shows what is ready to bill or billed', async () => {
    const opened = open([]);
    await opened.user.click(await screen.findByRole('button', { name: 'Billing-final' }));
    await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ page: '1', status: 'READY_TO_BILL,BILLED' }));
    expect(screen.getByRole('button', { name: 'Billing-final' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('looks for a patient by name, which does not enter the address', async () => {
    const opened = open([month('IN_PROGRESS')]);
    await opened.user.type(await screen.findByRole('searchbox', { name: 'Patient' }), 'wilma');
    await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ q: 'wilma', page: '1' }));
    expect(window.location.href).not.toContain('wilma');
  });

  it('RTM-05 RTM-06 one patient stays chosen in another status, until “Show all patients” asks for all of the month', async () => {
    const filter = JSON.stringify({ yearMonth: thisMonth, status: 'BILLED', patientId: '21' });
    const opened = openFeature(rtmBilling, `${PATH}?${new URLSearchParams({ filter, page: '1' })}`, {
      answers: { 'GET /v2/rtm/cycles': pageOf([month('BILLED')]) },
    });
    const { user } = opened;
    expect(await screen.findByText(/One patient is shown\./)).toBeVisible();
    await waitFor(() =>
      expect(asked(opened).at(-1)).toMatchObject({ patientId: '21', yearMonth: thisMonth, status: 'BILLED' }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Ready to Bill' }));
    await waitFor(() =>
      expect(asked(opened).at(-1)).toMatchObject({ patientId: '21', status: 'READY_TO_BILL,BILLED' }),
    );
    await user.click(screen.getByRole('button', { name: 'Show all patients' }));
    await waitFor(() => expect(asked(opened).at(-1)).not.toHaveProperty('patientId'));
    expect(asked(opened).at(-1)).toMatchObject({ yearMonth: thisMonth, status: 'READY_TO_BILL,BILLED', page: '1' });
    await waitFor(() => expect(screen.queryByText(/One patient is shown\./)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Show all patients' })).toBeNull();
  });

  it('shows the way to the forecast to everybody, to the settings to those who manage', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'Forecast and charges' })).toHaveAttribute(
      'href',
      '/rtm-billing/money/',
    );
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/rtm-billing/settings/');
    cleanup();
    openFeature(rtmBilling, PATH, {
      viewer: { ...clinicAdmin, role: 'PORTAL_PRACTITIONER', groups: ['PORTAL_PRACTITIONER'] },
      answers: { 'GET /v2/rtm/cycles': pageOf([]) },
    });
    await screen.findByRole('link', { name: 'Forecast and charges' });
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  it.each([{ yearMonth: 'soon' }, { yearMonth: '2026-13' }, { status: 'PAID' }, { status: 7 }])(
    'RTM-05 begins with the current month where the address names none or no status: %o',
    async (filter) => {
      const address = `${PATH}?${new URLSearchParams({ filter: JSON.stringify({ yearMonth: '2026-01', status: 'BILLED', ...filter }) })}`;
      openFeature(rtmBilling, address, { answers: { 'GET /v2/rtm/cycles': pageOf([]) } });
      const title = `RTM Billing: ${monthName(thisMonth)}`;
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Ready to Bill' })).toBeChecked();
    },
  );

  it('RTM-09 speaks of the month where the clinic has patients, and of the location where a provider has none', async () => {
    open([], { 'GET /v2/patients': pageOf([{ id: 21 }]) });
    expect(await screen.findByText(`No billing cycles in ${monthName(thisMonth)}`)).toBeVisible();
    expect(screen.queryByText("You haven't assigned any patients yet")).not.toBeInTheDocument();
    cleanup();
    openFeature(rtmBilling, PATH, {
      viewer: { ...clinicAdmin, role: 'PORTAL_PRACTITIONER', groups: ['PORTAL_PRACTITIONER'], locations: [] },
      answers: { 'GET /v2/rtm/cycles': pageOf([]), 'GET /v2/patients': pageOf([]) },
    });
    expect(await screen.findByText('You have no location yet')).toBeVisible();
  });

  it.each(['/rtm-billing/money/', '/rtm-billing/settings/', PATH])(
    'the sidebar marks RTM Billing on %s',
    async (path) => {
      openFeature(rtmBilling, path, { answers: { 'GET /v2/rtm/cycles': pageOf([]), 'GET /v2/patients': pageOf([]) } });
      expect(await screen.findByRole('link', { name: 'RTM Billing' })).toHaveAttribute('aria-current', 'page');
    },
  );

  it('RTM-09 says when there are none', async () => {
    open([], { 'GET /v2/patients': pageOf([]) });
    expect(await screen.findByText("You haven't assigned any patients yet")).toBeVisible();
    expect(screen.getByText('Add your first patient and manage their RTM billing cycles.')).toBeVisible();
  });

  it('says that it could not be loaded', async () => {
    open([], { 'GET /v2/rtm/cycles': refused(503, 'The service is busy.') });
    expect(await screen.findByText('The service is busy.')).toBeVisible();
  });
});

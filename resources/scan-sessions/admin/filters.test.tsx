import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { listRequests, renderSessions, pages, preset, walked } from './fixtures.ts';

describe('the filters', () => {
  it('ASCAN-25 ASCAN-05 API-22 default to 15 sessions of the last 30 days', async () => {
    const opened = renderSessions();
    await screen.findByText('77e5...c307');
    const { start, end, ...rest } = listRequests(opened)[0]!.query;
    expect(rest).toEqual({ page: '1', limit: '15', sort: '-createdDate' });
    const days = (Date.parse(end!) + 1 - Date.parse(start!)) / 86_400_000;
    expect(Math.round(days)).toBe(31);
    expect(preset('Last 30 days')).toHaveAttribute('aria-pressed', 'true');
    expect(preset('Last 7 days')).toHaveAttribute('aria-pressed', 'false');
    expect(preset('Last 90 days')).toHaveAttribute('aria-pressed', 'false');
  });

  it('OPEN-170 ASCAN-04 locations are grouped by organization, which is named beside a chosen one', async () => {
    // Loading the page can take longer than a test waits.
    await import('./ScanSessionList.tsx');
    const opened = renderSessions();
    const { user } = opened;
    await user.click(await screen.findByRole('combobox', { name: 'Location' }));
    const group = within(await screen.findByRole('group', { name: 'Harbor Balance' }));
    await user.click(group.getByRole('option', { name: 'Pier' }));
    expect(await screen.findByRole('button', { name: 'Pier, Harbor Balance' })).toBeVisible();
    await waitFor(() => expect(listRequests(opened).at(-1)?.query.locationIds).toBe('3'));
  });

  it('ASCAN-02 ASCAN-03 ASCAN-04 ASCAN-12 apply by provider, assessment and location, back on page 1', async () => {
    const opened = renderSessions({ [`GET ${pages}`]: pagedResponse([walked], 40) });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(listRequests(opened).at(-1)?.query.page).toBe('2'));
    await user.click(screen.getByRole('combobox', { name: 'Assessment' }));
    await user.click(await screen.findByRole('option', { name: 'Gait' }));
    await waitFor(() =>
      expect(listRequests(opened).at(-1)?.query).toMatchObject({ page: '1', assessmentIds: 'AST-0018' }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Location' }));
    await user.click(await screen.findByRole('option', { name: 'Pier' }));
    await user.type(screen.getByRole('combobox', { name: 'Search by provider' }), 'ruiz');
    await waitFor(() =>
      expect(listRequests(opened).at(-1)?.query).toMatchObject({
        provider: 'ruiz',
        assessmentIds: 'AST-0018',
        locationIds: '3',
      }),
    );
  });

  it('apply by risk, which is kept in the address', async () => {
    const opened = renderSessions();
    await opened.user.click(await screen.findByRole('combobox', { name: 'Risk' }));
    await opened.user.click(await screen.findByRole('option', { name: 'High Risk' }));
    await opened.user.click(screen.getByRole('option', { name: 'Not assessed' }));
    await waitFor(() => expect(listRequests(opened).at(-1)?.query.risks).toBe('HIGH,NOT_ASSESSED'));
    expect(JSON.parse(new URLSearchParams(window.location.search).get('filter')!)).toEqual({
      risks: ['HIGH', 'NOT_ASSESSED'],
    });
  });

  it('CONST-04 ENT-099 are kept for the next visit; a list of options is at most 500 pixels high', async () => {
    const opened = renderSessions();
    await opened.user.click(await screen.findByRole('combobox', { name: 'Location' }));
    expect(await screen.findByRole('listbox')).toHaveStyle({ maxHeight: '500px' });
    await opened.user.click(await screen.findByRole('option', { name: 'Pier' }));
    await opened.user.click(preset('Last 7 days'));
    await waitFor(() => expect(preset('Last 7 days')).toHaveAttribute('aria-pressed', 'true'));
    // The choice is shown at once, and kept when the list has followed.
    await waitFor(() => {
      const { start, end, locationIds } = listRequests(opened).at(-1)!.query;
      expect([locationIds, Math.round((Date.parse(end!) + 1 - Date.parse(start!)) / 86_400_000)]).toEqual(['3', 8]);
    });
    expect(JSON.parse(new URLSearchParams(window.location.search).get('filter')!)).toEqual({
      locationIds: [3],
      dateRange: { seven: true, thirty: false, ninety: false },
    });
    cleanup();
    const again = renderSessions();
    expect(await screen.findByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(listRequests(again)[0]?.query.locationIds).toBe('3'));
    localStorage.clear();
  });

  it('ASCAN-02 ERR-33 suggest names of providers, and report an error', async () => {
    const { user, answering, sent } = renderSessions({
      'GET /v2/admin/scan/providers': [200, [{ firstName: 'Ana', lastName: 'Ruiz' }]],
    });
    const search = await screen.findByRole('combobox', { name: 'Search by provider' });
    await user.type(search, 'ru');
    await waitFor(() => expect(document.querySelector('datalist option')).toHaveValue('Ana Ruiz'));
    expect(sent.find(({ path }) => path === '/v2/admin/scan/providers')?.query).toEqual({ q: 'ru' });
    answering['GET /v2/admin/scan/providers'] = errorResponse(500);
    await user.type(search, 'iz');
    expect(await screen.findByText('Could not get providers.')).toBeVisible();
  });

  it('CONST-01 ASCAN-02 debounce a provider name by 200 ms', async () => {
    const opened = renderSessions();
    const search = await screen.findByRole('combobox', { name: 'Search by provider' });
    await screen.findByText('77e5...c307');
    vi.useFakeTimers();
    fireEvent.change(search, { target: { value: 'ru' } });
    vi.advanceTimersByTime(199);
    fireEvent.change(search, { target: { value: 'ruiz' } });
    vi.advanceTimersByTime(199);
    expect(listRequests(opened).some(({ query }) => 'provider' in query)).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    // The selection reaches the address asynchronously.
    act(() => void vi.runOnlyPendingTimers());
    vi.useRealTimers();
    await waitFor(() => expect(listRequests(opened).flatMap(({ query }) => query.provider ?? [])).toEqual(['ruiz']));
  });

  it('ASCAN-06 ASCAN-08 accept a custom period, by default two days', async () => {
    const opened = renderSessions();
    await opened.user.click(await screen.findByRole('button', { name: 'Last 30 days' }));
    const to = screen.getByLabelText<HTMLInputElement>('To');
    expect(to.max).toBe(to.value);
    await waitFor(() => {
      const { start, end } = listRequests(opened).at(-1)!.query;
      expect(Math.round((Date.parse(end!) - Date.parse(start!)) / 86_400_000)).toBe(3);
    });
    await opened.user.click(preset('Last 90 days'));
    await waitFor(() => expect(preset('Last 90 days')).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-05' } });
    await waitFor(() => expect(listRequests(opened).at(-1)?.query.start).toBe('2026-01-05T07:00:00.000Z'));
    expect(preset('Last 90 days')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(/^05 Jan 2026 – /)).toBeVisible();
  });

  it('ASCAN-09 ASCAN-10 ASCAN-11 find a session by its UUID, which disables the other filters', async () => {
    const opened = renderSessions();
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    expect(await screen.findByText('UUID is required')).toBeVisible();
    await user.type(screen.getByLabelText('Session UUID'), '77e5{Enter}');
    await waitFor(() =>
      expect(listRequests(opened).at(-1)?.query).toEqual({
        page: '1',
        limit: '15',
        sort: '-createdDate',
        sessionUUID: '77e5',
      }),
    );
    expect(screen.getByRole('combobox', { name: 'Search by provider' })).toBeDisabled();
    for (const name of ['Assessment', 'Location']) expect(screen.getByRole('combobox', { name })).toBeDisabled();
    expect(preset('Last 30 days')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Session UUID' })).toHaveFocus());
    await waitFor(() => expect(preset('Last 30 days')).toBeEnabled());
  });

  it('ERR-05 ERR-09 ERR-31 ERR-32 OPEN-147 report what could not be loaded', async () => {
    renderSessions({
      [`GET ${pages}`]: errorResponse(500, 'Out of order.'),
      'GET /v2/admin/scan/assessments': errorResponse(500),
      'GET /v2/admin/scan/organizations/locations': errorResponse(500, 'No luck.'),
    });
    expect(await screen.findByText('Could not load scan sessions. Out of order.')).toBeVisible();
    expect(await screen.findByText("Couldn't fetch assessments :(")).toBeVisible();
    expect(await screen.findByText('Could not load locations for scan organizations. No luck.')).toBeVisible();
  });
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { asked, open, pages, preset, walked } from './sessionDesk.ts';

describe('the filters', () => {
  it('ASCAN-25 ASCAN-05 API-22 asks for 15 sessions of the last 30 days at first', async () => {
    const opened = open();
    await screen.findByText('77e5...c307');
    const { start, end, ...rest } = asked(opened)[0]!.query;
    expect(rest).toEqual({ page: '1', limit: '15', sort: '-createdDate' });
    const days = (Date.parse(end!) + 1 - Date.parse(start!)) / 86_400_000;
    expect(Math.round(days)).toBe(31);
    expect(preset('Last 30 days')).toHaveAttribute('aria-pressed', 'true');
    expect(preset('Last 7 days')).toHaveAttribute('aria-pressed', 'false');
    expect(preset('Last 90 days')).toHaveAttribute('aria-pressed', 'false');
  });

  it('ASCAN-02 ASCAN-03 ASCAN-04 ASCAN-12 narrows by provider, assessment and location, back on page 1', async () => {
    const opened = open({ [`GET ${pages}`]: pageOf([walked], 40) });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(asked(opened).at(-1)?.query.page).toBe('2'));
    await user.click(screen.getByRole('combobox', { name: 'Assessment' }));
    await user.click(await screen.findByRole('option', { name: 'Gait' }));
    await waitFor(() => expect(asked(opened).at(-1)?.query).toMatchObject({ page: '1', assessmentIds: 'AST-0018' }));
    await user.click(screen.getByRole('combobox', { name: 'Location' }));
    await user.click(await screen.findByRole('option', { name: 'Pier' }));
    await user.type(screen.getByRole('combobox', { name: 'Search by provider' }), 'ruiz');
    await waitFor(() =>
      expect(asked(opened).at(-1)?.query).toMatchObject({
        provider: 'ruiz',
        assessmentIds: 'AST-0018',
        locationIds: '3',
      }),
    );
  });

  it('CONST-04 ENT-099 keeps what was chosen for the next visit; a list of options is at most 500 pixels high', async () => {
    const opened = open();
    await opened.user.click(await screen.findByRole('combobox', { name: 'Location' }));
    expect(screen.getByRole('listbox')).toHaveStyle({ maxHeight: '500px' });
    await opened.user.click(await screen.findByRole('option', { name: 'Pier' }));
    await opened.user.click(preset('Last 7 days'));
    await waitFor(() => expect(preset('Last 7 days')).toHaveAttribute('aria-pressed', 'true'));
    expect(JSON.parse(new URLSearchParams(window.location.search).get('filter')!)).toEqual({
      locationIds: [3],
      dateRange: { seven: true, thirty: false, ninety: false },
    });
    cleanup();
    const again = open();
    expect(await screen.findByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(asked(again)[0]?.query.locationIds).toBe('3'));
    localStorage.clear();
  });

  it('ASCAN-02 ERR-33 suggests names of providers, and says when it cannot', async () => {
    const { user, answering, sent } = open({
      'GET /v2/admin/scan/providers': [200, [{ firstName: 'Ana', lastName: 'Ruiz' }]],
    });
    const search = await screen.findByRole('combobox', { name: 'Search by provider' });
    await user.type(search, 'ru');
    await waitFor(() => expect(document.querySelector('datalist option')).toHaveValue('Ana Ruiz'));
    expect(sent.find(({ path }) => path === '/v2/admin/scan/providers')?.query).toEqual({ q: 'ru' });
    answering['GET /v2/admin/scan/providers'] = refused(500);
    await user.type(search, 'iz');
    expect(await screen.findByText('Could not get providers.')).toBeVisible();
  });

  it('CONST-01 ASCAN-02 waits 200 ms for the next key of a provider name', async () => {
    const opened = open();
    const search = await screen.findByRole('combobox', { name: 'Search by provider' });
    await screen.findByText('77e5...c307');
    vi.useFakeTimers();
    fireEvent.change(search, { target: { value: 'ru' } });
    vi.advanceTimersByTime(199);
    fireEvent.change(search, { target: { value: 'ruiz' } });
    vi.advanceTimersByTime(199);
    expect(asked(opened).some(({ query }) => 'provider' in query)).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    // What is chosen reaches the address a tick later.
    act(() => void vi.runOnlyPendingTimers());
    vi.useRealTimers();
    await waitFor(() => expect(asked(opened).flatMap(({ query }) => query.provider ?? [])).toEqual(['ruiz']));
  });

  it('ASCAN-06 ASCAN-08 takes other days, two days back until they are chosen', async () => {
    const opened = open();
    await opened.user.click(await screen.findByRole('button', { name: 'Last 30 days' }));
    const to = screen.getByLabelText<HTMLInputElement>('To');
    expect(to.max).toBe(to.value);
    await waitFor(() => {
      const { start, end } = asked(opened).at(-1)!.query;
      expect(Math.round((Date.parse(end!) - Date.parse(start!)) / 86_400_000)).toBe(3);
    });
    await opened.user.click(preset('Last 90 days'));
    await waitFor(() => expect(preset('Last 90 days')).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-05' } });
    await waitFor(() => expect(asked(opened).at(-1)?.query.start).toBe('2026-01-05T07:00:00.000Z'));
    expect(preset('Last 90 days')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(/^05 Jan 2026 – /)).toBeVisible();
  });

  it('ASCAN-09 ASCAN-10 ASCAN-11 finds one session by its UUID, which disables the other filters', async () => {
    const opened = open();
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    expect(await screen.findByText('UUID is required')).toBeVisible();
    await user.type(screen.getByLabelText('Session UUID'), '77e5{Enter}');
    await waitFor(() =>
      expect(asked(opened).at(-1)?.query).toEqual({
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

  it('ERR-05 ERR-09 ERR-31 ERR-32 OPEN-147 says what could not be loaded', async () => {
    open({
      [`GET ${pages}`]: refused(500, 'Out of order.'),
      'GET /v2/admin/scan/assessments': refused(500),
      'GET /v2/admin/scan/organizations/locations': refused(500, 'No luck.'),
    });
    expect(await screen.findByText('Could not load scan sessions. Out of order.')).toBeVisible();
    expect(await screen.findByText("Couldn't fetch assessments :(")).toBeVisible();
    expect(await screen.findByText('Could not load locations for scan organizations. No luck.')).toBeVisible();
  });
});

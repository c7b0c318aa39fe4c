import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../src/testing/people.ts';
import { scanSessions } from './plugin.tsx';

const walked = {
  id: 11,
  createdDate: '2026-11-20T17:05:00.000Z',
  updatedDate: '2026-11-20T18:00:00.000Z',
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
  session: {
    data: { assessmentId: 'AST-0018', results: [{ id: 'speed', name: 'Gait Speed', value: 1.12, units: 'm/s' }] },
    meta: { demographics: { age: 71, sex: 'FEMALE' } },
  },
  location: { id: 3, name: 'Pier' },
  practitioner: { firstName: 'Ana', lastName: 'Ruiz' },
  organization: { id: 5, name: 'Harbor Balance', logoUrl: null },
  artifacts: ['pose-log'],
  participant: { uid: 'P-50018', isArchived: true, archivedDate: '2026-11-10T17:00:00.000Z' },
  resultsInsights: null,
};
const unrecorded = {
  ...walked,
  id: 12,
  sessionUUID: 'beef0000-0000-4000-8000-00000000cafe',
  artifacts: ['image'],
  participant: null,
  practitioner: null,
};
const pages = '/v2/admin/scan/sessions/pages';
const answers = {
  [`GET ${pages}`]: pageOf([walked, unrecorded]),
  'GET /v2/admin/scan/assessments': [
    200,
    [
      { id: 'AST-0001', name: 'Functional Reach' },
      { id: 'AST-0018', name: 'Gait' },
    ],
  ],
  'GET /v2/admin/scan/organizations/locations': pageOf([
    { id: 3, name: 'Pier', organization: { id: 5, name: 'Harbor Balance', logoUrl: null } },
  ]),
} as const;
const open = (more = {}) => openFeature(scanSessions, '/admin/scan/sessions/', { answers: { ...answers, ...more } });
const preset = (name: string) => screen.getByRole('button', { name });
const asked = ({ sent }: ReturnType<typeof open>) => sent.filter(({ path }) => path === pages);

it('SEC-09 SHELL-36 is for the two vendor kinds only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(menuFor(viewer, [scanSessions])).toMatchObject([
      { label: 'adminMenu.scan', children: [{ to: '/admin/scan/sessions/' }] },
    ]);
  }
  expect(menuFor(clinicAdmin, [scanSessions])).toEqual([]);
});

describe('the table', () => {
  it('ASCAN-01 ASCAN-13 ASCAN-14 ASCAN-17 ASCAN-19 SHELL-36 shows each session', async () => {
    open();
    const row = within((await screen.findByText('77e5...c307')).closest('tr')!);
    expect(screen.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/admin/scan/sessions/');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Organization',
      'Location',
      'Assessment',
      'Provider',
      'Created',
      'UUID',
      'UID',
      'Action',
    ]);
    for (const text of ['Harbor Balance', 'Pier', 'Ana Ruiz', '11/20/2026, 10:05 AM', 'Archived'])
      expect(row.getByText(text)).toBeVisible();
    expect(await row.findByText('Gait')).toBeVisible();
    expect(row.getByText(/P-50018/)).toBeVisible();
    const other = within(screen.getByText('beef...cafe').closest('tr')!);
    expect(other.getByText('No pose logs available')).toBeVisible();
    expect(other.queryByRole('button', { name: 'Details' })).toBeNull();
  });

  it('ASCAN-16 ASCAN-18 shows the whole UUID and the day of archiving when pointed at', async () => {
    const { user } = open();
    await user.hover(await screen.findByText('77e5...c307'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(walked.sessionUUID);
    await user.hover(screen.getByText('Archived'));
    expect(await screen.findByText('11/10/2026, 10:00 AM')).toBeVisible();
  });

  it('ASCAN-15 ERR-34 copies the UUID', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Copy UUID ${walked.sessionUUID}` }));
    expect(await screen.findByText('Copied UUID.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(walked.sessionUUID);
  });

  it('ASCAN-23 ASCAN-24 shows the details of a session', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Session Details/ }));
    for (const text of [
      'Harbor Balance',
      'Pier',
      'Ana Ruiz',
      walked.sessionUUID,
      '11/20/2026, 10:05 AM',
      '11/20/2026, 11:00 AM',
      'Gait',
      'Gait Speed',
      '1.12',
      'm/s',
      '71',
      'FEMALE',
    ]) {
      expect(dialog.getByText(text)).toBeVisible();
    }
  });

  it('ASCAN-22 API-27 API-29 downloads the log by its signed link', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: () => undefined }));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user, sent } = open({
      'GET /v2/admin/scan/sessions/11/pose-log/signed-url': [200, { url: '/api/v2/artifacts?key=k' }],
      'GET /v2/artifacts': [200, { frames: [] }],
    });
    await user.click(await screen.findByRole('button', { name: 'Log' }));
    await waitFor(() => expect(saved).toEqual([`${walked.sessionUUID}-pose-log.json`]));
    expect(sent.some(({ path }) => path === '/v2/artifacts')).toBe(true);
  });

  it('ERR-36 shows an alert with the message when the link cannot be had', async () => {
    const { user } = open({
      'GET /v2/admin/scan/sessions/11/pose-log/signed-url': refused(404, 'This recording is gone.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Log' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This recording is gone.');
  });
});

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
    await user.click(await screen.findByRole('button', { name: 'Next' }));
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
    expect(screen.getByRole('textbox', { name: 'Session UUID' })).toHaveFocus();
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

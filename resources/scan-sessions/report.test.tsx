import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { addDays, getToday } from '../../domain/platform/calendar.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import { monitoring } from '../../src/ui/telemetry.ts';
import { errorResponse, type mockApi } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { scan } from './plugin.tsx';
import { organizationWith, scanned, scanSession, scanUser, scanUserAtHarbor, timed } from './fixtures.ts';

const today = getToday('America/Denver', new Date());
const pages = '/v2/scan/sessions/pages';
const outcomes = 'GET /v2/scan/outcomes/risk-factors';

const open = (
  sessions: ScanSession[],
  more: Parameters<typeof mockApi>[0] = {},
  viewer = scanUserAtHarbor,
  query = '',
) =>
  renderFeature(scan, `/scan/reports/${query}`, {
    viewer,
    answers: { [`GET ${pages}`]: pagedResponse(sessions), [outcomes]: [200, []], ...organizationWith(), ...more },
  });
async function report(...given: Parameters<typeof open>) {
  const opened = open(...given);
  await opened.user.click(await screen.findByRole('button', { name: 'Generate Report' }));
  return opened;
}
const asked = ({ sent }: ReturnType<typeof open>) =>
  sent.filter(({ path }) => path === pages).map(({ query }) => query);
const rowOf = (table: string, text: string) =>
  within(
    within(screen.getByRole('table', { name: table }))
      .getByText(text)
      .closest<HTMLElement>('[role=row]')!,
  );

/** The error on the page, which can be retried, and in a toast. */
const saidTwice = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));

describe('the day of a scan report', () => {
  it('SCAN-05 SCAN-06 SCAN-08 is asked for first, and Generate waits for a location', async () => {
    open([], {}, scanUser);
    expect(await screen.findByRole('heading', { level: 1, name: 'Scan Reports' })).toBeVisible();
    expect(screen.getByLabelText('Report Date')).toHaveValue(today);
    expect(screen.getByRole('button', { name: 'Generate Report' })).toBeDisabled();
  });

  it('SCAN-07 is rejected in the future', async () => {
    const opened = open([]);
    const field = await screen.findByLabelText('Report Date');
    expect(field).toHaveAttribute('max', today);
    fireEvent.change(field, { target: { value: addDays(today, 1) } });
    await opened.user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('Report date cannot be in the future.')).toBeVisible();
    expect(asked(opened)).toEqual([]);
  });

  it('SCAN-10 can be changed', async () => {
    const { user } = await report([scanSession(1)]);
    await user.click(await screen.findByRole('button', { name: 'Generate new report' }));
    expect(await screen.findByLabelText('Report Date')).toBeVisible();
  });

  it('SCAN-09 is kept in the address with time zone and tab, so that a reload shows the report again', async () => {
    const [harbor, lakeside] = scanUser.locations;
    const viewer = { ...scanUser, locations: [harbor!, { ...lakeside!, timezone: 'Pacific/Honolulu' }] };
    localStorage.setItem('locationFilter', '3,4');
    const sessions = [scanSession(1, { createdDate: '2025-11-20T18:05:00Z' })];
    const { user } = open(sessions, {}, viewer);
    fireEvent.change(await screen.findByLabelText('Report Date'), { target: { value: '2025-11-20' } });
    await user.selectOptions(screen.getByLabelText('Time Zone'), 'Mountain Time');
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    await user.click(await screen.findByRole('tab', { name: 'Participants' }));
    const { search } = window.location;
    expect(search).toBe('?date=2025-11-20&zone=America%2FDenver&tab=participants');
    cleanup();
    const again = open(sessions, {}, viewer, search);
    expect(await screen.findByText('1 session. Dates and times are in Mountain Time.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Participants', selected: true })).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Generate new report' }));
    expect(await screen.findByLabelText('Report Date')).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('tab', { name: 'Participants', selected: true })).toBeVisible();
    localStorage.clear();
  });

  it('is reported as empty without sessions', async () => {
    await report([]);
    expect(await screen.findByText('No sessions exist for that date.')).toBeVisible();
  });
});

describe('the pages of a scan report', () => {
  const two = [
    scanSession(1),
    scanSession(2, { participant: { id: 50, uid: 'P-2', isArchived: false, archivedDate: null } }),
  ];
  const total = 1000;
  const first = Array.from({ length: 999 }, (_, at) => scanSession(at + 10, { session: two[0]!.session }));

  it('CONST-03 are loaded by 999 until none is left, with progress', async () => {
    let answerSecond: (() => void) | undefined;
    const opened = await report([], {
      [`GET ${pages}`]: ({ query }) =>
        query.page === '1'
          ? pagedResponse(first, total)
          : new Promise((resolve) => {
              answerSecond = () => resolve(pagedResponse([two[1]!], total));
            }),
    });
    expect(await screen.findByText('Fetching Data: 999 of 1000 sessions')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Fetching Data' })).toHaveAttribute('aria-valuenow', '100');
    expect(screen.queryByRole('table')).toBeNull();
    await waitFor(() => expect(answerSecond).toBeDefined());
    answerSecond!();
    expect(await screen.findByRole('heading', { name: 'Timed Up and Go 1000 sessions' })).toBeVisible();
    expect(asked(opened).map(({ page, limit, sort }) => [page, limit, sort])).toEqual([
      ['1', '999', 'createdDate'],
      ['2', '999', 'createdDate'],
    ]);
    await opened.user.click(screen.getByRole('tab', { name: 'Participants' }));
    expect(await screen.findByRole('heading', { name: 'P-2 1 session' })).toBeVisible();
    expect(screen.getByText('1–50 of 999')).toBeVisible();
  });

  it('CONST-03 ERR-32 are loaded again one by one after an error', async () => {
    const answers: Parameters<typeof mockApi>[0] = {
      [`GET ${pages}`]: ({ query }) =>
        query.page === '1' ? pagedResponse(first, total) : errorResponse(500, 'Out of order.'),
    };
    const opened = await report([], answers);
    await saidTwice('Could not load scan sessions. Out of order.');
    expect(screen.queryByRole('table')).toBeNull();
    opened.answering[`GET ${pages}`] = pagedResponse([two[1]!], total);
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Timed Up and Go 1000 sessions' })).toBeVisible();
    expect(asked(opened).map(({ page }) => page)).toEqual(['1', '2', '2']);
  });

  it('ERR-31 OPEN-147 report an error without a reason if the server gives none', async () => {
    await report([], { [`GET ${pages}`]: errorResponse(500, '') });
    await saidTwice('Could not load scan sessions.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('CONST-03 count a session that moved between them once, and report a missing one', async () => {
    await report([], {
      [`GET ${pages}`]: ({ query }) => pagedResponse(query.page === '1' ? first : [first[998]!], total),
    });
    expect(await screen.findByText(/1 session is missing/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Timed Up and Go 999 sessions' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

describe('the content of a scan report', () => {
  const reach = scanned('AST-0001', [{ id: 'distance', name: 'Distance', value: 8, units: 'in' }]);
  const stood = (demographics: ScanSession['session']['meta']['demographics']) =>
    scanSession(3, { session: scanned('AST-0011', [timed(10)], demographics) });

  it('SCAN-09 OPEN-105 OPEN-129 RISK-49 includes each assessment with its sessions, their results and risk', async () => {
    await report([scanSession(1), scanSession(2, { session: reach })]);
    expect(await screen.findByRole('table', { name: 'Timed Up and Go' })).toBeVisible();
    // 11.26 s is less than 12 s; 8 in are more than 6 and at most 10.
    expect(await rowOf('Timed Up and Go', 'P-100').findByText('Low Risk')).toBeVisible();
    expect(rowOf('Timed Up and Go', 'P-100').getByText('11.26 s')).toBeVisible();
    expect(rowOf('Functional Reach', '8.00 in').getByText('Medium Risk')).toBeVisible();
  });

  it('SCAN-09 OPEN-105 includes each participant once, with all of their sessions; unknown ones last', async () => {
    const sessions = [scanSession(1, { participant: null }), scanSession(2), scanSession(3, { session: reach })];
    const { user } = await report(sessions);
    await user.click(await screen.findByRole('tab', { name: 'Participants' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'P-100 2 sessions',
      'No participant 1 session',
    ]);
    expect(rowOf('P-100', 'Functional Reach').getByText('Medium Risk')).toBeVisible();
    expect(rowOf('P-100', 'Timed Up and Go').getByText('Low Risk')).toBeVisible();
    expect(rowOf('No participant', 'Timed Up and Go').getByText('Low Risk')).toBeVisible();
  });

  it('OPEN-064 shows each session by day and time zone of its own location', async () => {
    const [harbor, lakeside] = scanUser.locations;
    const viewer = { ...scanUser, locations: [harbor!, { ...lakeside!, timezone: 'Pacific/Honolulu' }] };
    localStorage.setItem('locationFilter', '3,4');
    const at = (id: number, createdDate: string, location: ScanSession['location']) =>
      scanSession(id, {
        createdDate,
        location,
        participant: { id: 50, uid: `P-${id}`, isArchived: false, archivedDate: null },
      });
    // 06:05 UTC: 23:05 the day before in Denver, 20:05 in Honolulu; 07:30 UTC: 00:30 in Denver.
    const sessions = [
      at(1, '2025-11-21T06:05:00Z', harbor!),
      at(2, '2025-11-21T06:05:00Z', lakeside!),
      at(3, '2025-11-21T07:30:00Z', harbor!),
    ];
    const opened = open(sessions, {}, viewer);
    fireEvent.change(await screen.findByLabelText('Report Date'), { target: { value: '2025-11-20' } });
    await opened.user.selectOptions(screen.getByLabelText('Time Zone'), 'Each location’s own time zone');
    await opened.user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText(/^2 sessions\. Times are in each location’s time zone\.$/)).toBeVisible();
    expect(rowOf('Timed Up and Go', 'P-1').getByText('11/20/2025, 11:05 PM MST')).toBeVisible();
    expect(rowOf('Timed Up and Go', 'P-2').getByText('11/20/2025, 08:05 PM HST')).toBeVisible();
    expect(screen.queryByText('P-3')).toBeNull();
    expect(asked(opened)[0]).toMatchObject({ locationIds: '3,4', start: '2025-11-20T07:00:00.000Z' });
    localStorage.clear();
  });

  it('OPEN-064 asks for the time zone if there are several, and shows its day in it', async () => {
    const [harbor, lakeside] = scanUser.locations;
    const viewer = { ...scanUser, locations: [harbor!, { ...lakeside!, timezone: 'Pacific/Honolulu' }] };
    localStorage.setItem('locationFilter', '3,4');
    const at = (id: number, createdDate: string, location: ScanSession['location']) =>
      scanSession(id, {
        createdDate,
        location,
        participant: { id: 50, uid: `P-${id}`, isArchived: false, archivedDate: null },
      });
    // Both at 23:05 of Nov 20 in Denver, one of them in Honolulu at 20:05; the third at 00:30 in Denver.
    const sessions = [
      at(1, '2025-11-21T06:05:00Z', harbor!),
      at(2, '2025-11-21T06:05:00Z', lakeside!),
      at(3, '2025-11-21T07:30:00Z', lakeside!),
    ];
    const opened = open(sessions, {}, viewer);
    fireEvent.change(await screen.findByLabelText('Report Date'), { target: { value: '2025-11-20' } });
    await opened.user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('Time zone is required.')).toBeVisible();
    expect(asked(opened)).toEqual([]);
    await opened.user.selectOptions(screen.getByLabelText('Time Zone'), 'Mountain Time');
    await opened.user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('2 sessions. Dates and times are in Mountain Time.')).toBeVisible();
    expect(rowOf('Timed Up and Go', 'P-2').getByText('11/20/2025, 11:05 PM MST')).toBeVisible();
    expect(screen.queryByText('P-3')).toBeNull();
    expect(asked(opened)[0]).toMatchObject({ start: '2025-11-20T07:00:00.000Z', end: '2025-11-21T06:59:59.999Z' });
    localStorage.clear();
  });

  it("OPEN-058 OPEN-064 names the time zone of a single location that differs from its organization's", async () => {
    const viewer = { ...scanUser, locations: [{ ...scanUser.locations[0]!, timezone: 'Pacific/Honolulu' }] };
    const { user } = open([scanSession(1, { createdDate: '2025-11-21T20:05:00Z' })], {}, viewer);
    fireEvent.change(await screen.findByLabelText('Report Date'), { target: { value: '2025-11-21' } });
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('1 session. Times are in each location’s time zone.')).toBeVisible();
  });

  it('OPEN-105 CONST-09 is exported to a file with the same content', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const named = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await report([scanSession(1), stood(null), { ...stood({ age: 50, sex: 'MALE' }), id: 9 }]);
    await screen.findByText('Not assessed: sex and age unknown');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((named.mock.contexts[0] as HTMLAnchorElement).download).toBe(`scan report ${today}.csv`);
    const [head, ...lines] = (await saved[0]!.text()).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Date,Time,Time Zone,Location,UID,Assessment,Provider,Age,Sex,Result,Value,Units,Risk');
    expect(lines.map((line) => line.split(',').slice(2).join(','))).toEqual([
      'America/Denver,Harbor,P-100,Timed Up and Go,Wes Kim,,,Time,11.26,s,Low Risk',
      'America/Denver,Harbor,P-100,Sit to Stand,Wes Kim,,,Time,10.00,s,Not assessed: sex and age unknown',
      'America/Denver,Harbor,P-100,Sit to Stand,Wes Kim,50,MALE,Time,10.00,s,No criterion for this age',
    ]);
  });

  it('OPEN-129 is evaluated by the defaults that the organization has selected', async () => {
    // A man of 65 in 10 s: at most 11.4 s by the published admin numbers, more than the portal's 8.4 s.
    await report([stood({ age: 65, sex: 'MALE' })]);
    expect(await screen.findByText('Low Risk')).toBeVisible();
    cleanup();
    await report([stood({ age: 65, sex: 'MALE' })], organizationWith('PORTAL'));
    expect(await screen.findByText('High Risk')).toBeVisible();
  });

  it('RISK-27 RISK-51 is grey if the limits are for people of another age, and names the result', async () => {
    await report([stood({ age: 50, sex: 'MALE' })]);
    const level = await screen.findByText('No criterion for this age');
    expect(level).toBeVisible();
    expect(level.querySelector('path')).toHaveAttribute('fill', 'var(--level-grey)');
    expect(screen.getByText('Male, 50 years')).toBeVisible();
    expect(screen.queryByText(/Low Risk/)).toBeNull();
  });

  it('OPEN-129 is evaluated by a stored outcome first', async () => {
    const strict = { ...findBuiltInOutcome('AST-0011', 'PORTAL')!, version: 1 };
    await report([stood({ age: 65, sex: 'MALE' })], { [outcomes]: [200, [strict]] });
    expect(await screen.findByText('High Risk')).toBeVisible();
  });

  it('OPEN-105 RISK-12 says which demographics are unknown, without asking for them', async () => {
    await report([stood(null), scanSession(4, { session: scanned('AST-0019', [], { age: 70, sex: null }) })]);
    expect(await screen.findByText('Not assessed: sex and age unknown')).toBeVisible();
    expect(
      rowOf('Sit to Stand, 30 Seconds', 'This session has no results.').getByText('No result to assess'),
    ).toBeVisible();
    expect(screen.queryByText(/Low Risk|High Risk/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sex' })).toBeNull();
  });

  it('ERR-23 has results only while the criteria cannot be loaded', async () => {
    const { user, answering } = await report([scanSession(1)], { [outcomes]: errorResponse(500, 'Out of order.') });
    await saidTwice('Could not load analysis data. Out of order.');
    expect(screen.getByText('11.26 s')).toBeVisible();
    expect(screen.queryByText('Low Risk')).toBeNull();
    answering[outcomes] = [200, []];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Low Risk')).toBeVisible();
  });

  it('RISK-28 uses the last of several factors and reports the error once, without a value', async () => {
    const reportSpy = vi.spyOn(monitoring, 'report').mockReturnValue();
    const { factors, ...rest } = findBuiltInOutcome('AST-0009')!;
    const overlapping = { ...rest, version: 1, factors: [...factors, { ...factors[0]!, category: 'MEDIUM' }] };
    await report([scanSession(1), scanSession(2)], { [outcomes]: [200, [overlapping]] });
    expect(await screen.findAllByText('Medium Risk')).toHaveLength(2);
    expect(reportSpy.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: More than one factor of AST-0009 matches',
    ]);
  });
});

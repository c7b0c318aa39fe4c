import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ScanSession } from '../../contract/scan.ts';
import { addDays, todayIn } from '../../domain/calendar.ts';
import { builtInOutcome } from '../../domain/risk/built-in-outcomes.ts';
import { monitoring } from '../../src/telemetry/monitoring.ts';
import { refused, type answerCalls } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { scan } from './plugin.tsx';
import { organizationWith, scanned, scanSession, scanUser, scanUserAtHarbor, timed } from './scanDesk.ts';

const today = todayIn('America/Denver', new Date());
const pages = '/v2/scan/sessions/pages';
const outcomes = 'GET /v2/scan/outcomes/risk-factors';

const open = (sessions: ScanSession[], more: Parameters<typeof answerCalls>[0] = {}, viewer = scanUserAtHarbor) =>
  openFeature(scan, '/scan/reports/', {
    viewer,
    answers: { [`GET ${pages}`]: pageOf(sessions), [outcomes]: [200, []], ...organizationWith(), ...more },
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

/** On the page, where another try is offered, and in a toast. */
const saidTwice = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));

describe('the day', () => {
  it('SCAN-05 SCAN-06 SCAN-08 is asked for first, and Generate waits for a location', async () => {
    open([], {}, scanUser);
    expect(await screen.findByRole('heading', { level: 1, name: 'Scan Reports' })).toBeVisible();
    expect(screen.getByLabelText('Report Date')).toHaveValue(today);
    expect(screen.getByRole('button', { name: 'Generate Report' })).toBeDisabled();
  });

  it('SCAN-07 is refused in the future', async () => {
    const opened = open([]);
    const field = await screen.findByLabelText('Report Date');
    expect(field).toHaveAttribute('max', today);
    fireEvent.change(field, { target: { value: addDays(today, 1) } });
    await opened.user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('Report date cannot be in the future.')).toBeVisible();
    expect(asked(opened)).toEqual([]);
  });

  it('SCAN-10 is chosen anew', async () => {
    const { user } = await report([scanSession(1)]);
    await user.click(await screen.findByRole('button', { name: 'Generate new report' }));
    expect(await screen.findByLabelText('Report Date')).toBeVisible();
  });

  it('says when it has no sessions', async () => {
    await report([]);
    expect(await screen.findByText('No sessions exist for that date.')).toBeVisible();
  });
});

describe('the pages', () => {
  const two = [scanSession(1), scanSession(2, { participant: { uid: 'P-2', isArchived: false, archivedDate: null } })];
  const total = 1000;
  const first = Array.from({ length: 999 }, (_, at) => scanSession(at + 10, { session: two[0]!.session }));

  it('CONST-03 are fetched by 999 until none is left, and it says how far it is', async () => {
    let answerSecond: (() => void) | undefined;
    const opened = await report([], {
      [`GET ${pages}`]: ({ query }) =>
        query.page === '1'
          ? pageOf(first, total)
          : new Promise((resolve) => {
              answerSecond = () => resolve(pageOf([two[1]!], total));
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

  it('CONST-03 ERR-32 one that cannot be had is asked for again without the others', async () => {
    const answers: Parameters<typeof answerCalls>[0] = {
      [`GET ${pages}`]: ({ query }) => (query.page === '1' ? pageOf(first, total) : refused(500, 'Out of order.')),
    };
    const opened = await report([], answers);
    await saidTwice('Could not load scan sessions. Out of order.');
    expect(screen.queryByRole('table')).toBeNull();
    opened.answering[`GET ${pages}`] = pageOf([two[1]!], total);
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Timed Up and Go 1000 sessions' })).toBeVisible();
    expect(asked(opened).map(({ page }) => page)).toEqual(['1', '2', '2']);
  });

  it('ERR-31 OPEN-147 says it without a reason where the server gives none', async () => {
    await report([], { [`GET ${pages}`]: refused(500, '') });
    await saidTwice('Could not load scan sessions.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('CONST-03 a session that moved between them counts once, and one that is missing is said', async () => {
    await report([], {
      [`GET ${pages}`]: ({ query }) => pageOf(query.page === '1' ? first : [first[998]!], total),
    });
    expect(await screen.findByText(/1 of them is not here/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Timed Up and Go 999 sessions' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fetch again' })).toBeVisible();
  });
});

describe('what it tells', () => {
  const reach = scanned('AST-0001', [{ id: 'distance', name: 'Distance', value: 8, units: 'in' }]);
  const stood = (demographics: ScanSession['session']['meta']['demographics']) =>
    scanSession(3, { session: scanned('AST-0011', [timed(10)], demographics) });

  it('SCAN-09 OPEN-105 OPEN-129 RISK-49 each assessment with its sessions, their results and risk', async () => {
    await report([scanSession(1), scanSession(2, { session: reach })]);
    expect(await screen.findByRole('table', { name: 'Timed Up and Go' })).toBeVisible();
    // 11.26 s is less than 12 s; 8 in are more than 6 and at most 10.
    expect(await rowOf('Timed Up and Go', 'P-100').findByText('Low Risk')).toBeVisible();
    expect(rowOf('Timed Up and Go', 'P-100').getByText('11.26 s')).toBeVisible();
    expect(rowOf('Functional Reach', '8.00 in').getByText('Medium Risk')).toBeVisible();
  });

  it('SCAN-09 OPEN-105 each participant once, with all of their sessions; those of nobody last', async () => {
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

  it('OPEN-064 a session stands under the day and by the clock of its own location', async () => {
    const [harbor, lakeside] = scanUser.locations;
    const viewer = { ...scanUser, locations: [harbor!, { ...lakeside!, timezone: 'Pacific/Honolulu' }] };
    localStorage.setItem('locationFilter', '3,4');
    const at = (id: number, createdDate: string, location: ScanSession['location']) =>
      scanSession(id, {
        createdDate,
        location,
        participant: { uid: `P-${id}`, isArchived: false, archivedDate: null },
      });
    // 06:05 UTC: 23:05 the day before in Denver, 20:05 in Honolulu; 07:30 UTC: 00:30 in Denver.
    const sessions = [
      at(1, '2025-11-21T06:05:00Z', harbor!),
      at(2, '2025-11-21T06:05:00Z', lakeside!),
      at(3, '2025-11-21T07:30:00Z', harbor!),
    ];
    const opened = open(sessions, {}, viewer);
    fireEvent.change(await screen.findByLabelText('Report Date'), { target: { value: '2025-11-20' } });
    await opened.user.selectOptions(screen.getByLabelText('Time Zone'), 'Each location by its own clock');
    await opened.user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText(/^2 sessions\. Times are by the clock of each location\.$/)).toBeVisible();
    expect(rowOf('Timed Up and Go', 'P-1').getByText('11/20/2025, 11:05 PM MST')).toBeVisible();
    expect(rowOf('Timed Up and Go', 'P-2').getByText('11/20/2025, 08:05 PM HST')).toBeVisible();
    expect(screen.queryByText('P-3')).toBeNull();
    expect(asked(opened)[0]).toMatchObject({ locationIds: '3,4', start: '2025-11-20T07:00:00.000Z' });
    localStorage.clear();
  });

  it('OPEN-064 a report over several zones asks for the zone, and shows its day by its clock', async () => {
    const [harbor, lakeside] = scanUser.locations;
    const viewer = { ...scanUser, locations: [harbor!, { ...lakeside!, timezone: 'Pacific/Honolulu' }] };
    localStorage.setItem('locationFilter', '3,4');
    const at = (id: number, createdDate: string, location: ScanSession['location']) =>
      scanSession(id, {
        createdDate,
        location,
        participant: { uid: `P-${id}`, isArchived: false, archivedDate: null },
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
    expect(await screen.findByText('2 sessions. The day and its times are in Mountain Time.')).toBeVisible();
    expect(rowOf('Timed Up and Go', 'P-2').getByText('11/20/2025, 11:05 PM MST')).toBeVisible();
    expect(screen.queryByText('P-3')).toBeNull();
    expect(asked(opened)[0]).toMatchObject({ start: '2025-11-20T07:00:00.000Z', end: '2025-11-21T06:59:59.999Z' });
    localStorage.clear();
  });

  it('OPEN-058 OPEN-064 of a single location by another clock than its organization it says so', async () => {
    const viewer = { ...scanUser, locations: [{ ...scanUser.locations[0]!, timezone: 'Pacific/Honolulu' }] };
    const { user } = open([scanSession(1, { createdDate: '2025-11-21T20:05:00Z' })], {}, viewer);
    fireEvent.change(await screen.findByLabelText('Report Date'), { target: { value: '2025-11-21' } });
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('1 session. Times are by the clock of each location.')).toBeVisible();
  });

  it('OPEN-105 CONST-09 leaves as a file that says what the page says', async () => {
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
    await screen.findByText('Not assessed: sex and age not known');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((named.mock.contexts[0] as HTMLAnchorElement).download).toBe(`scan report ${today}.csv`);
    const [head, ...lines] = (await saved[0]!.text()).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Date,Time,Time Zone,Location,UID,Assessment,Provider,Age,Sex,Result,Value,Units,Risk');
    expect(lines.map((line) => line.split(',').slice(2).join(','))).toEqual([
      'America/Denver,Harbor,P-100,Timed Up and Go,Wes Kim,,,Time,11.26,s,Low Risk',
      'America/Denver,Harbor,P-100,Sit to Stand,Wes Kim,,,Time,10.00,s,Not assessed: sex and age not known',
      'America/Denver,Harbor,P-100,Sit to Stand,Wes Kim,50,MALE,Time,10.00,s,No criterion for this age',
    ]);
  });

  it('OPEN-129 judges by the numbers that the organization has chosen', async () => {
    // A man of 65 in 10 s: at most 11.4 s by the published admin numbers, more than the portal's 8.4 s.
    await report([stood({ age: 65, sex: 'MALE' })]);
    expect(await screen.findByText('Low Risk')).toBeVisible();
    cleanup();
    await report([stood({ age: 65, sex: 'MALE' })], organizationWith('PORTAL'));
    expect(await screen.findByText('High Risk')).toBeVisible();
  });

  it('RISK-27 RISK-51 is grey where the limits are for people of another age, and says whose result it is', async () => {
    await report([stood({ age: 50, sex: 'MALE' })]);
    const level = await screen.findByText('No criterion for this age');
    expect(level).toBeVisible();
    expect(level.querySelector('span')).toHaveStyle({ background: 'var(--level-grey)' });
    expect(screen.getByText('Male, 50 years')).toBeVisible();
    expect(screen.queryByText(/Low Risk/)).toBeNull();
  });

  it('OPEN-129 a stored outcome wins', async () => {
    const strict = { ...builtInOutcome('AST-0011', 'PORTAL')!, version: 1 };
    await report([stood({ age: 65, sex: 'MALE' })], { [outcomes]: [200, [strict]] });
    expect(await screen.findByText('High Risk')).toBeVisible();
  });

  it('OPEN-105 RISK-12 says what it does not know of the person, and asks nobody', async () => {
    await report([stood(null), scanSession(4, { session: scanned('AST-0019', [], { age: 70, sex: null }) })]);
    expect(await screen.findByText('Not assessed: sex and age not known')).toBeVisible();
    expect(
      rowOf('Sit to Stand, 30 Seconds', 'This session has no results.').getByText('No result to assess'),
    ).toBeVisible();
    expect(screen.queryByText(/Low Risk|High Risk/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sex' })).toBeNull();
  });

  it('ERR-23 shows the results alone while it is unknown by what they are judged', async () => {
    const { user, answering } = await report([scanSession(1)], { [outcomes]: refused(500, 'Out of order.') });
    await saidTwice('Could not load analysis data. Out of order.');
    expect(screen.getByText('11.26 s')).toBeVisible();
    expect(screen.queryByText('Low Risk')).toBeNull();
    answering[outcomes] = [200, []];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Low Risk')).toBeVisible();
  });

  it('RISK-28 takes the last of several factors and reports the fault once, without a value', async () => {
    const said = vi.spyOn(monitoring, 'report').mockReturnValue();
    const { factors, ...rest } = builtInOutcome('AST-0009')!;
    const overlapping = { ...rest, version: 1, factors: [...factors, { ...factors[0]!, category: 'MEDIUM' }] };
    await report([scanSession(1), scanSession(2)], { [outcomes]: [200, [overlapping]] });
    expect(await screen.findAllByText('Medium Risk')).toHaveLength(2);
    expect(said.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: More than one factor of AST-0009 matches',
    ]);
  });
});

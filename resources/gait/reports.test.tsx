import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GaitReport, GaitReportSession } from '../../contract/gait/report.ts';
import { addDays, formatDay, getToday } from '../../domain/platform/calendar.ts';
import { buildMenu } from '../../src/ui/plugin.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { gaitUser, holding } from '../../tests/component/gaitUser.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { gait } from './plugin.tsx';

const today = getToday('America/Denver', new Date());
const REPORT = 'GET /v2/gait/report';
const walk = (id: number, lastName: string, speed: number | null, capturedDate = '2026-11-10T17:00:00Z') =>
  ({
    id,
    capturedDate,
    speed,
    source: 'DEVICE',
    plusMinus: null,
    subject: { patientId: id, firstName: lastName && 'Pat', lastName, gaitUid: `G-${id}` },
    location: { id: 3, name: 'Harbor' },
  }) satisfies GaitReportSession;
const report = (location: GaitReport['location'], ...sessions: GaitReportSession[]) =>
  [200, { timezone: 'America/Denver', location, sessions } satisfies GaitReport] as const;
const reportOf = (...sessions: GaitReportSession[]) => report(null, ...sessions);

const open = (path: string, answers: object = {}) =>
  renderFeature(gait, path, { viewer: gaitUser, answers: { ...answers } });
const asked = (sent: { path: string; query: unknown }[]) =>
  sent.filter(({ path }) => path === '/v2/gait/report').map(({ query }) => query);
const rowOf = (name: string) => within(screen.getByText(name).closest<HTMLElement>('[role=row]')!);

describe('the form of a gait report', () => {
  it('GAIT-01 GAIT-02 GAIT-04 starts with today', async () => {
    open('/gait/reports/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Gait Reports' })).toBeVisible();
    expect(screen.getByLabelText('Report Date')).toHaveValue(today);
    expect(screen.getByRole('button', { name: 'Generate Report' })).toBeEnabled();
  });

  it('GAIT-03 rejects a day in the future', async () => {
    const { user, sent } = open('/gait/reports/');
    const field = await screen.findByLabelText('Report Date');
    expect(field).toHaveAttribute('max', today);
    fireEvent.change(field, { target: { value: addDays(today, 1) } });
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('Report date cannot be in the future.')).toBeVisible();
    expect(asked(sent)).toEqual([]);
  });

  it('GAIT-03 shows the error of an address with a day in the future', async () => {
    const { sent } = open(`/gait/reports/?date=${addDays(today, 1)}`);
    expect(await screen.findByText('Report date cannot be in the future.')).toBeVisible();
    expect(screen.getByLabelText('Report Date')).toHaveValue(addDays(today, 1));
    expect(asked(sent)).toEqual([]);
  });

  it('accepts a range and a location, in order and 92 days at most', async () => {
    const { user, sent } = open('/gait/reports/', { [REPORT]: reportOf() });
    await user.selectOptions(await screen.findByLabelText('Period'), 'Custom range');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: addDays(today, -92) } });
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('A report can cover at most 92 days.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: today } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: addDays(today, -1) } });
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('The start date cannot be after the end date.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: addDays(today, -3) } });
    await user.selectOptions(screen.getByLabelText('Location'), 'Lakeside');
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('No sessions exist for those dates.')).toBeVisible();
    expect(asked(sent)).toEqual([{ from: addDays(today, -3), to: addDays(today, -1), locationId: '4' }]);
    expect(window.location.search).toBe(`?from=${addDays(today, -3)}&to=${addDays(today, -1)}&location=4`);
  });
});

describe('a gait report', () => {
  const sessions = [
    walk(1, 'Slow', 0.5),
    walk(2, 'Quick', 1.234),
    walk(3, 'Even', 0.8),
    walk(4, 'Unmeasured', null, '2026-11-11T05:05:00Z'),
  ];

  it('GAIT-05 GAIT-06 GAIT-07 GAIT-10 GAIT-12 OPEN-098 charts the sessions with a speed and shows the share below the line', async () => {
    const { user, sent } = open('/gait/reports/', { [REPORT]: reportOf(...sessions) });
    await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Gait Report: ${formatDay(today)}` })).toBeVisible();
    await waitFor(() => expect(asked(sent)).toEqual([{ from: today, to: today }]));
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Chart', 'CSV']);
    // Of the three measured speeds only 0.5 is below the line; 0.8 is not.
    expect(await screen.findByText('33% of sessions below 0.8 m/s')).toBeInTheDocument();
    const chart = screen.getByRole('img', { name: /^Bar chart of gait speed, 3 sessions, from 0.50 to 1.23 m\/s/ });
    expect(chart.querySelectorAll('[data-testid^="bar.item"]')).toHaveLength(3);
    expect(screen.getByText(/^1 session has no speed\. It counts as a session, but the chart/)).toBeVisible();
    expect(rowOf('Pat Quick').getByText('1.23')).toBeVisible();
    expect(rowOf('Pat Slow').getByText('below 0.8 m/s')).toBeVisible();
    expect(rowOf('Pat Even').queryByText('below 0.8 m/s')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Generate new report' }));
    expect(await screen.findByLabelText('Report Date')).toHaveValue(today);
  });

  it.each([
    ['one day', 'date=2026-11-10', [0.5, 1.234, 0.8]],
    // The medians of the two days are 0.8 and 1.
    ['some days', 'from=2026-11-10&to=2026-11-11', [0.8, 1]],
  ])(
    'GAIT-11 has a dashed line across the chart of %s at 0.8 m/s of its scale, over the bars',
    async (_, address, speeds) => {
      const next = walk(6, 'Next', 1, '2026-11-11T17:00:00Z');
      const answer = reportOf(...sessions.slice(0, 3), ...(speeds.length === 2 ? [next] : []));
      open(`/gait/reports/?${address}`, { [REPORT]: answer });
      const chart = await screen.findByRole('img', { name: /^Bar chart of/ });
      const heightOf = (element: Element) =>
        Number(/translate\([\d.]+, ?([\d.]+)\)/.exec(element.parentElement!.getAttribute('transform')!)![1]);
      const markOf = (speed: string) => heightOf(within(chart).getByText(speed));
      const dashed = [...chart.querySelectorAll('line')].filter(({ style }) => /\d/.test(style.strokeDasharray));
      // The other one is the sample in the label.
      expect(dashed).toHaveLength(2);
      const line = dashed[0]!;
      expect(heightOf(line)).toBeCloseTo(markOf('0.8'), 6);
      const [zero, step] = [markOf('0.0'), markOf('0.0') - markOf('0.2')];
      const bars = [...chart.querySelectorAll('[data-testid^="bar.item"]')];
      expect(bars).toHaveLength(speeds.length);
      for (const [at, speed] of speeds.entries())
        expect(heightOf(bars[at]!)).toBeCloseTo(zero - (speed / 0.2) * step, 6);
      const widest = Math.max(...[...chart.querySelectorAll('line')].map((each) => Number(each.getAttribute('x2'))));
      expect(['x1', 'x2', 'y1', 'y2'].map((end) => Number(line.getAttribute(end)))).toEqual([0, widest, 0, 0]);
      for (const bar of bars) expect(bar.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    },
  );

  it('GAIT-07 GAIT-15 GAIT-16 GAIT-17 OPEN-099 previews the CSV file, at its own address', async () => {
    const { user } = open('/gait/reports/?date=2026-11-10', { [REPORT]: reportOf(...sessions, walk(5, '', 0.7)) });
    await user.click(await screen.findByRole('tab', { name: 'CSV' }));
    expect(window.location.search).toBe('?date=2026-11-10&part=csv');
    expect(
      screen.getAllByRole('row').map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      [],
      ['Pat', 'Slow', '0.50', '11-10-2026 10:00'],
      ['Pat', 'Quick', '1.23', '11-10-2026 10:00'],
      ['Pat', 'Even', '0.80', '11-10-2026 10:00'],
      ['Pat', 'Unmeasured', '', '11-10-2026 22:05'],
      ['', '', '0.70', '11-10-2026 10:00'],
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'First Name',
      'Last Name',
      'Gait Speed (m/s)',
      'Date',
    ]);
    expect(screen.getByText(/File name: 11-10-2026.csv\./)).toBeVisible();
  });

  it('GAIT-05 GAIT-06 focuses the heading when form and report switch, but not initially', async () => {
    const { user } = open('/gait/reports/', { [REPORT]: reportOf(...sessions) });
    const generate = await screen.findByRole('button', { name: 'Generate Report' });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await user.click(generate);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: `Gait Report: ${formatDay(today)}` })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Generate new report' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Gait Reports' })).toHaveFocus());
  });

  it('GAIT-09 says when there are no sessions, and for which days and location', async () => {
    open('/gait/reports/?date=2026-11-10&location=4', {
      [REPORT]: report({ id: 4, name: 'Lakeside' }),
    });
    expect(await screen.findByText('No sessions exist for that date.')).toBeVisible();
    expect(screen.getByText('The report includes only walks at Lakeside.')).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveValue('4');
  });

  it('GAIT-10 has no chart when no session has a speed, and says so', async () => {
    open('/gait/reports/?date=2026-11-10', { [REPORT]: reportOf(walk(4, 'Unmeasured', null)) });
    expect(await screen.findByText('No session on that date has a gait speed.')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download Chart Image' })).toBeNull();
    expect(screen.getByText('Pat Unmeasured')).toBeVisible();
    expect(screen.queryByRole('table', { name: /^By/ })).toBeNull();
  });

  it('GAIT-14 says that it is loading', async () => {
    open('/gait/reports/?date=2026-11-10', { [REPORT]: () => new Promise(() => undefined) });
    expect(await screen.findByText('Fetching Data')).toBeVisible();
  });

  it('says why it could not be loaded, and tries again', async () => {
    const { user, sent } = open('/gait/reports/?date=2026-11-10', {
      [REPORT]: errorResponse(422, 'Location not found'),
    });
    expect(await screen.findByText('Location not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked(sent)).toHaveLength(2));
  });

  it('GAIT-10 has a bar per day for a range, and totals by day and by location', async () => {
    const there = { ...walk(6, 'Shore', 1, '2026-11-12T17:00:00Z'), location: { id: 4, name: 'Lakeside' } };
    open('/gait/reports/?from=2026-11-10&to=2026-11-13', { [REPORT]: reportOf(...sessions, there) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Gait Report: 11/10/2026 – 11/13/2026' }),
    ).toBeVisible();
    const chart = await screen.findByRole('img', {
      name: /^Bar chart of the median gait speed of each day, 2 days with a speed, from 0.80 to 1.00/,
    });
    expect(chart.querySelectorAll('[data-testid^="bar.item"]')).toHaveLength(2);
    const texts = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    // Sessions, patients, with a speed, median, slowest to fastest, below 0.8 m/s.
    expect(texts('By day').slice(1)).toEqual([
      '11/10/20264430.800.50 – 1.231 of 3 (33%)',
      '11/12/20261111.001.000 of 1 (0%)',
    ]);
    expect(texts('By location').slice(1)).toEqual([
      'Harbor4430.800.50 – 1.231 of 3 (33%)',
      'Lakeside1111.001.000 of 1 (0%)',
    ]);
    // On a narrow screen a row is a card, which names each value.
    const cells = within(screen.getByRole('table', { name: 'By location' })).getAllByRole('cell');
    expect(cells.slice(0, 7).map((cell) => cell.dataset.label)).toEqual([
      'Location',
      'Sessions',
      'Patients',
      'With a speed',
      'Median speed (m/s)',
      'Slowest to fastest (m/s)',
      'Below 0.8 m/s',
    ]);
    expect(screen.getByText(/^Black lines: from the slowest to the fastest session of the day\./)).toBeVisible();
  });

  it('GAIT-10 says count and spread of the day that the arrow keys choose', async () => {
    const there = walk(6, 'Shore', 1, '2026-11-12T17:00:00Z');
    const { user } = open('/gait/reports/?from=2026-11-10&to=2026-11-13', { [REPORT]: reportOf(...sessions, there) });
    await screen.findByRole('img', { name: /^Bar chart of the median gait speed/ });
    const reader = screen.getByRole('slider', { name: 'Values in the chart' });
    reader.focus();
    await waitFor(() =>
      expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('n = 3, 0.50 to 1.23 m/s')),
    );
    await user.keyboard('{ArrowRight}');
    expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('11/12/2026, Median speed (m/s): 1.00'));
    await user.keyboard('{Home}');
    expect(within(reader).getByText('Median speed (m/s): 0.80')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(reader).toBeEmptyDOMElement();
  });
});

describe('the Gait entry', () => {
  it('SHELL-11 OPEN-025 is shown to gait users, with its three children', () => {
    expect(buildMenu(holding('GAIT'), [gait])).toMatchObject([
      { children: [{ to: '/gait/reports/' }, { to: '/gait/events/patients/' }, { to: '/gait/reconcile/' }] },
    ]);
    expect(buildMenu(holding('HEALTH', 'PRO', 'SCAN'), [gait])).toEqual([]);
  });

  it('SHELL-50 OPEN-017 leads to the reports', async () => {
    renderFeature(gait, '/gait/', { viewer: gaitUser, answers: {} });
    expect(await screen.findByRole('heading', { level: 1, name: 'Gait Reports' })).toBeVisible();
    expect(window.location.pathname).toBe('/gait/reports/');
  });
});

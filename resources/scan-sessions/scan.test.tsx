import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../contract/platform/enumerations.ts';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { buildMenu } from '../../src/ui/plugin.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { scan } from './plugin.tsx';
import { organizationWith, scanSession, scanUser, scanUserAtHarbor } from './fixtures.ts';

const holding = (...products: Product[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});

const open = (path: string, sessions: ScanSession[] = [], chosen = '') => {
  if (chosen) localStorage.setItem('locationFilter', chosen);
  return renderFeature(scan, path, {
    viewer: scanUser,
    answers: { 'GET /v2/scan/sessions/pages': pagedResponse(sessions), ...organizationWith() },
  });
};

afterEach(() => void vi.useRealTimers());

describe('the Scan entry', () => {
  it('SHELL-10 SCAN-11 is shown to scan users, with Sessions, Reports and Telehealth', () => {
    expect(buildMenu(holding('SCAN'), [scan])).toMatchObject([
      {
        children: [
          { label: 'scan.sessions', to: '/scan/sessions/' },
          { label: 'scan.reports', to: '/scan/reports/' },
          { label: 'telehealth.menu', to: '/telehealth/' },
        ],
      },
    ]);
    expect(buildMenu(holding('HEALTH', 'GAIT', 'PRO'), [scan])).toEqual([]);
  });

  it('SHELL-49 OPEN-017 leads to the sessions', async () => {
    open('/scan/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Scan Sessions' })).toBeVisible();
    expect(window.location.pathname).toBe('/scan/sessions/');
  });

  it('SCAN-11 OPEN-014 redirects users without the product', async () => {
    const { sent } = renderFeature(scan, '/scan/sessions/', { viewer: holding('HEALTH') });
    await screen.findByText('Page not found');
    expect(window.location.pathname).toBe('/home/');
    expect(sent.some(({ path }) => path.startsWith('/v2/scan'))).toBe(false);
  });
});

describe('scan sessions', () => {
  it('SCAN-02 ask for a location first and load nothing', async () => {
    const { sent } = open('/scan/sessions/');
    expect(await screen.findByRole('heading', { name: 'Select Location', level: 2 })).toBeVisible();
    expect(screen.getByText('Please select a location to see sessions.')).toBeVisible();
    expect(sent.some(({ path }) => path.startsWith('/v2/scan'))).toBe(false);
  });

  it('are ordered by risk or result by the heading, and the address keeps it', async () => {
    const { user, sent } = open('/scan/sessions/', [scanSession(1), scanSession(2)], '3');
    await user.click(await screen.findByRole('button', { name: /^Risk/, hidden: true }));
    await waitFor(() => expect(sent.at(-1)?.query.sort).toBe('risk'));
    await user.click(screen.getByRole('button', { name: /^Result/, hidden: true }));
    await waitFor(() => expect(sent.at(-1)?.query.sort).toBe('results'));
    expect(new URLSearchParams(window.location.search).get('sort')).toBe('results');
  });

  it('SCAN-01 SCAN-03 OPEN-043 OPEN-103 are listed once a location is selected', async () => {
    const { user, sent } = open('/scan/sessions/', [scanSession(1)]);
    await user.click(await screen.findByRole('button', { name: 'Locations: Select locations' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Harbor' }));
    const row = within((await screen.findByText('Timed Up and Go')).closest<HTMLElement>('[role=row]')!);
    expect(row.getByText('Wes Kim')).toBeInTheDocument();
    expect(row.getByText('P-100')).toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['Assessment', 'UID', 'Result', 'Risk', 'Provider', 'Created', 'Action']);
    // 11.257 s is less than the 12 s from which the risk is high (RISK-54).
    expect(row.getByText('11.26 s')).toBeInTheDocument();
    expect(await row.findByText('Low Risk')).toBeInTheDocument();
    expect(sent.find(({ path }) => path.startsWith('/v2/scan/sessions'))?.query).toMatchObject({
      locationIds: '3',
      limit: '15',
    });
  });

  it('SCAN-03 are listed at once for a user with one location', async () => {
    renderFeature(scan, '/scan/sessions/', {
      viewer: scanUserAtHarbor,
      answers: { 'GET /v2/scan/sessions/pages': pagedResponse([scanSession(1)]) },
    });
    expect(await screen.findByText('Timed Up and Go')).toBeVisible();
  });

  it.each([
    ['ERR-32', 'Out of order.', 'Could not load scan sessions. Out of order.'],
    ['ERR-31', '', 'Could not load scan sessions.'],
  ])(
    '%s OPEN-147 report in a toast that they cannot be loaded (%j), and can be loaded again',
    async (_row, why, said) => {
      const pages = 'GET /v2/scan/sessions/pages';
      const answers = { [pages]: errorResponse(500, why) };
      const { user, answering } = renderFeature(scan, '/scan/sessions/', { viewer: scanUserAtHarbor, answers });
      expect(within(await screen.findByRole('region', { name: 'Notifications' })).getByText(said)).toBeVisible();
      answering[pages] = pagedResponse([scanSession(1)]);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Timed Up and Go')).toBeVisible();
    },
  );

  it('OPEN-103 CONST-09 show their results by Analysis', async () => {
    const { user } = open('/scan/sessions/', [scanSession(1)], '3');
    await user.click(await screen.findByRole('button', { name: 'Analysis' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Analysis: Timed Up and Go' }));
    expect(within(await dialog.findByRole('group', { name: 'Time' })).getByText('11.26 s')).toBeVisible();
    expect(dialog.getByText('P-100')).toBeVisible();
  });

  it('are filtered by participant, assessment, risk, days and provider; all are in the address', async () => {
    const { user, sent } = open('/scan/sessions/', [scanSession(1)], '3');
    const lastQuery = () => sent.findLast(({ path }) => path === '/v2/scan/sessions/pages')?.query;
    await user.type(await screen.findByRole('searchbox', { name: 'Search by UID' }), 'P-1');
    await waitFor(() => expect(lastQuery()).toMatchObject({ participant: 'P-1' }));
    await user.click(screen.getByRole('combobox', { name: 'Risk' }));
    await user.click(await screen.findByRole('option', { name: 'High Risk' }));
    await user.click(screen.getByRole('option', { name: 'Not assessed' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'Today');
    // From midnight in Denver, the zone of the organization.
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({
        participant: 'P-1',
        risks: 'HIGH,NOT_ASSESSED',
        start: '2026-11-23T07:00:00.000Z',
        end: '2026-11-24T06:59:59.999Z',
      }),
    );
    const filter = JSON.parse(new URLSearchParams(window.location.search).get('filter')!) as object;
    expect(filter).toEqual({ participant: 'P-1', risks: ['HIGH', 'NOT_ASSESSED'], days: 1 });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('risks'));
  });

  it('can be filtered by the result of a single assessment alone', async () => {
    const { user, sent } = open('/scan/sessions/', [scanSession(1)], '3');
    const lastQuery = () => sent.findLast(({ path }) => path === '/v2/scan/sessions/pages')?.query;
    await user.click(await screen.findByRole('combobox', { name: 'Assessment' }));
    expect(screen.queryByRole('spinbutton', { name: 'Result from' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Timed Up and Go' }));
    await user.keyboard('{Escape}');
    await user.type(await screen.findByRole('spinbutton', { name: 'Result from' }), '12{Enter}');
    await waitFor(() => expect(lastQuery()).toMatchObject({ assessmentIds: 'AST-0009', resultFrom: '12' }));
    await user.click(screen.getByRole('combobox', { name: 'Assessment' }));
    await user.click(await screen.findByRole('option', { name: 'Gait' }));
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('resultFrom'));
    expect(screen.queryByRole('spinbutton', { name: 'Result from' })).toBeNull();
  });

  it('say that none match the filters of an address, of which unknown ones are dropped', async () => {
    const filter = encodeURIComponent(JSON.stringify({ risks: ['HIGH'], days: 7, risk: 'x', from: 'yesterday' }));
    const { sent } = open(`/scan/sessions/?filter=${filter}`, [], '3');
    expect(await screen.findByText('No sessions match these filters.')).toBeVisible();
    expect(sent.find(({ path }) => path === '/v2/scan/sessions/pages')?.query).not.toHaveProperty('risk');
  });
});

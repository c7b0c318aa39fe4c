import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract/enumerations.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { scan } from './plugin.tsx';
import { scanSession, scanUser, scanUserAtHarbor } from './scanDesk.ts';

const holding = (...products: Product[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});

const open = (path: string, sessions: ScanSession[] = [], chosen = '') => {
  if (chosen) localStorage.setItem('locationFilter', chosen);
  return openFeature(scan, path, { viewer: scanUser, answers: { 'GET /v2/scan/sessions/pages': pageOf(sessions) } });
};

describe('the Scan entry', () => {
  it('SHELL-10 SCAN-11 is there for scan users, with Sessions and Reports', () => {
    expect(menuFor(holding('SCAN'), [scan])).toMatchObject([
      {
        children: [
          { label: 'scan.sessions', to: '/scan/sessions/' },
          { label: 'scan.reports', to: '/scan/reports/' },
        ],
      },
    ]);
    expect(menuFor(holding('HEALTH', 'GAIT', 'PRO'), [scan])).toEqual([]);
  });

  it('SHELL-49 OPEN-017 leads to the sessions', async () => {
    open('/scan/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Scan Sessions' })).toBeVisible();
    expect(window.location.pathname).toBe('/scan/sessions/');
  });

  it('SCAN-11 OPEN-014 leads whoever does not hold the product away', async () => {
    const { sent } = openFeature(scan, '/scan/sessions/', { viewer: holding('HEALTH') });
    await screen.findByText('Page not found');
    expect(window.location.pathname).toBe('/home/');
    expect(sent.some(({ path }) => path.startsWith('/v2/scan'))).toBe(false);
  });
});

describe('scan sessions', () => {
  it('SCAN-02 asks for a location first and loads nothing', async () => {
    const { sent } = open('/scan/sessions/');
    expect(await screen.findByRole('heading', { name: 'Select Location', level: 2 })).toBeVisible();
    expect(screen.getByText('Please select a location to see sessions.')).toBeVisible();
    expect(sent.some(({ path }) => path.startsWith('/v2/scan'))).toBe(false);
  });

  it('SCAN-01 SCAN-03 OPEN-043 OPEN-103 shows the table once a location is chosen', async () => {
    const { user, sent } = open('/scan/sessions/', [scanSession(1)]);
    await user.click(await screen.findByRole('button', { name: 'Locations: All locations' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Harbor' }));
    const row = within((await screen.findByText('Timed Up and Go')).closest<HTMLElement>('[role=row]')!);
    expect(row.getByText('Wes Kim')).toBeInTheDocument();
    expect(row.getByText('P-100')).toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['Assessment', 'Provider', 'Created', 'UID', 'Action']);
    expect(sent.find(({ path }) => path.startsWith('/v2/scan'))?.query).toMatchObject({
      locationIds: '3',
      limit: '15',
    });
  });

  it('SCAN-03 whoever works at one location has nothing to choose', async () => {
    openFeature(scan, '/scan/sessions/', {
      viewer: scanUserAtHarbor,
      answers: { 'GET /v2/scan/sessions/pages': pageOf([scanSession(1)]) },
    });
    expect(await screen.findByText('Timed Up and Go')).toBeVisible();
  });

  it.each([
    ['ERR-32', 'Out of order.', 'Could not load scan sessions. Out of order.'],
    ['ERR-31', '', 'Could not load scan sessions.'],
  ])('%s OPEN-147 says in a toast that they cannot be loaded (%j), and offers another try', async (_row, why, said) => {
    const pages = 'GET /v2/scan/sessions/pages';
    const answers = { [pages]: refused(500, why) };
    const { user, answering } = openFeature(scan, '/scan/sessions/', { viewer: scanUserAtHarbor, answers });
    expect(within(await screen.findByRole('region', { name: 'Notifications' })).getByText(said)).toBeVisible();
    answering[pages] = pageOf([scanSession(1)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Timed Up and Go')).toBeVisible();
  });

  it('OPEN-103 CONST-09 Analysis opens the results of a session', async () => {
    const { user } = open('/scan/sessions/', [scanSession(1)], '3');
    await user.click(await screen.findByRole('button', { name: 'Analysis' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Analysis: Timed Up and Go' }));
    expect(dialog.getByText('11.26 s')).toBeVisible();
    expect(dialog.getByText('P-100')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract/platform/enumerations.ts';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { buildMenu } from '../../src/ui/plugin.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { scan } from './plugin.tsx';
import { scanSession, scanUser, scanUserAtHarbor } from './fixtures.ts';

const holding = (...products: Product[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});

const open = (path: string, sessions: ScanSession[] = [], chosen = '') => {
  if (chosen) localStorage.setItem('locationFilter', chosen);
  return renderFeature(scan, path, {
    viewer: scanUser,
    answers: { 'GET /v2/scan/sessions/pages': pagedResponse(sessions) },
  });
};

describe('the Scan entry', () => {
  it('SHELL-10 SCAN-11 is shown to scan users, with Sessions and Reports', () => {
    expect(buildMenu(holding('SCAN'), [scan])).toMatchObject([
      {
        children: [
          { label: 'scan.sessions', to: '/scan/sessions/' },
          { label: 'scan.reports', to: '/scan/reports/' },
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

  it('SCAN-01 SCAN-03 OPEN-043 OPEN-103 are listed once a location is selected', async () => {
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
    expect(dialog.getByText('11.26 s')).toBeVisible();
    expect(dialog.getByText('P-100')).toBeVisible();
  });
});

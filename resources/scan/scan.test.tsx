import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract/enumerations.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { addDays, todayIn } from '../../domain/calendar.ts';
import { menuFor } from '../../src/plugin.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { scan } from './plugin.tsx';

const zone = 'America/Denver';
const holding = (...products: Product[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});
const places = [
  { id: 3, name: 'Harbor', timezone: zone },
  { id: 4, name: 'Lakeside', timezone: zone },
];
const scanUser = { ...holding('SCAN', 'PRO'), locations: places };
const today = todayIn(zone, new Date());

const session = (id: number, more: Partial<ScanSession> = {}): ScanSession => ({
  id,
  createdDate: new Date().toISOString(),
  updatedDate: new Date().toISOString(),
  sessionUUID: crypto.randomUUID(),
  session: {
    data: { assessmentId: 'AST-0009', results: [{ id: 'time', name: 'Time', value: 11.257, units: 's' }] },
    meta: { demographics: null },
  },
  location: { id: 3, name: 'Harbor' },
  practitioner: { firstName: 'Wes', lastName: 'Kim' },
  organization: { id: 1, name: 'Northside', logoUrl: null },
  artifacts: [],
  participant: { uid: 'P-100', isArchived: false, archivedDate: null },
  resultsInsights: null,
  ...more,
});
const reach: ScanSession['session'] = {
  data: { assessmentId: 'AST-0001', results: [{ id: 'distance', name: 'Distance', value: 8, units: 'in' }] },
  meta: { demographics: null },
};

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
    expect(await screen.findByText('Select Location')).toBeVisible();
    expect(screen.getByText('Please select a location to see sessions.')).toBeVisible();
    expect(sent.some(({ path }) => path.startsWith('/v2/scan'))).toBe(false);
  });

  it('SCAN-01 SCAN-03 OPEN-043 OPEN-103 shows the table once a location is chosen', async () => {
    const { user, sent } = open('/scan/sessions/', [session(1)]);
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
      viewer: { ...scanUser, locations: [places[0]!] },
      answers: { 'GET /v2/scan/sessions/pages': pageOf([session(1)]) },
    });
    expect(await screen.findByText('Timed Up and Go')).toBeVisible();
  });

  it('OPEN-103 CONST-09 Analysis opens the results of a session', async () => {
    const { user } = open('/scan/sessions/', [session(1)], '3');
    await user.click(await screen.findByRole('button', { name: 'Analysis' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Analysis: Timed Up and Go' }));
    expect(dialog.getByText('11.26 s')).toBeVisible();
    expect(dialog.getByText('P-100')).toBeVisible();
  });
});

describe('scan reports', () => {
  it('SCAN-05 SCAN-06 SCAN-08 asks for a day, and Generate waits for a location', async () => {
    open('/scan/reports/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Scan Reports' })).toBeVisible();
    expect(screen.getByLabelText('Report Date')).toHaveValue(today);
    expect(screen.getByRole('button', { name: 'Generate Report' })).toBeDisabled();
  });

  it('SCAN-07 refuses a day in the future', async () => {
    const { user, sent } = open('/scan/reports/', [], '3');
    const field = await screen.findByLabelText('Report Date');
    expect(field).toHaveAttribute('max', today);
    fireEvent.change(field, { target: { value: addDays(today, 1) } });
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('Report date cannot be in the future.')).toBeVisible();
    expect(sent.some(({ path }) => path.startsWith('/v2/scan'))).toBe(false);
  });

  it('SCAN-09 SCAN-10 OPEN-105 lists the day by assessment and by participant, and goes back to the date', async () => {
    const { user, sent } = open('/scan/reports/', [session(1), session(2, { session: reach })], '3');
    await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByRole('table', { name: 'Timed Up and Go' })).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Functional Reach' })).getByText('8 in')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Participants' }));
    expect(within(await screen.findByRole('table', { name: 'P-100' })).getByText('Functional Reach')).toBeVisible();
    expect(sent.find(({ path }) => path.startsWith('/v2/scan'))?.query).toMatchObject({
      locationIds: '3',
      limit: '999',
    });
    await user.click(screen.getByRole('button', { name: 'Generate new report' }));
    expect(await screen.findByLabelText('Report Date')).toBeVisible();
  });

  it('says when the day has no sessions', async () => {
    const { user } = open('/scan/reports/', [], '3');
    await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('No sessions exist for that date.')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { walkedAt } from '../../src/testing/walkedAt.ts';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { newest, older, OLDER, open, session, SESSIONS } from './gaitDesk.ts';

afterEach(() => vi.unstubAllGlobals());

describe('Progress charts', () => {
  const figure = async (name: string) => within(await screen.findByRole('region', { name }));

  it('REC-30 CONST-07 CONST-08 OPEN-102 charts each measure, speed and hip flexion with their dashed lines', async () => {
    open('progress');
    const speed = await figure('Gait Speed (m/s)');
    const chart = await speed.findByRole('img', {
      name: 'Gait Speed over 2 sessions, 1.13 m/s in the newest',
    });
    expect(speed.getByText('Dashed line at 0.8 m/s')).toBeInTheDocument();
    expect(chart.querySelectorAll('line[stroke-dasharray="6 5"], line[style*="dasharray"]').length).toBe(1);
    expect((await figure('Hip Flexion (degrees)')).getByText('Dashed line at 20°')).toBeInTheDocument();
    expect((await figure('Stance phase (percent)')).queryByText(/Dashed/)).not.toBeInTheDocument();
  });

  it('CONST-09 shows the same as tables, oldest first, by the clock of the organization', async () => {
    const { user } = open('progress');
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within((await figure('Gait Speed (m/s)')).getByRole('table'));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DateGait Speed (m/s)',
      '10/01/2026, 10:00:00 AM0.70 m/s',
      '11/10/2026, 05:30:00 PM1.13 m/s',
    ]);
  });

  it('ENT-037 tells in the table what was walked otherwise', async () => {
    const byHand = session(3, '2026-11-12T16:00:00Z', 1.2, { ...walkedAt('2026-11-12') }, { source: 'STOPWATCH' });
    const { user } = open('progress', { [`GET ${SESSIONS}`]: pageOf([byHand, older]) });
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within((await figure('Gait Speed (m/s)')).getByRole('table'));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DateGait Speed (m/s)Walked',
      '10/01/2026, 10:00:00 AM0.70 m/sCane, device',
      '11/12/2026, 09:00:00 AM1.20 m/sCane, stopwatch',
    ]);
    await user.click(screen.getByRole('button', { name: 'Chart' }));
  });

  it('CONST-09 writes each chart to CSV with two decimals', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:file');
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open('progress');
    await user.click((await figure('Gait Speed (m/s)')).getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]!.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Date,Gait Speed (m/s)',
      '10-01-2026 10:00,0.70',
      '11-10-2026 17:30,1.13',
    ]);
  });

  it('REC-37 REC-39 says that there is nothing, and where older data is among it', async () => {
    const { user, answering } = open('progress');
    expect(await screen.findByText(OLDER)).toBeInTheDocument();
    const empty = { ...newest, session: { ...newest.session, data: [] } };
    answering[`GET ${SESSIONS}`] = pageOf([empty]);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('No Gait activity for this user')).toBeInTheDocument();
  });
});

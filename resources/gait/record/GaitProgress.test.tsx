import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildWalk } from '../../../tests/component/gaitUser.ts';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { newest, older, OLDER, record, renderGaitRecord, session, SESSIONS } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('Progress charts', () => {
  const figure = async (name: string) => within(await screen.findByRole('region', { name }));

  it('REC-30 CONST-07 CONST-08 OPEN-102 show each measure, speed and hip flexion with their dashed lines', async () => {
    renderGaitRecord('progress');
    const speed = await figure('Gait Speed (m/s)');
    const chart = await speed.findByRole('img', {
      name: 'Gait Speed over 2 sessions, 1.13 m/s in the latest',
    });
    expect(speed.getByText('Dashed line at 0.8 m/s')).toBeInTheDocument();
    expect(chart.querySelectorAll('line[stroke-dasharray="6 5"], line[style*="dasharray"]').length).toBe(1);
    expect((await figure('Hip Flexion (degrees)')).getByText('Dashed line at 20°')).toBeInTheDocument();
    expect((await figure('Stance phase (percent)')).queryByText(/Dashed/)).not.toBeInTheDocument();
  });

  it("CONST-09 show the same as tables, oldest first, in the organization's time zone", async () => {
    const { user } = renderGaitRecord('progress');
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within((await figure('Gait Speed (m/s)')).getByRole('table'));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DateGait Speed (m/s)',
      '10/01/2026, 10:00:00 AM0.70 m/s',
      '11/10/2026, 05:30:00 PM1.13 m/s',
    ]);
  });

  it('ENT-037 name the differences between walks in the table', async () => {
    const byHand = session(3, '2026-11-12T16:00:00Z', 1.2, { ...buildWalk('2026-11-12') }, { source: 'STOPWATCH' });
    const { user } = renderGaitRecord('progress', { [`GET ${SESSIONS}`]: pagedResponse([byHand, older]) });
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within((await figure('Gait Speed (m/s)')).getByRole('table'));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DateGait Speed (m/s)Conditions',
      '10/01/2026, 10:00:00 AM0.70 m/sCane, device',
      '11/12/2026, 09:00:00 AM1.20 m/sCane, stopwatch',
    ]);
    await user.click(screen.getByRole('button', { name: 'Chart' }));
  });

  it('OPEN-058 OPEN-064 hold the speed against people of the age on the day of the latest walk, unless that began from a stand', async () => {
    const gait = { uid: 'G-77', mostRecentSession: null, sex: 'MALE', heightCm: null, condition: null } as const;
    const patient = { ...record.patient, dob: '1946-11-11' };
    const man = { ...record, patient, productData: { ...record.productData, gait } };
    const { session: walked, ...rest } = session(2, '2026-11-11T02:30:00Z', 1.1);
    const timed = (start: 'MOVING' | 'STANDING') => {
      const meta = { ...walked.meta, timing: { metres: 4, seconds: 3.64, start } };
      return pagedResponse([{ ...rest, session: { ...walked, meta } }]);
    };
    const { user, answering } = renderGaitRecord('progress', {
      'GET /v2/patients/12': [200, man],
      [`GET ${SESSIONS}`]: timed('MOVING'),
    });
    // He turns 80 on the day after the walk in Denver; Bohannon and Williams Andrews 2011: men of 70 to 79.
    expect(await (await figure('Gait Speed (m/s)')).findByText(/ages 70-79.*1\.21 to 1\.32 m\/s/)).toBeInTheDocument();
    answering[`GET ${SESSIONS}`] = timed('STANDING');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () =>
      expect((await figure('Gait Speed (m/s)')).queryByText(/^Average of /)).not.toBeInTheDocument(),
    );
  });

  it('CONST-09 export each chart to CSV with two decimals', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:file');
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderGaitRecord('progress');
    await user.click((await figure('Gait Speed (m/s)')).getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]!.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Date,Gait Speed (m/s)',
      '10-01-2026 10:00,0.70',
      '11-10-2026 17:30,1.13',
    ]);
  });

  it('REC-37 REC-39 say that there is nothing, and which data is older', async () => {
    const { user, answering } = renderGaitRecord('progress');
    expect(await screen.findByText(OLDER)).toBeInTheDocument();
    const empty = { ...newest, session: { ...newest.session, data: [] } };
    answering[`GET ${SESSIONS}`] = pagedResponse([empty]);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('No Gait activity for this user')).toBeInTheDocument();
  });
});

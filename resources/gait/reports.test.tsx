import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GaitSession } from '../../contract/gait.ts';
import { addDays, formatDay, todayIn } from '../../domain/calendar.ts';
import { gaitUser } from '../../src/testing/gaitUser.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { walkedAt } from '../../src/testing/walkedAt.ts';
import { gait } from './plugin.tsx';

const today = todayIn('America/Denver', new Date());
const walk = (id: number, lastName: string, speed: number): GaitSession => ({
  id,
  sessionUUID: crypto.randomUUID(),
  sessionSchema: 'GAIT-SA-2',
  session: {
    meta: { capturedDate: new Date().toISOString(), comment: '', assistanceOption: 'NONE', unitsSelected: 'm/s' },
    data: [{ name: 'speed', measures: [{ name: 'avgSpeed', value: speed, unit: 'm/s' }] }],
  },
  subject: { patientId: id, firstName: 'Pat', lastName, gaitUid: `G-${id}` },
  ...walkedAt('2026-11-10'),
  version: 1,
});

const open = (path: string, answers: object = {}) =>
  openFeature(gait, path, { viewer: gaitUser, answers: { ...answers } });

describe('gait reports', () => {
  it('GAIT-01 GAIT-02 GAIT-04 begin with today', async () => {
    open('/gait/reports/');
    expect(await screen.findByLabelText('Report Date')).toHaveValue(today);
    expect(screen.getByRole('button', { name: 'Generate Report' })).toBeEnabled();
  });

  it('GAIT-03 refuse a day in the future', async () => {
    const { user, sent } = open('/gait/reports/');
    const field = await screen.findByLabelText('Report Date');
    expect(field).toHaveAttribute('max', today);
    fireEvent.change(field, { target: { value: addDays(today, 1) } });
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('Report date cannot be in the future.')).toBeVisible();
    expect(sent.some(({ path }) => path === '/v2/gait/sessions')).toBe(false);
  });

  it('GAIT-05 GAIT-06 GAIT-12 OPEN-098 show the sessions of the day and how many are slow, and go back to the date', async () => {
    const { user, sent } = open('/gait/reports/', {
      'GET /v2/gait/sessions': pageOf([walk(1, 'Slow', 0.5), walk(2, 'Quick', 1.234), walk(3, 'Even', 0.8)]),
    });
    await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Gait Report: ${formatDay(today)}` })).toBeVisible();
    expect(await screen.findByText('33% of sessions below 0.8 m/s')).toBeVisible();
    const row = within(screen.getByText('Pat Quick').closest<HTMLElement>('[role=row]')!);
    expect(row.getByText('1.23')).toBeVisible();
    expect(sent.find(({ path }) => path === '/v2/gait/sessions')?.query).toMatchObject({ date: today });
    await user.click(screen.getByRole('button', { name: 'Generate new report' }));
    expect(await screen.findByLabelText('Report Date')).toBeVisible();
  });

  it('GAIT-09 says when there are none', async () => {
    const { user } = open('/gait/reports/', { 'GET /v2/gait/sessions': pageOf([]) });
    await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('No sessions exist for that date.')).toBeVisible();
  });

  it('GAIT-14 says that it is fetching', async () => {
    const { user } = open('/gait/reports/', { 'GET /v2/gait/sessions': () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
    expect(await screen.findByText('Fetching Data')).toBeVisible();
  });
});

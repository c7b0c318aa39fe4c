import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../src/testing/people.ts';
import { gaitSessions } from './plugin.tsx';

const walk = {
  id: 42,
  capturedDate: '2026-11-20T17:05:00.000Z',
  sessionUUID: '25800000-0000-4000-8000-0000000014c5',
  patient: { firstName: 'Mauricio', lastName: 'Schumm' },
  patientRecordGaitUid: 'G-1312',
  practitioner: null,
  organization: { id: 4, name: 'Bluegrass', logoUrl: null },
  session: { data: [{ name: 'speed', measures: [{ name: 'avgSpeed', value: 1.126 }] }] },
  artifacts: ['pose-log'],
};
const open = (answer: Parameters<typeof openFeature>[2] = {}, path = '/admin/gait/sessions') =>
  openFeature(gaitSessions, path, { answers: { 'GET /v2/admin/gait/sessions': pageOf([walk]), ...answer.answers } });

it('SEC-09 SHELL-37 is for the two vendor kinds only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(menuFor(viewer, [gaitSessions])).toMatchObject([
      { label: 'adminMenu.gait', children: [{ to: '/admin/gait/sessions' }] },
    ]);
  }
  expect(menuFor(clinicAdmin, [gaitSessions])).toEqual([]);
});

it('SHELL-37 SHELL-47 OPEN-017 /admin/gait/ leads to the sessions, under Gait in the menu', async () => {
  open({}, '/admin/gait/');
  expect(await screen.findByRole('heading', { name: 'Gait Sessions' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/gait/sessions');
  expect(screen.getByRole('button', { name: 'Gait' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/admin/gait/sessions');
});

it('AGAIT-01 AGAIT-05 AGAIT-06 shows each session with its speed and its log', async () => {
  open();
  const row = within((await screen.findByText('42')).closest('tr')!);
  for (const text of ['Bluegrass', 'Mauricio Schumm', 'G-1312', '11/20/2026, 10:05 AM', '1.13', '2580...14c5'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('button', { name: 'Log' })).toBeVisible();
});

it('AGAIT-02 AGAIT-03 API-31 asks for the last 90 days, highest id first', async () => {
  const { sent } = open();
  await screen.findByText('42');
  const { start, end, sort } = sent.find(({ path }) => path === '/v2/admin/gait/sessions')!.query;
  expect(sort).toBe('-id');
  expect(Date.parse(end!) - Date.parse(start!)).toBe(90 * 24 * 3_600_000);
  expect(Math.abs(Date.parse(end!) - Date.now())).toBeLessThan(60_000);
});

it('ERR-06 says as an alert on the page when they cannot be loaded', async () => {
  open({ answers: { 'GET /v2/admin/gait/sessions': refused(500) } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldnt fetch gait sessions :(');
});

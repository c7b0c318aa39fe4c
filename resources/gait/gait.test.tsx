import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract/enumerations.ts';
import type { GaitSession } from '../../contract/gait.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { addDays, formatDay, todayIn } from '../../domain/calendar.ts';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { walkedAt } from '../../src/testing/walkedAt.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { gait } from './plugin.tsx';

const zone = 'America/Denver';
const holding = (...products: Product[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});
const gaitUser = {
  ...holding('GAIT'),
  locations: [
    { id: 3, name: 'Harbor', timezone: zone },
    { id: 4, name: 'Lakeside', timezone: zone },
  ],
};
const today = todayIn(zone, new Date());
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
const patient = (id: number, uid: string, firstName: string, lastName: string) =>
  ({
    id,
    version: 5,
    patient: { firstName, lastName, email: null },
    location: { id: 3, name: 'Harbor', timezone: zone },
    products: ['GAIT'],
    mostRecentActivity: null,
    productData: { health: null, gait: { uid, mostRecentSession: null } },
  }) as unknown as PatientRecord;

const open = (path: string, answers: object = {}) =>
  openFeature(gait, path, { viewer: gaitUser, answers: { ...answers } });

describe('the Gait entry', () => {
  it('SHELL-11 OPEN-025 is there for gait users, with its three children', () => {
    expect(menuFor(holding('GAIT'), [gait])).toMatchObject([
      { children: [{ to: '/gait/reports/' }, { to: '/gait/events/patients/' }, { to: '/gait/reconcile/' }] },
    ]);
    expect(menuFor(holding('HEALTH', 'PRO', 'SCAN'), [gait])).toEqual([]);
  });

  it('SHELL-50 OPEN-017 leads to the reports', async () => {
    open('/gait/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Gait Reports' })).toBeVisible();
    expect(window.location.pathname).toBe('/gait/reports/');
  });
});

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

describe('patients at an event', () => {
  it('GAIT-19 GAIT-20 GAIT-21 GAIT-23 adds by location and ID, and lists the patients of the location', async () => {
    const { user, sent } = open('/gait/events/patients/', {
      'GET /v2/patients': pageOf([patient(70, 'G-7', 'Wilma', 'Winters')]),
      'POST /v2/gait/patients': [201, patient(71, 'G-8', '', '')],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Events - Add Patient' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Location'), 'Harbor');
    const link = await screen.findByRole('link', { name: 'Wilma Winters' });
    expect(link).toHaveAttribute('href', '/patients/70');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Location',
      'Gait UID',
      'Last Activity',
    ]);
    expect(sent.find(({ path }) => path === '/v2/patients')?.query).toMatchObject({
      product: 'GAIT',
      locationIds: '3',
      limit: '999',
    });
    await user.type(screen.getByLabelText('Unique Gait ID'), 'G-8');
    await user.click(screen.getByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText('Patient G-8 was added.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ locationId: 3, gaitUid: 'G-8' });
    expect(screen.getByLabelText('Unique Gait ID')).toHaveValue('');
  });

  it('GAIT-20 says what is missing, and what the server refuses', async () => {
    const message = 'A patient with this Unique Gait ID already exists.';
    const { user } = open('/gait/events/patients/', {
      'GET /v2/patients': pageOf([]),
      'POST /v2/gait/patients': refused(409, message, { fields: { gaitUid: message } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText('Location is required')).toBeVisible();
    expect(screen.getByText('Unique Gait ID is required')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Location'), 'Harbor');
    await user.type(screen.getByLabelText('Unique Gait ID'), 'G-7');
    await user.click(screen.getByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('GAIT-22 says when the location has none', async () => {
    const { user } = open('/gait/events/patients/', { 'GET /v2/patients': pageOf([]) });
    await user.selectOptions(await screen.findByLabelText('Location'), 'Lakeside');
    expect(await screen.findByText('No gait patients with that location')).toBeVisible();
  });
});

describe('reconcile', () => {
  const csv = (text: string, name = 'event.csv') => new File([text], name, { type: 'text/csv' });
  const known = pageOf([patient(70, 'G-7', '', ''), patient(71, 'G-8', 'Ann', 'Lee')]);

  it('GAIT-24 OPEN-100 shows what each row would do, then fills in by ID', async () => {
    const { user, sent } = open('/gait/reconcile/', {
      'GET /v2/patients': known,
      'PATCH /v2/patients/70': [200, patient(70, 'G-7', 'Wilma', 'Winters')],
    });
    const file = csv('Unique Gait ID,First Name,Last Name,Email\nG-7,Wilma,Winters,\nG-8,Ann,Lee,\nG-9,No,Body,\n');
    await user.upload(await screen.findByLabelText('Choose CSV file'), file);
    const rowOf = (uid: string) => within(screen.getByText(uid).closest<HTMLElement>('[role=row]')!);
    expect(await screen.findByText('Will be updated')).toBeVisible();
    expect(rowOf('G-8').getByText('Already up to date')).toBeVisible();
    expect(rowOf('G-9').getByText('No patient with this ID')).toBeVisible();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Update 1 Patient' }));
    expect(await screen.findByText('1 patient was updated.')).toBeVisible();
    const saved = sent.filter(({ method }) => method === 'PATCH');
    expect(saved.map(({ path, body }) => [path, body])).toEqual([
      ['/v2/patients/70', { firstName: 'Wilma', lastName: 'Winters' }],
    ]);
    expect(saved[0]?.headers.get('if-match')).toBe('5');
  });

  it('OPEN-100 says why a row was refused, and leaves the others as they are', async () => {
    const { user } = open('/gait/reconcile/', {
      'GET /v2/patients': known,
      'PATCH /v2/patients/70': refused(409, 'A patient with this email already exists.'),
    });
    await user.upload(await screen.findByLabelText('Choose CSV file'), csv('Unique Gait ID,Email\nG-7,a@x.example\n'));
    await user.click(await screen.findByRole('button', { name: 'Update 1 Patient' }));
    expect(await screen.findByText('A patient with this email already exists.')).toBeVisible();
  });

  it.each([
    ['another kind of file', csv('x', 'event.xlsx'), 'Only csv files can be uploaded.'],
    ['a file without the ID', csv('First Name\nAnn\n'), 'The file has no column Unique Gait ID.'],
    ['a file without rows', csv('Unique Gait ID\n'), 'The file has no rows below its header.'],
  ])('GAIT-24 refuses %s', async (_what, file, message) => {
    const { user } = open('/gait/reconcile/', { 'GET /v2/patients': known });
    const input = await screen.findByLabelText('Choose CSV file');
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await screen.findByText(message)).toBeVisible();
  });
});

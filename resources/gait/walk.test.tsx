import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimedWalk } from '../../contract/gait-event.ts';
import type { GaitSession } from '../../contract/gait.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { gaitPatient, gaitUser } from '../../src/testing/gaitUser.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { walkedAt } from '../../src/testing/walkedAt.ts';
import { gait } from './plugin.tsx';

const wilma = gaitPatient(70, 'G-7', 'Wilma', 'Winters');
const session = (id: number, speed: number | null, more: Partial<GaitSession> = {}): GaitSession => ({
  id,
  sessionUUID: crypto.randomUUID(),
  sessionSchema: 'GAIT-SA-2',
  session: {
    meta: { capturedDate: '2026-11-10T17:00:00Z', comment: '', assistanceOption: 'NONE', unitsSelected: 'm/s' },
    data: [{ name: 'speed', measures: [{ name: 'avgSpeed', value: speed, unit: 'm/s' }] }],
  },
  subject: { patientId: 70, firstName: 'Wilma', lastName: 'Winters', gaitUid: 'G-7' },
  ...walkedAt('2026-11-10'),
  version: 1,
  ...more,
});
const POST = 'POST /v2/gait/timed-walks';
const calls = {
  'GET /v2/patients': pageOf([wilma]),
  'GET /v2/gait/locations/3/walks-today': pageOf([]),
  'GET /v2/patients/70/gait-sessions': pageOf([session(5, 1.1)]),
  [POST]: [201, {}],
} as const;

const open = (answers: object = {}) =>
  openFeature(gait, '/gait/events/walk/?location=3', { viewer: gaitUser, answers: { ...calls, ...answers } });

/** Opens the page and scans the ID of the patient. */
async function withPatient(answers: object = {}) {
  const opened = open(answers);
  await opened.user.type(await screen.findByLabelText('Unique Gait ID or name'), 'g-7{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Wilma Winters' });
  return opened;
}
const big = () => screen.getByRole('button', { name: /^(Start|Stop)/ });

let now = 1000;
const key = (type: 'keydown' | 'keyup', target: Element = document.body) => {
  const event = new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  fireEvent(target, event);
};
const space = (target?: Element) => (key('keydown', target), key('keyup', target));
beforeEach(() => void (now = 1000));
afterEach(() => vi.restoreAllMocks());

describe('the next patient', () => {
  it('OPEN-101 adds an ID that nobody has, in its place, at this location', async () => {
    const { user, sent } = open({
      'GET /v2/patients': pageOf([]),
      'POST /v2/gait/patients': [201, gaitPatient(70, 'NEW-1', '', '')],
    });
    const field = await screen.findByLabelText('Unique Gait ID or name');
    expect(field).toHaveFocus();
    await user.type(field, 'NEW-1{Enter}');
    expect(await screen.findByText('No patient has the Unique Gait ID NEW-1.')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Add NEW-1 at Harbor' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'NEW-1' })).toBeVisible();
    const added = sent.filter(({ method }) => method === 'POST');
    expect(added.map(({ body }) => body)).toEqual([{ locationId: 3, gaitUid: 'NEW-1' }]);
  });

  it('OPEN-100 is the one whose ID is spelt so where two differ by their letters only, and nobody where neither is', async () => {
    const two = [gaitPatient(71, 'aB-7', 'Ada', 'Winters'), gaitPatient(70, 'AB-7', 'Wilma', 'Winters')];
    const { user } = open({ 'GET /v2/patients': pageOf(two) });
    const field = await screen.findByLabelText('Unique Gait ID or name');
    await user.type(field, 'ab-7{Enter}');
    expect(await screen.findByText(/^Several patients have the Unique Gait ID ab-7 in other letters/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'AB-7{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Wilma Winters' })).toBeVisible();
  });

  it('is found by an ID that is part of many emails, too', async () => {
    const many = Array.from({ length: 40 }, (_, at) => gaitPatient(100 + at, `G-${100 + at}`, 'Ann', `Number ${at}`));
    const { user } = open({
      'GET /v2/patients': ({ query }: { query: Record<string, string> }) => {
        const [status, body] = pageOf([...many, wilma]);
        return [status, { ...body, items: body.items.slice(0, Number(query.limit ?? 15)) }];
      },
    });
    await user.type(await screen.findByLabelText('Unique Gait ID or name'), 'G-7{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Wilma Winters' })).toBeVisible();
  });

  it('is picked by name, of those whom the search finds', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Unique Gait ID or name'), 'wint');
    await user.click(await screen.findByRole('button', { name: /Wilma Winters/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Wilma Winters' })).toBeVisible();
  });

  it('keeps what was typed when the network is dead', async () => {
    const { user } = open({ 'GET /v2/patients': 'network failure' });
    await user.type(await screen.findByLabelText('Unique Gait ID or name'), 'G-7{Enter}');
    expect(await screen.findByText('The service cannot be reached.')).toBeVisible();
    expect(screen.getByLabelText('Unique Gait ID or name')).toHaveValue('G-7');
  });
});

describe('a walk by hand', () => {
  it('AGAIT-06 CONST-07 is timed by the space key, said in words, and saved once', async () => {
    const { user, sent } = await withPatient();
    expect(big()).toHaveFocus();
    space(big());
    expect(big()).toHaveAccessibleName(/^Stop/);
    now += 300;
    space(big());
    expect(big()).toHaveAccessibleName(/^Stop/);
    now += 4710;
    space(big());
    // 4 m in 5.01 s.
    expect(screen.getByText('0.80 m/s')).toHaveFocus();
    expect(screen.getByText('Just below 0.8 m/s')).toBeVisible();
    expect(screen.getByText('± 0.03 m/s')).toBeVisible();
    expect(screen.getByText('4 m in 5.01 s, moving start')).toBeVisible();
    expect(screen.getByText('Last time: 1.10 m/s on 11/10/2026.')).toBeVisible();
    await user.type(screen.getByLabelText('Comment'), 'Steady.');
    await user.dblClick(screen.getByRole('button', { name: 'Save, next patient' }));
    expect(await screen.findByText('The walk was saved.')).toBeVisible();
    expect(screen.getByLabelText('Unique Gait ID or name')).toHaveFocus();
    const posted = sent.filter(({ path }) => path === '/v2/gait/timed-walks');
    expect(posted.map(({ body }) => body)).toEqual([
      {
        sessionUUID: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        subject: { patientId: 70 },
        metres: 4,
        seconds: 5.01,
        start: 'MOVING',
        assistanceOption: 'NONE',
        comment: 'Steady.',
        capturedDate: expect.any(String) as string,
      },
    ]);
    expect(localStorage.getItem('timed-walks')).toBeNull();
  });

  it('is begun by a finger, but not by the second tap at what was there before', async () => {
    await withPatient();
    fireEvent.pointerDown(big(), { button: 0 });
    expect(big()).toHaveAccessibleName(/^Start/);
    const later = performance.now() + 500;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    // The focus stays where it is put, whatever else a touch sends.
    expect(fireEvent.pointerDown(big(), { button: 0 })).toBe(false);
    expect(big()).toHaveAccessibleName(/^Stop/);
  });

  it('takes a double tap as one: what has come to its place is not opened and takes no focus', async () => {
    const { user } = await withPatient({ 'GET /v2/gait/locations/3/walks-today': pageOf([session(8, 1)]) });
    await user.type(screen.getByLabelText('Or type the seconds'), '5{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save, next patient' }));
    const field = await screen.findByLabelText('Unique Gait ID or name');
    const link = await screen.findByRole('link', { name: 'Wilma Winters' });
    expect(fireEvent.mouseDown(link, { detail: 2 })).toBe(false);
    expect(fireEvent.click(link, { detail: 2 })).toBe(false);
    expect(window.location.pathname).toBe('/gait/events/walk/');
    expect(field).toHaveFocus();
    expect(fireEvent.mouseDown(field, { detail: 2 })).toBe(true);
  });

  it('can be cancelled, typed instead, and repeated; each walk is a session of its own', async () => {
    const { user, sent } = await withPatient();
    space(big());
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    await user.keyboard(' ');
    expect(big()).toHaveAccessibleName(/^Start/);
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.type(screen.getByLabelText('Or type the seconds'), '5{Enter}');
    expect(screen.getByText('Metres must be between 2 and 50')).toBeVisible();
    await user.type(screen.getByLabelText('Metres'), '7.5');
    await user.click(screen.getByRole('radio', { name: 'standing start' }));
    await user.click(screen.getByRole('radio', { name: 'cane' }));
    await user.click(screen.getByRole('button', { name: 'Use these seconds' }));
    expect(screen.getByText('1.50 m/s')).toBeVisible();
    expect(screen.getByText('0.8 m/s or faster')).toBeVisible();
    expect(screen.queryByText(/^±/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save, walk again' }));
    await user.type(screen.getByLabelText('Or type the seconds'), '10{Enter}');
    expect(screen.getByRole('heading', { name: 'Walk 2' })).toBeVisible();
    expect(screen.getByText('Walk 1 of now: 1.50 m/s.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save, next patient' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const walks = sent.filter(({ method }) => method === 'POST').map(({ body }) => body as TimedWalk);
    expect(walks).toMatchObject([
      { metres: 7.5, seconds: 5, start: 'STANDING', assistanceOption: 'CANE' },
      { metres: 7.5, seconds: 10, start: 'STANDING', assistanceOption: 'CANE' },
    ]);
    expect(walks[0]!.sessionUUID).not.toBe(walks[1]!.sessionUUID);
  });

  it('is kept through a dead network, and sent with the same id', async () => {
    const { user, sent, answering } = await withPatient({ [POST]: 'network failure' });
    await user.type(screen.getByLabelText('Or type the seconds'), '5{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save, next patient' }));
    expect(await screen.findByText(/^1 walk waits on this tablet to be sent./)).toBeVisible();
    const kept = localStorage.getItem('timed-walks')!;
    expect(kept).not.toMatch(/Wilma|Winters|G-7/);
    const ids = () =>
      sent.flatMap(({ path, body }) => (path === '/v2/gait/timed-walks' ? (body as TimedWalk).sessionUUID : []));
    answering[POST] = [201, {}];
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The walk was saved.')).toBeVisible();
    expect(screen.queryByText(/waits on this tablet/)).not.toBeInTheDocument();
    expect(new Set(ids()).size).toBe(1);
    expect(ids().length).toBeGreaterThan(1);
  });

  it('stays with the reason when the server will not take it, until it is given up', async () => {
    const { user } = await withPatient({ [POST]: refused(422, 'Patient is not known') });
    await user.type(screen.getByLabelText('Or type the seconds'), '5{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save, next patient' }));
    const alert = await screen.findByText(/A walk of 4 m in 5.00 s was not taken: Patient is not known/);
    await user.click(within(alert.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'Delete it' }));
    expect(screen.queryByText(/was not taken/)).not.toBeInTheDocument();
  });

  it('asks before it is left unsaved', async () => {
    const { user } = await withPatient();
    await user.type(screen.getByLabelText('Or type the seconds'), '5{Enter}');
    await user.click(screen.getByRole('link', { name: 'Events - Add Patient', current: false }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(screen.getByText('0.80 m/s')).toBeVisible();
  });
});

describe('a walk by the device', () => {
  it('REC-62 waits for a new session of the patient, shows it, and keeps a comment', async () => {
    let sessions = [session(5, 1.1)];
    const { user, sent } = await withPatient({
      'GET /v2/patients/70/gait-sessions': () => pageOf(sessions),
      'PATCH /v2/gait/sessions/9': [200, session(9, 0.5)],
    });
    await user.click(await screen.findByRole('button', { name: 'Wait for the gait device' }));
    expect(await screen.findByText('Waiting for a session of this patient from the gait device.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(big()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Wait for the gait device' }));
    sessions = [session(5, 1.1), session(9, 0.5)];
    expect(await screen.findByText('0.50 m/s')).toBeVisible();
    expect(screen.getByText('Below 0.8 m/s')).toBeVisible();
    expect(screen.getByText('Measured by the gait device.')).toBeVisible();
    await user.type(screen.getByLabelText('Comment'), 'Slow.');
    await user.click(screen.getByRole('button', { name: 'Save, next patient' }));
    expect(await screen.findByLabelText('Unique Gait ID or name')).toHaveFocus();
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({ body: { comment: 'Slow.' } });
  });

  it('CONST-06 never shows a speed of another unit as metres a second', async () => {
    const { session: told, ...rest } = session(9, 2.6);
    const feet = [{ name: 'speed', measures: [{ name: 'avgSpeed', value: 2.6, unit: 'ft/s' }] }];
    let sessions = [session(5, 1.1)];
    const { user } = await withPatient({ 'GET /v2/patients/70/gait-sessions': () => pageOf(sessions) });
    sessions = [session(5, 1.1), { ...rest, session: { ...told, data: feet } }];
    await user.click(await screen.findByRole('button', { name: 'Wait for the gait device' }));
    expect(await screen.findByText(/^The session has come in, without a speed/)).toBeVisible();
    expect(screen.queryByText('2.60 m/s')).not.toBeInTheDocument();
  });
});

describe('the walks of today', () => {
  it('tell name or ID, speed and time at the place, and lead to the report of the day', async () => {
    const nameless = session(8, null, { subject: { patientId: 71, firstName: '', lastName: '', gaitUid: 'G-8' } });
    open({ 'GET /v2/gait/locations/3/walks-today': pageOf([nameless, session(5, 0.73)], 20) });
    const list = await screen.findByRole('list', { name: 'Walks today' });
    expect((await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'G-8-10:00 AM',
      'Wilma Winters0.73 m/s10:00 AM',
    ]);
    expect(screen.getByText('and 8 earlier walks')).toBeVisible();
    const report = screen.getByRole('link', { name: 'Report of the day' });
    expect(report.getAttribute('href')).toMatch(/^\/gait\/reports\/\?date=\d{4}-\d\d-\d\d&location=3$/);
  });
});

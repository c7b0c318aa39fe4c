import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Worklist, WorklistItem } from '../../contract/worklist/worklist.ts';
import type { CurrentUser } from '../../contract/identity/users.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { ada as record } from '../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { dashboard } from './plugin.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const holding = (products: NonNullable<CurrentUser['organization']>['products']) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});
const message = (text: string) => ({ code: 'worklist.reason', text });
const reason = (
  kind: WorklistItem['reasons'][number]['kind'],
  text: string,
  headline: [figure: string, about: string] | null = null,
) => ({
  kind,
  urgency: 41,
  explanation: message(text),
  headline: headline && { figure: message(headline[0]), about: message(headline[1]) },
});
const item = (id: number, firstName: string, ...reasons: WorklistItem['reasons']): WorklistItem => ({
  patient: { id, firstName, lastName: 'Lovelace', phoneNumber: '+15551234567' },
  health: { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee' },
  reasons,
  urgency: reasons[0]!.urgency,
  lastSession: null,
  today: '2026-11-20',
  provider: { id: 7, firstName: 'Mary', lastName: 'Somerville' },
});
const ada = item(
  1,
  'Ada',
  reason('SURVEY_OUT_OF_RANGE', 'Pain now up from 3 to 7 (0-10 scale), Nov 18', ['3 → 7', 'Pain now (0-10), Nov 18']),
  reason('NO_SESSION', 'No session since Nov 10, 2026.', ['10 days', 'no session since Nov 10']),
);
const ben = item(2, 'Ben', reason('NOTE_DUE', 'No care note this month yet. Month ends Nov 30 (2 data days so far).'));
const listOf = (items: WorklistItem[], change: Partial<Worklist> = {}): Worklist => ({
  items,
  total: items.length,
  totalOfAll: 2,
  totals: {
    SURVEY_OUT_OF_RANGE: 1,
    BILLING_WINDOW_CLOSING: 0,
    FALLING_ADHERENCE: 0,
    NO_SESSION: 1,
    NOTE_DUE: 1,
    PATH_STEP: 0,
  },
  itemsForPage: 10,
  ...change,
});
const lists = { items: [], total: 0 };
const actions = { totalPatients: 9, noAccount: lists, noRecentSession: lists, noHep: lists, readyToBill: lists };

const open = (path = '/home/', answer: Parameters<typeof renderFeature>[2] = {}) =>
  renderFeature(dashboard, path, {
    viewer: answer.viewer ?? holding(['HEALTH']),
    answers: {
      'GET /v2/dashboards/actions': [200, actions],
      'GET /v2/worklist': [200, listOf([ada, ben])],
      ...answer.answers,
    },
  });
const card = async () => within(await screen.findByRole('region', { name: 'Needs attention today' }));
const asked = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ path }) => path === '/v2/worklist').map(({ query }) => query);

describe('the worklist', () => {
  it('shows each patient with a figure, what it is of, joint, provider, and every reason in a sentence', async () => {
    const { sent } = open();
    const region = await card();
    expect(await region.findByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
      'href',
      '/patients/1/health/surveys',
    );
    expect(region.getByRole('link', { name: 'Ben Lovelace' })).toHaveAttribute(
      'href',
      '/patients/2/health/care-management',
    );
    expect(region.getByText('3 → 7')).toBeInTheDocument();
    expect(region.getByText('Pain now (0-10), Nov 18')).toBeInTheDocument();
    expect(region.getByText('Pain now up from 3 to 7 (0-10 scale), Nov 18')).toBeInTheDocument();
    expect(region.getByText('No session since Nov 10, 2026.')).toBeInTheDocument();
    expect(region.getAllByText('Left knee · Mary Somerville')).toHaveLength(2);
    expect(region.getAllByRole('img', { name: 'Medium priority' })).toHaveLength(2);
    // A reason from before it had a figure shows its sentence.
    expect(region.getAllByText('No care note this month yet. Month ends Nov 30 (2 data days so far).')).toHaveLength(2);
    expect(region.getByText('1–2 of 2')).toBeInTheDocument();
    expect(asked(sent)).toEqual([{ page: '1', limit: '15' }]);
  });

  it.each([
    ['SURVEY_OUT_OF_RANGE', '/patients/1/health/surveys'],
    ['BILLING_WINDOW_CLOSING', '/patients/1/health/care-management'],
    ['FALLING_ADHERENCE', '/patients/1/activity'],
    ['NO_SESSION', '/patients/1/activity'],
    ['NOTE_DUE', '/patients/1/health/care-management'],
    ['PATH_STEP', '/patients/1/activity'],
  ] as const)('links %s to %s', async (kind, place) => {
    open('/home/', { answers: { 'GET /v2/worklist': [200, listOf([item(1, 'Ada', reason(kind, 'So it is.'))])] } });
    expect(await (await card()).findByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', place);
  });

  it('is filtered by a reason chip with its count, kept in the URL, and shows that reason first', async () => {
    const { user, sent } = open();
    const region = await card();
    await region.findByRole('link', { name: 'Ada Lovelace' });
    expect(region.getByRole('button', { name: 'All 2', pressed: true })).toBeInTheDocument();
    await user.click(region.getByRole('button', { name: 'No session 1' }));
    await waitFor(() => expect(asked(sent).at(-1)).toEqual({ page: '1', limit: '15', kind: 'NO_SESSION' }));
    expect(region.getByRole('button', { name: 'All 2', pressed: false })).toBeInTheDocument();
    expect(window.location.search).toBe('?reason=NO_SESSION');
    expect(region.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/patients/1/activity');
    await user.click(region.getByRole('button', { name: 'No session 1', pressed: true }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('opens with the filter of the URL', async () => {
    const { sent } = open('/home/?reason=NOTE_DUE');
    await (await card()).findByRole('link', { name: 'Ben Lovelace' });
    expect(asked(sent)).toEqual([{ page: '1', limit: '15', kind: 'NOTE_DUE' }]);
  });

  it('keeps the page in the URL, and opens with it', async () => {
    const answers = { 'GET /v2/worklist': [200, listOf([ada], { total: 40 })] } as const;
    const { user, sent } = open('/home/?reason=NO_SESSION', { answers });
    const region = await card();
    await user.click(await region.findByRole('button', { name: 'Next page of the worklist' }));
    await waitFor(() => expect(window.location.search).toBe('?reason=NO_SESSION&page=2'));
    await waitFor(() => expect(asked(sent).at(-1)).toEqual({ page: '2', limit: '15', kind: 'NO_SESSION' }));
    cleanup();
    const again = open(`/home/${window.location.search}`, { answers });
    expect(await (await card()).findByText('16–30 of 40')).toBeVisible();
    expect(asked(again.sent)).toEqual([{ page: '2', limit: '15', kind: 'NO_SESSION' }]);
  });

  it('shows my patients only, and remembers it', async () => {
    const { user, sent } = open();
    const region = await card();
    await user.click(region.getByRole('checkbox', { name: 'My patients' }));
    await waitFor(() => expect(asked(sent).at(-1)).toEqual({ page: '1', limit: '15', practitionerId: 'mine' }));
    expect(Object.keys(localStorage).some((key) => key.endsWith('worklist.mine'))).toBe(true);
  });

  it('returns to page 1 when the reason or the owner filter changes', async () => {
    const { user, sent } = open('/home/', {
      answers: { 'GET /v2/worklist': [200, listOf([ada, ben], { total: 25 })] },
    });
    const region = await card();
    const isAsked = (query: object) => waitFor(() => expect(asked(sent).at(-1)).toEqual({ limit: '15', ...query }));
    const toPage2 = async (more: object) => {
      await user.click(region.getByRole('button', { name: 'Next page of the worklist' }));
      await isAsked({ page: '2', ...more });
      expect(region.getByText('16–25 of 25')).toBeInTheDocument();
    };
    await region.findByText('1–15 of 25');
    await toPage2({});
    await user.click(region.getByRole('button', { name: 'No session 1' }));
    await isAsked({ page: '1', kind: 'NO_SESSION' });
    expect(region.getByText('1–15 of 25')).toBeInTheDocument();
    await toPage2({ kind: 'NO_SESSION' });
    await user.click(region.getByRole('button', { name: /^All/ }));
    await isAsked({ page: '1' });
    await toPage2({});
    await user.click(region.getByRole('checkbox', { name: 'My patients' }));
    await isAsked({ page: '1', practitionerId: 'mine' });
    expect(region.getByText('1–15 of 25')).toBeInTheDocument();
  });

  it('shows the last page if the requested one no longer exists', async () => {
    const { user, sent, answering } = open('/home/', {
      answers: { 'GET /v2/worklist': [200, listOf([ada, ben], { total: 41 })] },
    });
    const region = await card();
    await region.findByText('1–15 of 41');
    const next = region.getByRole('button', { name: 'Next page of the worklist' });
    await user.click(next);
    expect(await region.findByText('16–30 of 41')).toBeInTheDocument();
    answering['GET /v2/worklist'] = [200, listOf([ada, ben], { total: 17 })];
    await user.click(next);
    expect(await region.findByText('16–17 of 17')).toBeInTheDocument();
    await waitFor(() => expect(asked(sent).map(({ page }) => page)).toEqual(['1', '2', '3', '2']));
    expect(next).toBeDisabled();
  });

  it('DASH-12 DASH-13 offers the reasons of programs and billing to Health users only', async () => {
    open('/home/', { viewer: holding(['GAIT']) });
    const reasons = within((await card()).getByRole('group', { name: 'Reasons' }));
    await waitFor(() =>
      expect(reasons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'All 2',
        'Survey 1',
        'No session 1',
      ]),
    );
  });

  it('hides path steps if there are none, and shows them to users who have some or filter by them', async () => {
    const { user, answering } = open();
    const region = await card();
    const step = (count: number) => region.queryByRole('button', { name: `Path step ${count}` });
    await region.findByRole('button', { name: 'All 2' });
    expect(step(0)).toBeNull();
    answering['GET /v2/worklist'] = [200, listOf([ada], { totals: { ...listOf([]).totals, PATH_STEP: 1 } })];
    await user.click(region.getByRole('checkbox', { name: 'My patients' }));
    await waitFor(() => expect(step(1)).toBeVisible());
    answering['GET /v2/worklist'] = [200, listOf([])];
    await user.click(step(1)!);
    await waitFor(() => expect(step(0)).toBeVisible());
  });

  it('caps counts as the server does', async () => {
    open('/home/', { answers: { 'GET /v2/worklist': [200, listOf([ada], { total: 2000, totalOfAll: 2000 })] } });
    const region = await card();
    expect(await region.findByText('1–15 of 2000+')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'All 2000+' })).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Survey 1' })).toBeInTheDocument();
  });

  it('shows a calm message if there is nothing to do, and an error otherwise', async () => {
    const nobody = listOf([], { totals: { ...listOf([]).totals, SURVEY_OUT_OF_RANGE: 0, NO_SESSION: 0, NOTE_DUE: 0 } });
    const { user, answering } = open('/home/', {
      answers: { 'GET /v2/worklist': errorResponse(500, 'Out of order.') },
    });
    const region = await card();
    expect(await region.findByText('Out of order.')).toBeInTheDocument();
    answering['GET /v2/worklist'] = [200, nobody];
    await user.click(region.getByRole('button', { name: 'Try again' }));
    expect(await region.findByText('No patients need attention today.')).toBeInTheDocument();
    await user.click(region.getByRole('button', { name: 'Note due 0' }));
    expect(await region.findByText('No patients need attention for “Note due”.')).toBeInTheDocument();
    await user.click(region.getByRole('checkbox', { name: 'My patients' }));
    expect(await region.findByText('None of your patients need attention for “Note due”.')).toBeInTheDocument();
  });
});

describe('a snooze', () => {
  it('removes the patient from the list by keyboard, and undo restores the patient', async () => {
    const { user, sent, answering } = open('/home/', {
      answers: {
        'POST /v2/patients/1/attention/snooze': () => {
          answering['GET /v2/worklist'] = [200, listOf([ben])];
          return [200, { id: 1, snoozedUntil: '2026-11-22' }];
        },
        'DELETE /v2/patients/1/attention/snooze': () => {
          answering['GET /v2/worklist'] = [200, listOf([ada, ben])];
          return [200, { id: 1, snoozedUntil: null }];
        },
      },
    });
    const region = await card();
    (await region.findByRole('button', { name: 'Snooze Ada Lovelace' })).focus();
    await user.keyboard('{Enter}');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'For today',
      'For 3 days',
      'For 1 week',
      'For 2 weeks',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await region.findByText('Ada Lovelace is snoozed through 11/22/2026.')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ until: '2026-11-22' });
    await waitFor(() => expect(region.queryByRole('link', { name: 'Ada Lovelace' })).toBeNull());
    await waitFor(() => expect(region.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await region.findByRole('link', { name: 'Ada Lovelace' })).toBeInTheDocument();
    expect(region.queryByText(/is snoozed through/)).toBeNull();
    await waitFor(() => expect(region.getByRole('heading', { name: 'Needs attention today' })).toHaveFocus());
  });

  it('reports a rejected request and leaves the list unchanged', async () => {
    const { user } = open('/home/', {
      answers: { 'POST /v2/patients/2/attention/snooze': errorResponse(409, 'This patient is not on the worklist.') },
    });
    const region = await card();
    await user.click(await region.findByRole('button', { name: 'Snooze Ben Lovelace' }));
    await user.click(await screen.findByRole('menuitem', { name: 'For today' }));
    expect(await screen.findByText('This patient is not on the worklist.')).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'Ben Lovelace' })).toBeInTheDocument();
  });
});

describe('the action in a row', () => {
  it('is a call where the patient has to be asked, with the number and the note that follows', async () => {
    const silent = item(3, 'Cid', reason('NO_SESSION', 'No session since Nov 10, 2026.'));
    const { user } = open('/home/', { answers: { 'GET /v2/worklist': [200, listOf([silent])] } });
    const region = await card();
    await user.click(await region.findByRole('button', { name: 'Call Cid Lovelace' }));
    expect(await screen.findByRole('menuitem', { name: 'Call (555) 123-4567' })).toHaveAttribute(
      'href',
      'tel:+15551234567',
    );
    expect(screen.getByRole('menuitem', { name: 'Add note' })).toBeVisible();
    expect(region.queryByRole('button', { name: 'Add note for Cid Lovelace' })).toBeNull();
  });

  it('is a care note where there is no number to call', async () => {
    const silent = item(3, 'Cid', reason('NO_SESSION', 'No session since Nov 10, 2026.'));
    const unreachable = { ...silent, patient: { ...silent.patient, phoneNumber: null } };
    open('/home/', { answers: { 'GET /v2/worklist': [200, listOf([unreachable])] } });
    expect(await (await card()).findByRole('button', { name: 'Add note for Cid Lovelace' })).toBeVisible();
  });

  it('is none but Snooze without Health and without a number', async () => {
    const silent = item(3, 'Cid', reason('NO_SESSION', 'No session since Nov 10, 2026.'));
    const unreachable = { ...silent, health: null, patient: { ...silent.patient, phoneNumber: null } };
    open('/home/', { answers: { 'GET /v2/worklist': [200, listOf([unreachable])] } });
    const list = within(await (await card()).findByRole('list', { name: 'Needs attention today' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Snooze']);
  });

  it('REC-28 opens the form of a care note over the worklist, and the saved note refetches the list', async () => {
    const { user, sent } = open('/home/', {
      answers: {
        'GET /v2/patients/2': [200, { ...record, id: 2 }],
        'GET /v2/care-notes/own-credential': [200, { credential: 'PT' }],
        'GET /v2/rtm/patients/2/months/2026-11': errorResponse(500, 'Out of order.'),
        'POST /v2/patients/2/interactions': [201, {}],
      },
    });
    await user.click(await (await card()).findByRole('button', { name: 'Add note for Ben Lovelace' }));
    // The form takes the place of the dialog that waits for the record.
    await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveFocus());
    const dialog = within(screen.getByRole('dialog', { name: 'Add Care Note' }));
    await user.keyboard('Talked about the brace.');
    await user.click(dialog.getByRole('button', { name: '20 minutes' }));
    const before = asked(sent).length;
    await user.click(dialog.getByRole('button', { name: 'Save Care Note' }));
    expect(await screen.findByText('Care note saved.')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      minutes: 20,
      notes: 'Talked about the brace.',
      credential: 'PT',
    });
    await waitFor(() => expect(asked(sent)).toHaveLength(before + 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

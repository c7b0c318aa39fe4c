import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { pagedResponse, renderFeature } from '../../../tests/component/renderFeature.tsx';
import { proResponses } from './plugin.tsx';

const at = '/v2/admin/pro/unprocessed-typeform-responses/';
const waiting = {
  id: 7,
  form: { id: 'phq9', title: 'PHQ-9' },
  userId: 'u-17',
  location: null,
  dateTime: '2026-11-20T17:05:09.000Z',
  reason: 'NO_PATIENT',
  closed: null,
};
const dismissed = { ...waiting, closed: { outcome: 'DISMISSED', reason: 'A test of the form' } };
const harbor = {
  id: 5,
  name: 'Harbor Balance',
  timezone: 'America/Denver',
  products: ['PRO'],
  disabled: false,
  version: 1,
};
const patients = [
  { id: 31, name: 'Lee Ito', dob: '1960-02-03', location: 'Pier', discharged: false },
  { id: 32, name: 'Lee Itoh', dob: null, location: 'Bay', discharged: true },
];
const open = (response: object = waiting, more = {}) =>
  renderFeature(proResponses, '/admin/pros/responses/7', {
    answers: {
      [`GET ${at}`]: pagedResponse([]),
      [`GET ${at}7`]: [200, response],
      [`GET ${at}7/answers`]: [
        200,
        {
          answers: [
            { question: 'How are you?', answer: 'Better' },
            { question: 'Any falls?', answer: false },
            { question: 'Pain', answer: 4 },
            { question: 'Anything else?', answer: null },
          ],
        },
      ],
      'GET /v2/admin/organizations': pagedResponse([harbor, { ...harbor, id: 6, name: 'Gone Clinic', disabled: true }]),
      [`POST ${at}7/patients`]: [200, patients],
      ...more,
    },
  });
type Opened = ReturnType<typeof open>;
const posted = ({ sent }: Opened, path: string) =>
  sent.filter((request) => request.method === 'POST' && request.path === `${at}7/${path}`);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('OPEN-168 one unprocessed response', () => {
  it('APRO-01 is shown with its reason and its answers', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'PHQ-9' })).toBeVisible();
    expect(screen.getByText('No patient in the response')).toBeVisible();
    expect(await screen.findByText('How are you?')).toBeVisible();
    for (const answer of ['Better', 'No', '4', 'No answer']) expect(screen.getByText(answer)).toBeVisible();
  });

  it('opens from its row in the list', async () => {
    // Loading the page can take longer than a test waits.
    await import('./ResponseList.tsx');
    renderFeature(proResponses, '/admin/pros/responses/', { answers: { [`GET ${at}`]: pagedResponse([waiting]) } });
    expect(await screen.findByRole('link', { name: 'PHQ-9' })).toHaveAttribute('href', '/admin/pros/responses/7');
  });

  it('of a form that is not added leads to adding it, and is not matched before', async () => {
    open({ ...waiting, reason: 'UNKNOWN_FORM' });
    expect(await screen.findByText(/This form has not been added yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Form' })).toHaveAttribute('href', '/admin/pros/forms/create');
    expect(screen.queryByRole('button', { name: 'Match to patient' })).toBeNull();
  });

  it('that was handled meanwhile is reported as such', async () => {
    open(waiting, { [`GET ${at}7`]: errorResponse(404), [`GET ${at}7/answers`]: errorResponse(404) });
    expect(await screen.findByText('This response is no longer unprocessed.')).toBeVisible();
  });
});

describe('OPEN-168 matching a response to a patient', () => {
  const chooseOrganization = async ({ user }: Opened) => {
    await user.click(await screen.findByRole('button', { name: 'Match to patient' }));
    await user.click(await screen.findByRole('combobox', { name: 'Organization' }));
    expect(await screen.findByRole('option', { name: 'Gone Clinic' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('option', { name: 'Harbor Balance' }));
  };
  const choosePatient = async (opened: Opened) => {
    await chooseOrganization(opened);
    await opened.user.type(screen.getByRole('searchbox'), 'lee it');
    await opened.user.click(await screen.findByRole('radio', { name: /^Lee Ito 02\/03\/1960/ }));
  };

  it('searches one organization from two letters on, and shows name, date of birth and location', async () => {
    const opened = open();
    await chooseOrganization(opened);
    await opened.user.type(screen.getByRole('searchbox'), 'l');
    expect(posted(opened, 'patients')).toEqual([]);
    await opened.user.type(screen.getByRole('searchbox'), 'ee it');
    expect(await screen.findByText('2 patients found')).toBeVisible();
    expect(screen.getByText('02/03/1960 · Pier')).toBeVisible();
    expect(screen.getByText('No date of birth · Bay · Discharged')).toBeVisible();
    expect(posted(opened, 'patients').at(-1)?.body).toEqual({ organizationId: 5, q: 'lee it' });
    expect(screen.getByRole('button', { name: 'Add to record' })).toBeDisabled();
  });

  it('says whose record it changes before it does, and returns to the list', async () => {
    const opened = open(waiting, { [`POST ${at}7/match`]: [200, { id: 7 }] });
    await choosePatient(opened);
    expect(
      screen.getByText(
        /will be added to the record of Lee Ito \(02\/03\/1960\) at Harbor Balance. This cannot be undone./,
      ),
    ).toBeVisible();
    expect(posted(opened, 'match')).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Add to record' }));
    expect(await screen.findByText('Response added to the record of Lee Ito.')).toBeVisible();
    expect(posted(opened, 'match').map(({ body }) => body)).toEqual([{ organizationId: 5, patientId: 31 }]);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/pros/responses'));
    expect(await screen.findByText('Every response has been processed.')).toBeVisible();
  });

  it('keeps the choice when it is refused, and tries again with the same key', async () => {
    const opened = open(waiting, { [`POST ${at}7/match`]: errorResponse(503, 'The service is busy.') });
    await choosePatient(opened);
    const submit = screen.getByRole('button', { name: 'Add to record' });
    await opened.user.click(submit);
    expect(await screen.findByText('The service is busy.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Lee Ito 02/ })).toBeChecked();
    await opened.user.click(submit);
    await waitFor(() => expect(posted(opened, 'match')).toHaveLength(2));
    expect(new Set(posted(opened, 'match').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
});

describe('OPEN-168 closing a response', () => {
  it('needs a reason, and can be undone at once', async () => {
    const opened = open(waiting, {
      [`POST ${at}7/close`]: [200, dismissed],
      [`POST ${at}7/reopen`]: [200, waiting],
    });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Close response' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close response' }));
    await user.click(dialog.getByRole('button', { name: 'Close response' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    expect(posted(opened, 'close')).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'A test of the form');
    await user.click(dialog.getByRole('button', { name: 'Close response' }));
    expect(await screen.findByText('Response dismissed.')).toBeVisible();
    expect(posted(opened, 'close').map(({ body }) => body)).toEqual([
      { outcome: 'DISMISSED', reason: 'A test of the form' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Response reopened.')).toBeVisible();
    expect(await screen.findByText('Every response has been processed.')).toBeVisible();
  });

  it('OPEN-058 the page names the time zone of its date and time', async () => {
    open();
    expect(await screen.findByText('11/20/2026, 10:05:09 AM')).toBeVisible();
    expect(screen.getByText('Dates and times are in Mountain Time', { exact: false })).toBeVisible();
  });

  it('a closed response shows why, and is reopened from its page', async () => {
    const opened = open(dismissed, { [`POST ${at}7/reopen`]: [200, waiting] });
    expect(await screen.findByText('A test of the form')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Match to patient' })).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Response reopened.')).toBeVisible();
    expect(posted(opened, 'reopen')).toHaveLength(1);
  });

  it('closed responses have a list of their own', async () => {
    const { user, sent } = renderFeature(proResponses, '/admin/pros/responses/', {
      answers: { [`GET ${at}`]: pagedResponse([]) },
    });
    expect(await screen.findByText('Every response has been processed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Closed' }));
    expect(await screen.findByText('No closed responses.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Closed Responses' })).toBeVisible();
    expect(sent.filter(({ path }) => path === at).at(-1)?.query.closed).toBe('true');
  });

  it('APRO-11 the plain address shows the unprocessed responses, also after the closed ones were chosen', async () => {
    const answers = { [`GET ${at}`]: pagedResponse([]) };
    const { user } = renderFeature(proResponses, '/admin/pros/responses/', { answers });
    await user.click(await screen.findByRole('button', { name: 'Closed' }));
    expect(await screen.findByText('No closed responses.')).toBeVisible();
    const chosen = window.location.search;
    cleanup();
    renderFeature(proResponses, '/admin/pros/responses/', { answers });
    expect(await screen.findByText('Every response has been processed.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Unprocessed Responses' })).toBeVisible();
    cleanup();
    renderFeature(proResponses, `/admin/pros/responses/${chosen}`, { answers });
    expect(await screen.findByText('No closed responses.')).toBeVisible();
  });
});

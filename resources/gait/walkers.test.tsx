import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gaitPatient } from '../../tests/component/gaitUser.ts';
import { pagedResponse } from '../../tests/component/renderFeature.tsx';
import { big, renderWalk, session, wilma, withPatient } from './fixtures.ts';

afterEach(() => vi.restoreAllMocks());

describe('the next patient', () => {
  it('OPEN-101 is added by an unknown ID, in place, at this location', async () => {
    const { user, sent } = renderWalk({
      'GET /v2/patients': pagedResponse([]),
      'POST /v2/gait/patients': [201, gaitPatient(70, 'NEW-1', '', '')],
    });
    const field = await screen.findByLabelText('Unique Gait ID or name');
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 'NEW-1{Enter}');
    expect(await screen.findByText('No patient has the Unique Gait ID NEW-1.')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Add NEW-1 at Harbor' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'NEW-1' })).toBeVisible();
    const added = sent.filter(({ method }) => method === 'POST');
    expect(added.map(({ body }) => body)).toEqual([{ locationId: 3, gaitUid: 'NEW-1' }]);
  });

  it('OPEN-100 is the one with the exact ID if two differ only in case, and nobody if none matches exactly', async () => {
    const two = [gaitPatient(71, 'aB-7', 'Ada', 'Winters'), gaitPatient(70, 'AB-7', 'Wilma', 'Winters')];
    const { user } = renderWalk({ 'GET /v2/patients': pagedResponse(two) });
    const field = await screen.findByLabelText('Unique Gait ID or name');
    await user.type(field, 'ab-7{Enter}');
    expect(
      await screen.findByText(/^Several patients have the Unique Gait ID ab-7 with different capitalization/),
    ).toBeVisible();
    await user.clear(field);
    await user.type(field, 'AB-7{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Wilma Winters' })).toBeVisible();
  });

  it('is found by an ID that is also part of many emails', async () => {
    const many = Array.from({ length: 40 }, (_, at) => gaitPatient(100 + at, `G-${100 + at}`, 'Ann', `Number ${at}`));
    const { user } = renderWalk({
      'GET /v2/patients': ({ query }: { query: Record<string, string> }) => {
        const [status, body] = pagedResponse([...many, wilma]);
        return [status, { ...body, items: body.items.slice(0, Number(query.limit ?? 15)) }];
      },
    });
    await user.type(await screen.findByLabelText('Unique Gait ID or name'), 'G-7{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Wilma Winters' })).toBeVisible();
  });

  it('is selected by name from the search results', async () => {
    const { user } = renderWalk();
    await user.type(await screen.findByLabelText('Unique Gait ID or name'), 'wint');
    await user.click(await screen.findByRole('button', { name: /Wilma Winters/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Wilma Winters' })).toBeVisible();
  });

  it('stays typed after a network failure', async () => {
    const { user } = renderWalk({ 'GET /v2/patients': 'network failure' });
    await user.type(await screen.findByLabelText('Unique Gait ID or name'), 'G-7{Enter}');
    expect(await screen.findByText('The service cannot be reached.')).toBeVisible();
    expect(screen.getByLabelText('Unique Gait ID or name')).toHaveValue('G-7');
  });
});

describe('a walk measured by the device', () => {
  it('REC-62 waits for a new session of the patient, shows it, and saves a comment', async () => {
    let sessions = [session(5, 1.1)];
    const { user, sent } = await withPatient({
      'GET /v2/patients/70/gait-sessions': () => pagedResponse(sessions),
      'PATCH /v2/gait/sessions/9': [200, session(9, 0.5)],
    });
    await user.click(await screen.findByRole('button', { name: 'Wait for the gait device' }));
    expect(await screen.findByText('Waiting for this patient’s session from the gait device.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(big()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Wait for the gait device' }));
    sessions = [session(5, 1.1), session(9, 0.5)];
    expect(await screen.findByText('0.50 m/s')).toBeVisible();
    expect(screen.getByText('Below 0.8 m/s')).toBeVisible();
    expect(screen.getByText('Measured by the gait device.')).toBeVisible();
    await user.type(screen.getByLabelText('Comment'), 'Slow.');
    await user.click(screen.getByRole('button', { name: 'Save and next patient' }));
    await waitFor(() => expect(screen.getByLabelText('Unique Gait ID or name')).toHaveFocus());
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({ body: { comment: 'Slow.' } });
  });

  it('CONST-06 never shows a speed of another unit as meters per second', async () => {
    const { session: walkSession, ...rest } = session(9, 2.6);
    const feet = [{ name: 'speed', measures: [{ name: 'avgSpeed', value: 2.6, unit: 'ft/s' }] }];
    let sessions = [session(5, 1.1)];
    const { user } = await withPatient({ 'GET /v2/patients/70/gait-sessions': () => pagedResponse(sessions) });
    await user.click(await screen.findByRole('button', { name: 'Wait for the gait device' }));
    sessions = [session(5, 1.1), { ...rest, session: { ...walkSession, data: feet } }];
    expect(await screen.findByText(/^The session has arrived, but it has no speed/)).toBeVisible();
    expect(screen.queryByText('2.60 m/s')).not.toBeInTheDocument();
  });
});

describe("today's walks", () => {
  it('show name or ID, speed and time at the location, and link to the report of the day', async () => {
    const nameless = session(8, null, { subject: { patientId: 71, firstName: '', lastName: '', gaitUid: 'G-8' } });
    renderWalk({ 'GET /v2/gait/locations/3/walks-today': pagedResponse([nameless, session(5, 0.73)], 20) });
    const list = await screen.findByRole('list', { name: 'Walks today' });
    expect((await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'G-8-10:00 AM',
      'Wilma Winters0.73 m/s10:00 AM',
    ]);
    expect(screen.getByText('and 8 earlier walks')).toBeVisible();
    const report = screen.getByRole('link', { name: 'Today’s report' });
    expect(report.getAttribute('href')).toMatch(/^\/gait\/reports\/\?date=\d{4}-\d\d-\d\d&location=3$/);
  });
});

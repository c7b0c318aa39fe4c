import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GaitSession } from '../../../contract/gait/gait-session.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { listRequests, cards, facts, newest, OLDER, renderGaitRecord, record, session, SESSIONS } from './fixtures.ts';

describe('Assessment', () => {
  it('REC-30 ENT-036 ENT-037 ENT-038 ENT-039 CONST-06 CONST-09 groups the measures with their units', async () => {
    renderGaitRecord('activity');
    const [first] = await cards();
    const card = within(first!);
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('11/10/2026, 05:30 PM');
    expect(card.getByText('Cane')).toBeInTheDocument();
    expect(card.getByText('New shoes.')).toBeInTheDocument();
    expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Change in gait speed',
      'Speed',
      'Hip',
      'Stride',
    ]);
    expect(facts(card).slice(2)).toEqual([
      ['Gait Speed', '1.13 m/s'],
      ['Left Hip Flexion', '26°'],
      ['Right Hip Flexion', 'Not measured'],
      ['Left stance phase', '62%'],
    ]);
    expect(card.getByText('All values were measured by the device.')).toBeInTheDocument();
  });

  it('OPEN-058 shows visits and the refresh time in the named time zone of the patient’s location', async () => {
    // The organization is in Denver; 00:30 UTC is 14:30 in Honolulu.
    const location = { ...record.location, timezone: 'Pacific/Honolulu' };
    const { user } = renderGaitRecord('activity', { 'GET /v2/patients/12': [200, { ...record, location }] });
    const [first] = await cards();
    expect(within(first!).getByRole('heading', { level: 2 })).toHaveTextContent('11/10/2026, 02:30 PM');
    expect(screen.getByText('Times shown in').nextElementSibling).toHaveTextContent('Hawaii-Aleutian Standard Time');
    expect(within(screen.getByText(/^Refreshed/)).getByRole('time')).toHaveAttribute(
      'title',
      expect.stringContaining('Honolulu'),
    );
    await user.click(screen.getByRole('button', { name: 'Patient View' }));
    expect(await screen.findByRole('option', { name: '11/10/2026, 02:30 PM' })).toBeInTheDocument();
  });

  it('REC-39 OPEN-070 ENT-060 shows the banner on sessions of the older assessment only', async () => {
    renderGaitRecord('activity');
    const [first, second] = await cards();
    expect(within(first!).queryByText(OLDER)).not.toBeInTheDocument();
    expect(within(second!).getByText(OLDER)).toBeInTheDocument();
  });

  it('REC-36 says that there is no session, and offers no patient view', async () => {
    renderGaitRecord('activity', { [`GET ${SESSIONS}`]: pagedResponse([]) });
    expect(await screen.findByText('No Gait sessions for this user')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Patient View' })).not.toBeInTheDocument();
  });

  it('REC-31 refreshes, keeps the shown data meanwhile and after an error, and shows when it was loaded', async () => {
    const { user, sent, answering } = renderGaitRecord('activity');
    await cards();
    expect(screen.getByText(/^Refreshed/)).toHaveTextContent(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2} [AP]M/);
    let answer = (): void => undefined;
    const later = new Promise<void>((resolve) => (answer = resolve));
    answering[`GET ${SESSIONS}`] = async () => (await later, pagedResponse([newest]));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Refreshing…')).toBeInTheDocument();
    expect(await cards()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(listRequests(sent)).toBe(2);
    answer();
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    answering[`GET ${SESSIONS}`] = errorResponse(503, 'The database is away.');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    expect(await cards()).toHaveLength(1);
  });
});

describe('a recording', () => {
  const recorded = (recording: GaitSession['recording']) =>
    session(2, '2026-11-11T00:30:00Z', 1.126, { recording }, { source: 'RECORDING', plusMinus: 0.042, count: 12 });

  it('shows certainty and source of each value, and notes about the recording', async () => {
    const quality = { strides: 24, seen: 96.6, remarks: ['SCALE_FROM_HEIGHT' as const] };
    renderGaitRecord('activity', {
      [`GET ${SESSIONS}`]: pagedResponse([recorded({ state: 'MEASURED', quality, fault: null })]),
    });
    const card = within((await cards())[0]!);
    expect(facts(card)).toContainEqual(['Gait Speed', '1.13 m/s± 0.04 m/s over 12 strides · recording']);
    expect(facts(card)).toContainEqual(['Left Hip Flexion', '26°device']);
    expect(card.getByText('Recording measured: 24 strides, legs in view for 97% of the walk.')).toBeInTheDocument();
    expect(card.queryByText(/^All values/)).not.toBeInTheDocument();
    expect(card.getByText(/^Scaled by the patient’s height/)).toBeInTheDocument();
  });

  it('explains why it cannot be measured', async () => {
    const answer = recorded({ state: 'NOT_MEASURABLE', quality: null, fault: 'NOT_FROM_THE_SIDE' });
    renderGaitRecord('activity', { [`GET ${SESSIONS}`]: pagedResponse([answer]) });
    expect(
      await screen.findByText('Recording not measurable. The walk was not filmed from the side.'),
    ).toBeInTheDocument();
  });

  it('REC-31 is polled while it is being measured', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const { sent, answering } = renderGaitRecord('activity', {
      [`GET ${SESSIONS}`]: pagedResponse([recorded({ state: 'WAITING', quality: null, fault: null })]),
    });
    expect(await screen.findByText(/^The recording has not been measured yet/)).toBeInTheDocument();
    const before = listRequests(sent);
    answering[`GET ${SESSIONS}`] = pagedResponse([
      recorded({ state: 'NOT_MEASURABLE', quality: null, fault: 'UNREADABLE' }),
    ]);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(listRequests(sent)).toBe(before);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText('Recording not measurable. The file is damaged.')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listRequests(sent)).toBe(before + 1);
    vi.useRealTimers();
  });
});

const empty = (state: GaitSession['recording']['state']) => {
  const one = session(2, '2026-11-11T00:30:00Z', null, { recording: { state, quality: null, fault: null } });
  return pagedResponse([{ ...one, session: { ...one.session, data: [] } }]);
};

it('REC-33 a walk with a pending recording is shown as not measured yet, to the clinic and to the patient', async () => {
  const { user } = renderGaitRecord('activity', { [`GET ${SESSIONS}`]: empty('WAITING') });
  const card = within((await cards())[0]!);
  expect(card.getByText('This session has not been measured yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Patient View' }));
  const view = within(await screen.findByRole('dialog', { name: /^Gait results for/ }));
  expect(view.getByText('This session has not been measured yet.')).toBeVisible();
  expect(screen.queryByText('This session has no measurements.')).not.toBeInTheDocument();
});

it('REC-30 a walk without a recording and without measures is shown as such', async () => {
  renderGaitRecord('activity', { [`GET ${SESSIONS}`]: empty('NONE') });
  expect(await screen.findByText('This session has no measurements.')).toBeInTheDocument();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimedWalk } from '../../contract/gait/timed-walks.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../tests/component/renderFeature.tsx';
import { big, clock, POST, session, space, withPatient } from './fixtures.ts';

beforeEach(() => void (clock.now = 1000));
afterEach(() => vi.restoreAllMocks());

describe('a manually timed walk', () => {
  it('AGAIT-06 CONST-07 is timed by the space key, described in words, and saved once', async () => {
    const { user, sent } = await withPatient();
    await waitFor(() => expect(big()).toHaveFocus());
    space(big());
    expect(big()).toHaveAccessibleName(/^Stop/);
    clock.now += 300;
    space(big());
    expect(big()).toHaveAccessibleName(/^Stop/);
    clock.now += 4710;
    space(big());
    // 4 m in 5.01 s.
    await waitFor(() => expect(screen.getByText('0.80 m/s')).toHaveFocus());
    expect(screen.getByText('Just below 0.8 m/s')).toBeVisible();
    expect(screen.getByText('± 0.03 m/s')).toBeVisible();
    expect(screen.getByText('4 m in 5.01 s, moving start')).toBeVisible();
    expect(screen.getByText('Last time: 1.10 m/s on 11/10/2026.')).toBeVisible();
    await user.type(screen.getByLabelText('Comment'), 'Steady.');
    await user.dblClick(screen.getByRole('button', { name: 'Save and next patient' }));
    expect(await screen.findByText('Walk saved.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Unique Gait ID or name')).toHaveFocus());
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

  it('is started by touch, but not by the second tap on what was there before', async () => {
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    await withPatient();
    fireEvent.pointerDown(big(), { button: 0 });
    expect(big()).toHaveAccessibleName(/^Start/);
    now += 500;
    // The focus stays, whatever other events a touch fires.
    expect(fireEvent.pointerDown(big(), { button: 0 })).toBe(false);
    expect(big()).toHaveAccessibleName(/^Stop/);
  });

  it('ignores the second tap of a double tap, which opens nothing and takes no focus', async () => {
    const { user } = await withPatient({ 'GET /v2/gait/locations/3/walks-today': pagedResponse([session(8, 1)]) });
    await user.type(screen.getByLabelText('Or enter seconds'), '5{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save and next patient' }));
    const field = await screen.findByLabelText('Unique Gait ID or name');
    const link = await screen.findByRole('link', { name: 'Wilma Winters' });
    expect(fireEvent.mouseDown(link, { detail: 2 })).toBe(false);
    expect(fireEvent.click(link, { detail: 2 })).toBe(false);
    expect(window.location.pathname).toBe('/gait/events/walk/');
    await waitFor(() => expect(field).toHaveFocus());
    expect(fireEvent.mouseDown(field, { detail: 2 })).toBe(true);
  });

  it('can be cancelled, typed instead, and repeated; each walk is a session', async () => {
    const { user, sent } = await withPatient();
    space(big());
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    await user.keyboard(' ');
    expect(big()).toHaveAccessibleName(/^Start/);
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.type(screen.getByLabelText('Or enter seconds'), '5{Enter}');
    expect(screen.getByText('Meters must be between 2 and 50')).toBeVisible();
    await user.type(screen.getByLabelText('Meters'), '7.5');
    await user.click(screen.getByRole('radio', { name: 'standing start' }));
    await user.click(screen.getByRole('radio', { name: 'cane' }));
    await user.click(screen.getByRole('button', { name: 'Use this time' }));
    expect(screen.getByText('1.50 m/s')).toBeVisible();
    expect(screen.getByText('0.8 m/s or faster')).toBeVisible();
    expect(screen.queryByText(/^±/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save and walk again' }));
    await user.type(screen.getByLabelText('Or enter seconds'), '10{Enter}');
    expect(screen.getByRole('heading', { name: 'Walk 2' })).toBeVisible();
    expect(screen.getByText('Walk 1 just now: 1.50 m/s.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save and next patient' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const walks = sent.filter(({ method }) => method === 'POST').map(({ body }) => body as TimedWalk);
    expect(walks).toMatchObject([
      { metres: 7.5, seconds: 5, start: 'STANDING', assistanceOption: 'CANE' },
      { metres: 7.5, seconds: 10, start: 'STANDING', assistanceOption: 'CANE' },
    ]);
    expect(walks[0]!.sessionUUID).not.toBe(walks[1]!.sessionUUID);
  });

  it('survives a network failure, and is sent with the same id', async () => {
    const { user, sent, answering } = await withPatient({ [POST]: 'network failure' });
    await user.type(screen.getByLabelText('Or enter seconds'), '5{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save and next patient' }));
    expect(await screen.findByText(/^1 walk on this tablet has not been sent yet\./)).toBeVisible();
    const kept = localStorage.getItem('timed-walks')!;
    expect(kept).not.toMatch(/Wilma|Winters|G-7/);
    const ids = () =>
      sent.flatMap(({ path, body }) => (path === '/v2/gait/timed-walks' ? (body as TimedWalk).sessionUUID : []));
    answering[POST] = [201, {}];
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Walk saved.')).toBeVisible();
    expect(screen.queryByText(/on this tablet has not been sent/)).not.toBeInTheDocument();
    expect(new Set(ids()).size).toBe(1);
    expect(ids().length).toBeGreaterThan(1);
  });

  it('stays with the reason when the server rejects it, until it is discarded', async () => {
    const { user } = await withPatient({ [POST]: errorResponse(422, 'Patient not found') });
    await user.type(screen.getByLabelText('Or enter seconds'), '5{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save and next patient' }));
    const alert = await screen.findByText(/A walk of 4 m in 5.00 s could not be saved: Patient not found/);
    await user.click(within(alert.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'Delete walk' }));
    expect(screen.queryByText(/was not taken/)).not.toBeInTheDocument();
  });

  it('asks for confirmation before it is left unsaved', async () => {
    const { user } = await withPatient();
    await user.type(screen.getByLabelText('Or enter seconds'), '5{Enter}');
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Events - Add Patient' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(screen.getByText('0.80 m/s')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessChange } from '../../../contract/organizations/admin-organizations.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import './DisableDialog.tsx';
import { organizations } from './plugin.tsx';

// Timers run fast: the product polls every two seconds.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 40 }));
afterEach(() => void vi.useRealTimers());

/** Advances to the next poll. */
const tick = () => vi.advanceTimersByTimeAsync(2000);

const never: AccessChange = { state: 'none', disabling: false, done: 0, total: 0 };
const running = (done: number): AccessChange => ({ state: 'running', disabling: true, done, total: 200 });
const rowOf = (disabled: boolean, accessChange: AccessChange) => ({
  id: 5,
  name: 'Harbor Balance',
  timezone: 'America/Los_Angeles',
  products: ['SCAN'],
  disabled,
  version: 1,
  accessChange,
});
const accepted = (disabled: boolean) => {
  const { accessChange: _, ...organization } = rowOf(disabled, never);
  return [202, { ...organization, scanModules: [], logoUrl: null, webLogoUrl: null }] as const;
};

/** Renders the list over a server whose list and progress return `now`. */
function open(disabled: boolean, change: AccessChange, answers = {}) {
  const now = { disabled, change };
  const opened = renderFeature(organizations, '/admin/organizations/', {
    answers: {
      'GET /v2/admin/organizations': () => pagedResponse([rowOf(now.disabled, now.change)]),
      'GET /v2/admin/organizations/5/access-change': () => [200, now.change],
      'GET /v2/admin/organizations/5/disabling-reach': [200, { patients: 200, users: 1 }],
      'POST /v2/admin/organizations/5/disable': () => {
        Object.assign(now, { disabled: true, change: running(0) });
        return accepted(true);
      },
      'POST /v2/admin/organizations/5/enable': () => {
        Object.assign(now, { disabled: false, change: { ...never, state: 'done' } });
        return accepted(false);
      },
      ...answers,
    },
  });
  const callsOf = (path: string) => opened.sent.filter((one) => one.path === path);
  const disable = async () => {
    await opened.user.click(await screen.findByRole('button', { name: 'Disable Harbor Balance' }));
    const question = within(await screen.findByRole('dialog'));
    await opened.user.click(await question.findByLabelText('Organization Name'));
    await opened.user.paste('Harbor Balance');
    await opened.user.click(question.getByRole('button', { name: 'Disable' }));
  };
  return {
    ...opened,
    now,
    disable,
    lists: () => callsOf('/v2/admin/organizations'),
    asked: () => callsOf('/v2/admin/organizations/5/access-change'),
    posted: () => opened.sent.filter(({ method }) => method === 'POST').map(({ path }) => path),
  };
}

describe('disabling', () => {
  it('AORG-14 AORG-15 asks for confirmation and does nothing when it is cancelled', async () => {
    const { user, posted } = open(false, never);
    await user.click(await screen.findByRole('button', { name: 'Disable Harbor Balance' }));
    const question = within(await screen.findByRole('dialog', { name: 'Disable Harbor Balance?' }));
    const warning = 'Disabling this organization revokes access to all applications and discharges all patients.';
    expect(await question.findByText(warning)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted()).toEqual([]);
  });

  it('AORG-14 AORG-15 says whom it affects and that discharges stay, and waits for the name of the organization', async () => {
    const { user, posted } = open(false, never);
    await user.click(await screen.findByRole('button', { name: 'Disable Harbor Balance' }));
    const question = within(await screen.findByRole('dialog', { name: 'Disable Harbor Balance?' }));
    expect(await question.findByText('200 patients will be discharged.')).toBeVisible();
    expect(question.getByText('1 user will lose access.')).toBeVisible();
    expect(question.getByText(/patients stay discharged/)).toBeVisible();
    const name = question.getByLabelText('Organization Name');
    await waitFor(() => expect(name).toHaveFocus());
    for (const typed of ['Harbor', ' balance{Enter}']) {
      await user.type(name, typed);
      expect(question.getByRole('button', { name: 'Disable' })).toBeDisabled();
    }
    expect(posted()).toEqual([]);
    await user.clear(name);
    await user.paste('Harbor Balance');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(posted()).toEqual(['/v2/admin/organizations/5/disable']));
  });

  it('AORG-14 is possible when the counts cannot be loaded', async () => {
    const { disable, posted } = open(false, never, {
      'GET /v2/admin/organizations/5/disabling-reach': errorResponse(500),
    });
    await disable();
    expect(screen.getByText('The number of patients and users affected could not be loaded.')).toBeInTheDocument();
    expect(posted()).toEqual(['/v2/admin/organizations/5/disable']);
  });

  it('ignores a second click on the confirmation, and leaves the focus in the row', async () => {
    const { user, disable, posted } = open(false, never);
    await disable();
    const question = screen.getByRole('dialog', { hidden: true });
    const again = within(question).getByRole('button', { name: 'Disable', hidden: true });
    await expect(user.click(again)).rejects.toThrow('pointer-events');
    expect(posted()).toEqual(['/v2/admin/organizations/5/disable']);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: /able Harbor Balance/ })).toHaveFocus());
  });

  it('AORG-19 ERR-16 ERR-18 shows its progress, says when it is done and reloads the list', async () => {
    const { now, disable, lists, asked } = open(false, never);
    await disable();
    expect(await screen.findByText('Attempting to disable organization. This may take a few minutes.')).toBeVisible();
    expect(await screen.findByText('Disabling… 0 of 200')).toBeVisible();
    now.change = running(40);
    await tick();
    expect(await screen.findByText('Disabling… 40 of 200')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Patients of Harbor Balance discharged' })).toHaveAttribute(
      'aria-valuenow',
      '20',
    );
    expect(screen.queryByText('Successfully disabled organization')).toBeNull();
    const before = lists().length;
    now.change = { ...running(200), state: 'done' };
    await tick();
    expect(await screen.findByText('Successfully disabled organization')).toBeVisible();
    await waitFor(() => expect(lists().length).toBeGreaterThan(before));
    expect(await screen.findByRole('button', { name: 'Enable Harbor Balance' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Disabling/)).toBeNull());
    expect(asked().length).toBeGreaterThan(1);
    // Polling does not keep a session alive.
    expect(asked().every(({ headers }) => headers.get('x-background') === '1')).toBe(true);
  });

  it('AORG-19 ERR-20 reports that it failed; it can be tried again from the row', async () => {
    const { user, now, disable, posted } = open(false, never);
    await disable();
    await screen.findByText('Disabling… 0 of 200');
    now.change = { ...running(80), state: 'failed' };
    await tick();
    expect(await screen.findByText('Failed to disable organization')).toBeVisible();
    expect(await screen.findByText('Failed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again: disable Harbor Balance' }));
    expect(await screen.findByText('Disabling… 0 of 200')).toBeVisible();
    expect(posted()).toEqual(Array.from({ length: 2 }, () => '/v2/admin/organizations/5/disable'));
  });

  it('ERR-20 reports that the server rejected it', async () => {
    const { disable, asked } = open(false, never, { 'POST /v2/admin/organizations/5/disable': errorResponse(500) });
    await disable();
    expect(await screen.findByText('Failed to disable organization')).toBeVisible();
    expect(asked()).toEqual([]);
  });

  it('AORG-19 keeps waiting while the network is away', async () => {
    let away = true;
    const { now, disable } = open(false, never, {
      'GET /v2/admin/organizations/5/access-change': () =>
        away ? errorResponse(503) : [200, { ...running(200), state: 'done' }],
    });
    await disable();
    await screen.findByText('Disabling… 0 of 200');
    now.change = { ...running(200), state: 'done' };
    away = false;
    await tick();
    expect(await screen.findByText('Successfully disabled organization')).toBeVisible();
    expect(screen.queryByText('Failed to disable organization')).toBeNull();
  });

  it('AORG-19 shows its progress to another reader, in the background, until the list reloads', async () => {
    const { now, lists, asked } = open(true, running(40));
    expect(await screen.findByText('Disabling… 40 of 200')).toBeVisible();
    now.change = running(160);
    await tick();
    expect(await screen.findByText('Disabling… 160 of 200')).toBeVisible();
    const before = lists().length;
    now.change = { ...running(200), state: 'done' };
    await tick();
    await waitFor(() => expect(screen.queryByText(/Disabling/)).toBeNull());
    expect(lists().length).toBeGreaterThan(before);
    expect(screen.queryByText('Successfully disabled organization')).toBeNull();
    expect(asked().every(({ headers }) => headers.get('x-background') === '1')).toBe(true);
    const calls = asked().length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toHaveLength(calls);
  });

  it('AORG-19 shows every reader of the row that it failed', async () => {
    open(true, { ...running(80), state: 'failed' });
    expect(await screen.findByText('Failed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again: disable Harbor Balance' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enable Harbor Balance' })).toBeVisible();
  });
});

describe('enabling', () => {
  it('AORG-18 ERR-15 ERR-17 AORG-19 needs no confirmation and reloads the list', async () => {
    const { user, posted } = open(true, { ...running(200), state: 'done' });
    await user.click(await screen.findByRole('button', { name: 'Enable Harbor Balance' }));
    expect(await screen.findByText('Attempting to enable organization. This may take a few minutes.')).toBeVisible();
    expect(await screen.findByText('Successfully enabled organization')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Disable Harbor Balance' })).toBeVisible();
    expect(posted()).toEqual(['/v2/admin/organizations/5/enable']);
  });

  it('ERR-19 reports that the server rejected it', async () => {
    const { user } = open(true, never, { 'POST /v2/admin/organizations/5/enable': errorResponse(409) });
    await user.click(await screen.findByRole('button', { name: 'Enable Harbor Balance' }));
    expect(await screen.findByText('Failed to enable organization')).toBeVisible();
  });

  it('AORG-19 replaces a disabling that is still running, which then reports nothing', async () => {
    const { user, disable } = open(false, never);
    await disable();
    await screen.findByText('Disabling… 0 of 200');
    await user.click(await screen.findByRole('button', { name: 'Enable Harbor Balance' }));
    expect(await screen.findByText('Successfully enabled organization')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Disabling/)).toBeNull());
    await vi.advanceTimersByTimeAsync(6000);
    expect(screen.queryByText('Successfully disabled organization')).toBeNull();
    expect(screen.queryByText('Failed to disable organization')).toBeNull();
  });
});

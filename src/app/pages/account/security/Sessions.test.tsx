import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../../../tests/component/renderApp.tsx';
import { clinicAdmin } from '../../../../../tests/component/people.ts';

// The account belongs to no feature, so no plugins are needed.
vi.mock('../../../plugins.ts', () => ({ plugins: [] }));

const session = (id: string, more: object = {}) => ({
  id,
  browser: 'Chrome',
  system: 'Windows',
  signedInAt: '2026-11-23T14:30:00.000Z',
  lastActiveAt: '2026-11-23T14:55:00.000Z',
  isCurrent: false,
  ...more,
});
const own = session('0f5e6f0a-3d5a-4e5c-9a40-5a1f2f3b4c51', { isCurrent: true });
const phone = session('0f5e6f0a-3d5a-4e5c-9a40-5a1f2f3b4c52', { browser: 'Safari', system: 'iPhone' });
const unknown = session('0f5e6f0a-3d5a-4e5c-9a40-5a1f2f3b4c53', { browser: null, system: null });

function open(others: object[]) {
  let sessions = [own, ...others];
  return renderApp('/user/account/security', {
    answers: {
      'GET /v2/users/current': [200, clinicAdmin],
      'GET /v2/identity/second-factor': [
        200,
        { app: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false, hasPassword: true },
      ],
      'GET /v2/identity/sessions': () => [200, { sessions }] as const,
      [`DELETE /v2/identity/sessions/${phone.id}`]: () => {
        sessions = sessions.filter((one) => one !== phone);
        return [200, null] as const;
      },
      'POST /v2/identity/sessions/end-others': () => {
        const ended = sessions.length - 1;
        sessions = [own];
        return [200, { ended }] as const;
      },
    },
  });
}

it('sessions are listed with device and times in the organization’s time zone, the current one marked', async () => {
  open([phone, unknown]);
  expect(await screen.findByRole('heading', { name: 'Chrome on Windows (this session)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Safari on iPhone' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unknown device' })).toBeVisible();
  // 14:30 UTC is 7:30 in Denver.
  expect(screen.getAllByText('11/23/2026, 07:30 AM')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Sign out of Chrome on Windows' })).toBeNull();
});

it('another session is ended', async () => {
  const { user } = open([phone]);
  await user.click(await screen.findByRole('button', { name: 'Sign out of Safari on iPhone' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Session signed out.');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign out of all other sessions' })).toBeNull();
});

it('all other sessions are ended at once', async () => {
  const { user } = open([phone, unknown]);
  await user.click(await screen.findByRole('button', { name: 'Sign out of all other sessions' }));
  expect(await screen.findByRole('status')).toHaveTextContent('2 sessions signed out.');
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
});

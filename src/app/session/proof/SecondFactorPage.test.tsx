import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defineCall } from '../../../../contract/platform/call.ts';
import { call } from '../../../../dataProvider/client.ts';
import { errorResponse } from '../../../../tests/component/fakeApi.ts';
import { renderApp } from '../../../../tests/component/renderApp.tsx';
import { clinicAdmin } from '../../../../tests/component/people.ts';

vi.mock('../../plugins.ts', () => ({
  plugins: [
    {
      id: 'alone',
      console: 'portal',
      visibleTo: () => true,
      pages: [{ path: '/patients/', page: () => <h1>Patients of today</h1> }],
      messages: { en: {} },
    },
  ],
}));

const standing = { app: false, passkeys: [], recoveryCodesLeft: 0, isRequired: true, hasPassword: true };
const uri = 'otpauth://totp/Exer:ada%40northside.example?secret=JBSWY3DPEHPK3PXP&issuer=Exer';

it('a user without the required second factor sets it up first, and then continues to the requested page', async () => {
  let due: object = { secondFactorDue: 'SET_UP' };
  const { user, calls } = renderApp('/patients/', {
    answers: {
      'GET /v2/users/current': () => [200, { ...clinicAdmin, ...due }] as const,
      'GET /v2/identity/second-factor': [200, standing],
      'POST /v2/identity/second-factor/app': [200, { uri, secret: 'JBSWY3DPEHPK3PXP' }],
      'POST /v2/identity/second-factor/app/enable': () => {
        due = {};
        return [200, { recoveryCodes: ['aaaaa-11111'] }] as const;
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  expect(screen.getByText(/^Northside Physical Therapy requires a second step after your password/)).toBeVisible();
  await user.type(await screen.findByLabelText('Password'), 'correct horse battery{Enter}');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('aaaaa-11111')).toBeVisible();
  expect(screen.queryByText('Patients of today')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Recovery codes copied.')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('Patients of today')).toBeVisible();
  expect(window.location.pathname).toBe('/patients/');
  expect(calls().filter((made) => !/identity|users\/current|status|chat-token/.test(made))).toEqual([]);
});

it('a user who signed in without their second factor proves it first', async () => {
  let due: object = { secondFactorDue: 'SHOW' };
  const { user } = renderApp('/patients/', {
    answers: {
      'GET /v2/users/current': () => [200, { ...clinicAdmin, ...due }] as const,
      'GET /v2/identity/confirm': [200, { methods: ['TOTP', 'RECOVERY'] }],
      'POST /v2/identity/confirm': () => {
        due = {};
        return [200, { done: true }] as const;
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Complete two-step verification' })).toBeVisible();
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('Patients of today')).toBeVisible();
});

it('a requirement that starts while a user works reaches them with their next call', async () => {
  let due: object = {};
  renderApp('/patients/', {
    answers: {
      'GET /v2/users/current': () => [200, { ...clinicAdmin, ...due }] as const,
      'GET /v2/identity/second-factor': [200, standing],
      'GET /v2/locations': errorResponse(403, 'Your organization requires two-step verification.', {
        reason: 'SECOND_FACTOR',
      }),
    },
  });
  expect(await screen.findByText('Patients of today')).toBeVisible();
  due = { secondFactorDue: 'SET_UP' };
  const someCall = defineCall({
    id: 'someCall',
    summary: 'A call',
    method: 'GET',
    path: '/v2/locations',
    access: { action: 'organization.read' },
  });
  await act(() => call(someCall));
  await waitFor(() => expect(screen.queryByText('Patients of today')).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
});

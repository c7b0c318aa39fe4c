import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { currentAddress, renderApp, visitor } from '../../../tests/component/renderApp.tsx';

const done = [200, { done: true }] as const;
const findEmail = () => screen.findByLabelText('Email');
const carried = { state: { username: 'ada@northside.example' } };

describe('forgot password', () => {
  it('AUTH-30 AUTH-31 ERR-47 leads from the email step to reset-password, without the email in the address', async () => {
    const { user, sent } = renderApp('/user/forgot-password/', {
      answers: { ...visitor, 'POST /v2/identity/forgot-password': done },
    });
    await user.type(await findEmail(), 'ada@northside.example{Enter}');
    expect(await screen.findByLabelText('Verification Code')).toBeVisible();
    expect(currentAddress()).toBe('/user/reset-password/');
    expect(screen.getByRole('status')).toHaveTextContent('A password verification code has been sent to your email.');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ username: 'ada@northside.example' });
  });

  it('AUTH-33 AUTH-32 rejects an empty or invalid email beside the field', async () => {
    const { user, calls } = renderApp('/user/forgot-password/');
    const email = await findEmail();
    await user.click(screen.getByRole('button', { name: 'Send Code' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required.'));
    await user.type(email, 'ada');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email must be valid.'));
    expect(calls()).not.toContain('POST /v2/identity/forgot-password');
  });

  it('OPEN-038 ERR-49 shows the server message about an error under the email', async () => {
    const { user } = renderApp('/user/forgot-password/', {
      answers: { ...visitor, 'POST /v2/identity/forgot-password': errorResponse(429, 'Please wait a minute.') },
    });
    await user.type(await findEmail(), 'ada@northside.example{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please wait a minute.'));
    expect(currentAddress()).toBe('/user/forgot-password/');
  });
});

describe('reset password', () => {
  const code = () => screen.findByLabelText('Verification Code');
  const password = () => screen.getByLabelText('New Password');
  const submit = () => screen.getByRole('button', { name: 'Reset Password' });

  it('AUTH-36 redirects to the login when no username was passed', async () => {
    renderApp('/user/reset-password/');
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
  });

  it('AUTH-34 AUTH-37 AUTH-38 asks for code and password', async () => {
    const { user, calls } = renderApp('/user/reset-password/', carried);
    await code();
    await user.click(submit());
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription('Verification code is required.'));
    expect(document.getElementById('field-password-error')).toHaveTextContent('Password is required.');
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(calls()).not.toContain('POST /v2/identity/reset-password');
  });

  it('AUTH-35 ERR-48 returns to the login after a successful reset and confirms it', async () => {
    const { user, sent } = renderApp('/user/reset-password/', {
      ...carried,
      answers: { ...visitor, 'POST /v2/identity/reset-password': done },
    });
    await user.type(await code(), '123456');
    await user.type(password(), 'four unrelated words{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your password has been reset. Please login with your new password.',
    );
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      username: 'ada@northside.example',
      code: '123456',
      password: 'four unrelated words',
    });
  });

  it('AUTH-39 OPEN-034 ERR-49 shows the server message about a rejection on the password field', async () => {
    const message = 'That password is used too often.';
    const { user } = renderApp('/user/reset-password/', {
      ...carried,
      answers: { ...visitor, 'POST /v2/identity/reset-password': errorResponse(422, message) },
    });
    await user.type(await code(), '123456');
    await user.type(password(), 'password1');
    await user.click(submit());
    await waitFor(() => expect(document.getElementById('field-password-error')).toHaveTextContent(message));
    await waitFor(() => expect(password()).toHaveFocus());
  });
});

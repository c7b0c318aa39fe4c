import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '../testing/fakeApi.ts';
import { addressOfPage, openApp, visitor } from '../testing/openApp.tsx';

const done = [200, { done: true }] as const;
const findEmail = () => screen.findByLabelText('Email');
const carried = { state: { username: 'ada@northside.example' } };

describe('forgot password', () => {
  it('AUTH-30 AUTH-31 ERR-47 the email step leads to reset-password, with nothing of the email in the address', async () => {
    const { user, sent } = openApp('/user/forgot-password/', {
      answers: { ...visitor, 'POST /v2/identity/forgot-password': done },
    });
    await user.type(await findEmail(), 'ada@northside.example{Enter}');
    expect(await screen.findByLabelText('Verification Code')).toBeVisible();
    expect(addressOfPage()).toBe('/user/reset-password/');
    expect(screen.getByRole('status')).toHaveTextContent('A password verification code has been sent to your email.');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ username: 'ada@northside.example' });
  });

  it('AUTH-33 AUTH-32 an empty or invalid email is told beside the field', async () => {
    const { user, calls } = openApp('/user/forgot-password/');
    const email = await findEmail();
    await user.click(screen.getByRole('button', { name: 'Send Code' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required.'));
    await user.type(email, 'ada');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email must be valid.'));
    expect(calls()).not.toContain('POST /v2/identity/forgot-password');
  });

  it('OPEN-038 ERR-49 a failure shows the server message under the email', async () => {
    const { user } = openApp('/user/forgot-password/', {
      answers: { ...visitor, 'POST /v2/identity/forgot-password': refused(429, 'Please wait a minute.') },
    });
    await user.type(await findEmail(), 'ada@northside.example{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please wait a minute.'));
    expect(addressOfPage()).toBe('/user/forgot-password/');
  });
});

describe('reset password', () => {
  const code = () => screen.findByLabelText('Verification Code');
  const password = () => screen.getByLabelText('New Password');
  const submit = () => screen.getByRole('button', { name: 'Reset Password' });

  it('AUTH-36 leads to the login when no username was carried', async () => {
    openApp('/user/reset-password/');
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
  });

  it('AUTH-34 AUTH-37 AUTH-38 asks for code and password', async () => {
    const { user, calls } = openApp('/user/reset-password/', carried);
    await code();
    await user.click(submit());
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription('Verification code is required.'));
    expect(document.getElementById('field-password-error')).toHaveTextContent('Password is required.');
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(calls()).not.toContain('POST /v2/identity/reset-password');
  });

  it('AUTH-35 ERR-48 a successful reset returns to the login and says so', async () => {
    const { user, sent } = openApp('/user/reset-password/', {
      ...carried,
      answers: { ...visitor, 'POST /v2/identity/reset-password': done },
    });
    await user.type(await code(), '123456');
    await user.type(password(), 'four unrelated words{Enter}');
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your password has been reset. Please login with your new password.',
    );
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      username: 'ada@northside.example',
      code: '123456',
      password: 'four unrelated words',
    });
  });

  it('AUTH-39 OPEN-034 ERR-49 a refusal shows the server message on the password field', async () => {
    const message = 'That password is used too often.';
    const { user } = openApp('/user/reset-password/', {
      ...carried,
      answers: { ...visitor, 'POST /v2/identity/reset-password': refused(422, message) },
    });
    await user.type(await code(), '123456');
    await user.type(password(), 'password1');
    await user.click(submit());
    await waitFor(() => expect(document.getElementById('field-password-error')).toHaveTextContent(message));
    await waitFor(() => expect(password()).toHaveFocus());
  });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { users } from './plugin.tsx';

const invite = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@harbor.example',
  inviteCode: 'abcdefghijklmnop1234',
  hasAccount: false,
};
const link = 'http://localhost:3000/user/create/abcdefghijklmnop1234';
const open = (answer?: unknown) =>
  renderFeature(users, '/admin/users/signup-link', {
    answers: answer ? { 'GET /v2/admin/invite-code': answer as ReturnType<typeof errorResponse> } : {},
  });
const search = async ({ user }: ReturnType<typeof open>) =>
  user.type(await screen.findByLabelText('User Email'), 'ana@harbor.example{Enter}');

it('SHELL-39 AUSR-06 AUSR-07 AUSR-10 AUSR-11 AUSR-12 API-39 the search shows the link of an invite and copies it', async () => {
  const opened = open([200, invite]);
  expect(await screen.findByRole('link', { name: 'Get Provider Signup Link' })).toHaveAttribute(
    'href',
    '/admin/users/signup-link',
  );
  await search(opened);
  for (const text of ['Ana Ruiz', 'ana@harbor.example', link]) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(link).closest('s')).toBeNull();
  expect(opened.sent.find(({ path }) => path === '/v2/admin/invite-code')?.query).toEqual({
    email: 'ana@harbor.example',
  });
  await opened.user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Signup link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

it('AUSR-13 AUSR-14 a link is struck through when the account already exists', async () => {
  await search(open([200, { ...invite, hasAccount: true }]));
  expect(
    await screen.findByText('This provider already has an account. The signup link below will not do anything.'),
  ).toBeVisible();
  expect(screen.getByText(link).closest('s')).not.toBeNull();
});

it('AUSR-08 AUSR-09 an empty search asks for the email', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Get Link' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(sent.some(({ path }) => path === '/v2/admin/invite-code')).toBe(false);
});

it('ERR-46 an email that nobody was invited with is reported', async () => {
  await search(open(errorResponse(404, 'Invite not found.')));
  expect(await screen.findByText('No patient found, please check the email.')).toBeVisible();
});

it('AUSR-07 a validation error of the server is shown beside the email', async () => {
  await search(open(errorResponse(400, 'The request is not valid.', { fields: { email: 'Email must be valid.' } })));
  await waitFor(() => expect(screen.getByLabelText('User Email')).toHaveAccessibleDescription('Email must be valid.'));
});

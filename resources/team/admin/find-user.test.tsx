import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildMenu } from '../../../src/ui/plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { users } from './plugin.tsx';

const uuid = '6e2ad3f0-0f52-4d6a-9a40-7f4f1b1d6a11';
const profile = {
  id: uuid,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@harbor.example',
  organization: { id: 5, name: 'Harbor Balance' },
};
const open = (answer?: unknown) =>
  renderFeature(users, '/admin/users/find-by-uuid', {
    answers: answer ? { 'GET /v2/admin/user-profile': answer as ReturnType<typeof errorResponse> } : {},
  });

it('SEC-09 SHELL-39 the search is for the two kinds of vendor staff only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [users])).toMatchObject([
      {
        label: 'adminMenu.users',
        children: [{ to: '/admin/users/signup-link' }, { to: '/admin/users/find-by-uuid' }],
      },
    ]);
  }
  expect(buildMenu(clinicAdmin, [users])).toEqual([]);
});

it('SHELL-39 AUSR-01 AUSR-02 AUSR-04 AUSR-05 API-38 the search finds a user, and then another', async () => {
  const { user, sent } = open([200, profile]);
  expect(await screen.findByRole('link', { name: 'Get User By UUID' })).toHaveAttribute(
    'href',
    '/admin/users/find-by-uuid',
  );
  await user.type(await screen.findByLabelText('User UUID'), `${uuid}{Enter}`);
  for (const text of ['Ana', 'Ruiz', 'ana@harbor.example', 'Harbor Balance'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(sent.find(({ path }) => path === '/v2/admin/user-profile')?.query).toEqual({ uuid });
  const pages = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Find Another' }));
  // Back leads to the previous page, not to the previously found user.
  expect(window.history.length).toBe(pages);
  expect(screen.getByLabelText('User UUID')).toHaveValue('');
  expect(screen.queryByText('ana@harbor.example')).toBeNull();
});

it('API-38 a user of a link with the UUID in upper case is shown', async () => {
  renderFeature(users, `/admin/users/find-by-uuid?uuid=${uuid.toUpperCase()}`, {
    answers: { 'GET /v2/admin/user-profile': [200, profile] },
  });
  expect(await screen.findByText('ana@harbor.example')).toBeVisible();
});

it('AUSR-03 OPEN-122 an empty search asks for the id', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Find User' }));
  expect(await screen.findByText('UUID is required')).toBeVisible();
  expect(sent.some(({ path }) => path === '/v2/admin/user-profile')).toBe(false);
});

it.each([404, 400])('ERR-45 an id that belongs to nobody is reported (%i)', async (status) => {
  const { user } = open(errorResponse(status, 'User not found.'));
  await user.type(await screen.findByLabelText('User UUID'), 'nobody{Enter}');
  expect(await screen.findByText('No patient found, please check the UUID.')).toBeVisible();
});

it('SHELL-05 an unknown address below the users is reported as not found', async () => {
  renderFeature(users, '/admin/users/nobody/');
  expect(await screen.findByText('Page not found')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clientVersions } from './plugin.tsx';

const version = (id: string, updateRequired: boolean) => ({
  id,
  versionId: id,
  updateRequired,
  isLatest: false,
  updatedBy: null,
  version: 3,
});
const listed = [version('2.20.0', false), version('2.19.0', true), version('2.18.0', false)];

it('requires an update of several versions; those that somebody else changed stay chosen', async () => {
  const { user, sent } = openFeature(clientVersions, '/admin/scan/client-versions/', {
    answers: {
      'GET /v2/admin/scan/clients/': pageOf(listed),
      'PUT /v2/admin/scan/clients/2.20.0': [200, version('2.20.0', true)],
      'PUT /v2/admin/scan/clients/2.18.0': refused(412),
    },
  });
  await screen.findByText('2.20.0');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Require update' }));
  expect(await screen.findByText('One version was changed by somebody else and stays selected.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/v2/admin/scan/clients/2.20.0', body: { updateRequired: true } },
    { path: '/v2/admin/scan/clients/2.18.0', body: { updateRequired: true } },
  ]);
  expect(sent.find(({ method }) => method === 'PUT')?.headers.get('If-Match')).toBe('3');
  expect(await screen.findByText('1 selected')).toBeVisible();
  const left = within(screen.getByRole('row', { name: /2\.18\.0/ }));
  expect(left.getByRole('checkbox', { name: 'Select this row' })).toBeChecked();
});

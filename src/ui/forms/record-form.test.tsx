import { screen, within } from '@testing-library/react';
import { TextInput } from 'react-admin';
import { expect, it } from 'vitest';
import { definePlugin } from '../plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { CreateDialog, EditDialog } from './RecordDialogs.tsx';

const List = () => <h1>Locations</h1>;

/** Resources that say no more than their names and fields. */
const sample = definePlugin({
  id: 'sample',
  console: 'admin',
  visibleTo: () => true,
  resources: [
    {
      name: 'locations',
      list: List,
      edit: () => (
        <EditDialog list={List} transform={({ keyword }) => ({ keyword: keyword as unknown })}>
          <TextInput source="keyword" />
        </EditDialog>
      ),
      recordRepresentation: 'name',
    },
    {
      name: 'pros/forms',
      list: List,
      create: () => (
        <CreateDialog list={List}>
          <TextInput source="id" />
        </CreateDialog>
      ),
    },
  ],
  messages: {
    en: {
      resources: {
        locations: { name: 'Location |||| Locations', fields: { keyword: 'Keyword' } },
        'pros/forms': { name: 'Form |||| Forms' },
      },
    },
  },
});

const pier = { id: 3, name: 'Pier', keyword: 'tide', timezone: 'America/Denver', version: 7 };

it('a dialog over a resource is titled by the name of the resource and by what its record is called', async () => {
  renderFeature(sample, '/admin/locations/3', { answers: { 'GET /v2/admin/locations/3': [200, pier] } });
  expect(await screen.findByRole('dialog', { name: 'Location Pier' })).toBeVisible();
});

it('a dialog that adds a record is titled by the name of the resource', async () => {
  renderFeature(sample, '/admin/pros/forms/create');
  expect(await screen.findByRole('dialog', { name: 'Add Form' })).toBeVisible();
});

it('a record that somebody else saved meanwhile is told by the labels of the fields that are sent, under what was typed', async () => {
  const theirs = { ...pier, name: 'Old Pier', keyword: 'storm', version: 8 };
  const { user, sent, answering } = renderFeature(sample, '/admin/locations/3', {
    answers: {
      'GET /v2/admin/locations/3': [200, pier],
      'PATCH /v2/admin/locations/3': errorResponse(412, 'Someone else changed this in the meantime.', {
        current: theirs,
      }),
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const keyword = await dialog.findByRole('textbox', { name: 'Keyword' });
  await user.clear(keyword);
  await user.type(keyword, 'ebb');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Changed since you opened it')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    /^Keyword: changed from “tide” to “storm”\. You entered “ebb”\.$/,
  );
  expect(await screen.findByText('Someone else changed this in the meantime.')).toBeVisible();
  expect(keyword).toHaveValue('ebb');
  answering['PATCH /v2/admin/locations/3'] = [200, { ...theirs, keyword: 'ebb', version: 9 }];
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByRole('heading', { name: 'Locations' })).toBeVisible();
  const patches = sent.filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
    [{ keyword: 'ebb' }, '7'],
    [{ keyword: 'ebb' }, '8'],
  ]);
});

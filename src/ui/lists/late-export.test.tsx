import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Plugin } from '../plugin.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { RecordList } from '../RecordList.tsx';
import { listToolsMessages } from './messages.en.ts';

interface Place {
  id: number;
  name: string;
}
const places: Plugin = {
  id: 'places',
  console: 'admin',
  visibleTo: () => true,
  pages: [
    {
      path: '/admin/places/',
      page: () => (
        <RecordList<Place>
          resource="locations"
          name="Places"
          sort={{ field: 'name', order: 'ASC' }}
          empty="None."
          failed={(message) => message}
          tools="admin/locations"
          columns={[{ id: 'name', label: 'Name', render: ({ name }) => name, cell: ({ name }) => name }]}
        />
      ),
    },
  ],
  messages: { en: listToolsMessages },
};
const both = pagedResponse([
  { id: 3, name: 'Pier' },
  { id: 4, name: 'Shore' },
]);

it('an export restarted after it was stopped is not ended by a late response to the first', async () => {
  const late: (() => void)[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, answering } = renderFeature(places, '/admin/places/', { answers: { 'GET /v2/admin/locations': both } });
  await screen.findByText('Pier');
  answering['GET /v2/admin/locations'] = async () => {
    await new Promise<void>((go) => late.push(go));
    return both;
  };
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel export' }));
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(late).toHaveLength(2));
  late[0]!();
  await new Promise((settled) => setTimeout(settled, 50));
  expect(screen.getByRole('button', { name: 'Cancel export' })).toBeVisible();
  late[1]!();
  expect(await screen.findByText('2 rows exported.')).toBeVisible();
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plugin } from '../plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { RecordList } from '../RecordList.tsx';
import { SearchFilter } from '../SearchField.tsx';
import { listToolsMessages } from './messages.en.ts';

interface Place {
  id: number;
  name: string;
  keyword: string | null;
}
const opened: string[] = [];
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
          onOpen={({ name }) => opened.push(name)}
          filters={<SearchFilter source="q" label="Search" />}
          columns={[
            { id: 'name', label: 'Name', sort: 'name', render: ({ name }) => name, cell: ({ name }) => name },
            { id: 'keyword', label: 'Keyword', render: ({ keyword }) => keyword, cell: ({ keyword }) => keyword },
            { id: 'number', label: 'Number', optional: true, render: ({ id }) => id, cell: ({ id }) => id },
            { label: 'Action', render: ({ name }) => <button type="button">Edit {name}</button> },
          ]}
        />
      ),
    },
  ],
  messages: { en: listToolsMessages },
};
const pier = { id: 3, name: 'Pier', keyword: '=tide' };
const shore = { id: 4, name: 'Shore', keyword: null };
const answers = { 'GET /v2/admin/locations': pagedResponse([pier, shore]) };
const open = (more = {}, query = '') =>
  renderFeature(places, `/admin/places/${query}`, { answers: { ...answers, ...more } });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  opened.length = 0;
});

const id = '5a0e0000-0000-4000-8000-000000000001';
const settings = { filter: { q: 'pi' }, sort: 'name', order: 'DESC', perPage: 50 };
const saved = { id, list: 'admin/locations', name: 'Piers', settings, own: true, version: 4 };
const addressed = () => Object.fromEntries(new URLSearchParams(window.location.search));

describe('saved filters', () => {
  it('keep filters, order and page size under a name', async () => {
    const { user, sent } = open({
      'GET /v2/admin/saved-filters': [200, []],
      'POST /v2/admin/saved-filters': [201, saved],
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'pi');
    await waitFor(() => expect(addressed().filter).toBe('{"q":"pi"}'));
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    await user.click(await screen.findByRole('button', { name: 'Save current filters' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Piers{Enter}');
    expect(await screen.findByText('Filter saved.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      list: 'admin/locations',
      name: 'Piers',
      settings: { filter: { q: 'pi' }, sort: 'name', order: 'ASC', perPage: 15 },
    });
  });

  it('report at their field why a name is rejected, and keep what was typed', async () => {
    const taken = { fields: { name: 'You already have a filter with this name.' } };
    const { user } = open({
      'GET /v2/admin/saved-filters': [200, []],
      'POST /v2/admin/saved-filters': errorResponse(409, 'Refused', taken),
    });
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Piers{Enter}');
    expect(await screen.findByText(taken.fields.name)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Piers');
  });

  it('are used, shared by link, changed and deleted', async () => {
    const { user, sent } = open({
      'GET /v2/admin/saved-filters': [200, [saved]],
      [`PATCH /v2/admin/saved-filters/${id}`]: [200, { ...saved, version: 5 }],
      [`DELETE /v2/admin/saved-filters/${id}`]: [204, null],
    });
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    await user.click(await screen.findByRole('button', { name: 'Copy link to Piers' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/admin/places/?saved=${id}`);
    await user.click(screen.getByRole('button', { name: 'Replace Piers with the current filters' }));
    expect(await screen.findByText('Filter updated.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PATCH')?.headers.get('If-Match')).toBe('4');
    await user.click(screen.getByRole('button', { name: 'Delete Piers' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Piers' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Apply Piers' }));
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === '/v2/admin/locations').at(-1)?.query).toEqual({
        q: 'pi',
        page: '1',
        limit: '50',
        sort: '-name',
      }),
    );
  });

  it('open by link with their filters, order and page size', async () => {
    const { sent } = open({ [`GET /v2/admin/saved-filters/${id}`]: [200, { ...saved, own: false }] }, `?saved=${id}`);
    expect(await screen.findByText('Pier')).toBeVisible();
    expect(addressed()).toEqual({ filter: '{"q":"pi"}', sort: 'name', order: 'DESC', page: '1', perPage: '50' });
    expect(sent.filter(({ path }) => path === '/v2/admin/locations').map(({ query }) => query)).toEqual([
      { q: 'pi', page: '1', limit: '50', sort: '-name' },
    ]);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('pi');
  });

  it('report a link that leads nowhere, or to another list, and show the list alone', async () => {
    open({ [`GET /v2/admin/saved-filters/${id}`]: errorResponse(404) }, `?saved=${id}`);
    expect(await screen.findByText('This saved filter no longer exists.')).toBeVisible();
    expect(await screen.findByText('Pier')).toBeVisible();
    cleanup();
    const other = { ...saved, list: 'admin/scan-sessions' };
    open({ [`GET /v2/admin/saved-filters/${id}`]: [200, other] }, `?saved=${id}`);
    expect(await screen.findByText('This saved filter belongs to another list.')).toBeVisible();
  });
});

describe('columns', () => {
  it('are shown, hidden and ordered, and stay so', async () => {
    const { user } = open();
    await screen.findByText('Pier');
    expect(heads()).toEqual(['Name', 'Keyword', 'Action']);
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Number' }));
    await user.click(screen.getByRole('checkbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(heads()).toEqual(['Keyword', 'Number', 'Action']));
    cleanup();
    open();
    await screen.findByText('=tide');
    expect(heads()).toEqual(['Keyword', 'Number', 'Action']);
    expect(screen.queryByText('Pier')).toBeNull();
  });

  it('keep at least one visible, and can be reset', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Keyword' }));
    expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('checkbox', { name: 'Keyword' })).toBeChecked();
  });
});

describe('the export', () => {
  const written: Blob[] = [];
  const named: string[] = [];
  beforeEach(() => {
    written.length = 0;
    named.length = 0;
    const createObjectURL = (file: Blob) => (written.push(file), 'blob:csv');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      named.push(this.download);
    });
  });
  afterEach(() => void vi.useRealTimers());

  it("is named after the reader's local day: at half past nine in the evening in Denver it is not tomorrow", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T04:30:00Z') });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('2 rows exported.')).toBeVisible();
    expect(named).toEqual(['Places 2026-11-23.csv']);
  });

  it('writes every matching page, with the visible columns, and no formula', async () => {
    const many = Array.from({ length: 999 }, (_, n) => ({ id: 100 + n, name: `Place ${n}`, keyword: null }));
    const { user, sent } = open({
      'GET /v2/admin/locations': ({ query }: { query: Record<string, string> }) =>
        query.limit === '15'
          ? pagedResponse([pier, shore], 1001)
          : pagedResponse(query.page === '1' ? many : [pier, many[998]!], 1001),
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'p');
    await waitFor(() => expect(addressed().filter).toBe('{"q":"p"}'));
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('1000 rows exported.')).toBeVisible();
    expect(sent.filter(({ query }) => query.limit === '999').map(({ query }) => query)).toEqual([
      { q: 'p', page: '1', limit: '999', sort: 'name' },
      { q: 'p', page: '2', limit: '999', sort: 'name' },
    ]);
    const lines = (await written[0]!.text()).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('Name,Keyword');
    expect(lines[1]).toBe('Place 0,');
    expect(lines.at(-1)).toBe(`Pier,"'=tide"`);
    expect(lines).toHaveLength(1001);
  });

  it('reports too many rows, and why it failed', async () => {
    const { user, answering } = open({ 'GET /v2/admin/locations': pagedResponse([pier], 50_001) });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/50001 rows match, and a file can hold 50000/)).toBeVisible();
    answering['GET /v2/admin/locations'] = errorResponse(500, 'Out of order.');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The export failed. Out of order.')).toBeVisible();
    expect(written).toHaveLength(0);
  });
});

describe('the keyboard', () => {
  it('moves through the rows, opens one by Enter, and reaches a control inside by Tab', async () => {
    const { user } = open();
    await screen.findByText('Pier');
    const [first, second] = screen.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
    expect(first).toHaveAttribute('tabindex', '0');
    expect(second).toHaveAttribute('tabindex', '-1');
    first.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toHaveFocus());
    expect(second).toHaveAttribute('tabindex', '0');
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['Shore']);
    await user.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{End}{Tab}');
    await waitFor(() => expect(within(second).getByRole('button', { name: 'Edit Shore' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['Shore']);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildMenu, buildRoutes } from '../../src/ui/plugin.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { smallLibrary, buildTemplate } from '../../tests/component/exerciseLibrary.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { advanceTime, waitForTimers, stopTimers } from '../../tests/component/fakeTimers.ts';
import { programTemplates } from './plugin.tsx';

const path = '/programs/templates/';
const knee = buildTemplate(4, 'Knee, week 1');
const hip = buildTemplate(5, 'Hip', {
  notes: '',
  blocks: [...knee.blocks, { ...knee.blocks[0]!, uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a99' }],
});
const serving = (...templates: unknown[]) => ({
  'GET /v2/programs/templates': pagedResponse(templates),
  'GET /v2/exercises': [200, smallLibrary] as const,
});
const cards = async () => within(await screen.findByRole('list', { name: 'Templates' })).getAllByRole('listitem');

afterEach(() => void vi.useRealTimers());

describe('the list of Program Templates', () => {
  it('TPL-01 TPL-02 TPL-11 shows each template with date, name, number of exercises and notes', async () => {
    renderFeature(programTemplates, path, { answers: serving(knee, hip) });
    expect(await screen.findByRole('heading', { name: 'Program Templates', level: 1 })).toBeVisible();
    expect(screen.getByText('View and manage Program Templates')).toBeVisible();
    const [first, second] = await cards();
    expect(first).toHaveTextContent('Updated 11/10/2026');
    expect(first).toHaveTextContent('Slowly, and breathe.');
    expect(within(first!).getByRole('link', { name: 'Knee, week 1' })).toHaveAttribute('href', '/programs/templates/4');
    expect(first).toHaveTextContent('1 exercise');
    expect(second).toHaveTextContent('2 exercises');
  });

  it('TPL-03 searches by `Search for template`', async () => {
    const { user, sent } = renderFeature(programTemplates, path, { answers: serving(knee, hip) });
    await cards();
    await user.type(screen.getByRole('searchbox', { name: 'Search for template' }), 'knee');
    await waitFor(() =>
      expect(sent.filter((each) => each.path === '/v2/programs/templates').at(-1)?.query.q).toBe('knee'),
    );
  });

  it('stores search text and order as a saved filter, which a link opens', async () => {
    const id = '5a0e0000-0000-4000-8000-000000000001';
    const settings = { filter: { q: 'knee' }, sort: 'name', order: 'ASC', perPage: 15 };
    const saved = { id, list: 'templates', name: 'Knees', settings, own: true, version: 1 };
    const { user, sent } = renderFeature(programTemplates, `${path}?saved=${id}`, {
      answers: {
        ...serving(knee),
        [`GET /v2/saved-filters/${id}`]: [200, saved],
        'GET /v2/saved-filters': [200, []],
        'POST /v2/saved-filters': [201, saved],
      },
    });
    await cards();
    const lists = sent.filter(({ path: called }) => called === '/v2/programs/templates').map(({ query }) => query);
    expect(lists).toEqual([{ q: 'knee', page: '1', limit: '15', sort: 'name' }]);
    await user.click(screen.getByRole('button', { name: 'Saved filters' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Knees again{Enter}');
    expect(await screen.findByText('Filter saved.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      list: 'templates',
      name: 'Knees again',
      settings,
    });
  });

  it('TPL-05 opens the builder on New Template', async () => {
    renderFeature(programTemplates, path, { answers: serving(knee) });
    expect(await screen.findByRole('link', { name: 'New Template' })).toHaveAttribute(
      'href',
      '/programs/templates/builder/',
    );
  });

  it('TPL-06 opens the builder directly with add=true', async () => {
    renderFeature(programTemplates, `${path}?add=true`, { answers: serving(knee) });
    await waitFor(() => expect(window.location.pathname).toBe('/programs/templates/builder/'));
  });

  it('TPL-12 says that there are no templates', async () => {
    renderFeature(programTemplates, path, { answers: serving() });
    expect(await screen.findByText('No Program templates created yet')).toBeVisible();
    expect(screen.getByText('Create your first template.')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('reports a loading error and retries', async () => {
    let works = false;
    const answers = { 'GET /v2/programs/templates': () => (works ? pagedResponse([knee]) : errorResponse(500)) };
    const { user } = renderFeature(programTemplates, path, { answers });
    expect(await screen.findByText('The templates could not be loaded.')).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });
});

describe('the menu of a template', () => {
  it('TPL-13 has Edit, Duplicate, View and Delete', async () => {
    const { user } = renderFeature(programTemplates, path, { answers: serving(knee) });
    await user.click(await screen.findByRole('button', { name: 'Actions for Knee, week 1' }));
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Edit', '/programs/templates/builder/?edit=4'],
      ['Duplicate', '/programs/templates/builder/?duplicate=4'],
      ['View', '/programs/templates/4'],
      ['Delete', null],
    ]);
  });

  it('OPEN-089 TPL-17 asks before it deletes; the card disappears 1200 ms after the notification', async () => {
    let stored = [knee, hip];
    const { user, sent } = renderFeature(programTemplates, path, {
      answers: {
        'GET /v2/programs/templates': () => pagedResponse(stored),
        'DELETE /v2/programs/templates/4': () => ((stored = [hip]), [200, null]),
      },
    });
    const openMenu = async () => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Knee, week 1' }));
      await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
      return screen.findByRole('dialog', { name: 'Delete template?' });
    };
    await user.click(within(await openMenu()).getByRole('button', { name: 'Cancel' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    const dialog = within(await openMenu());
    stopTimers();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await waitForTimers(() => screen.getByText('Template deleted.'))).toBeVisible();
    const card = () => screen.queryByRole('link', { name: 'Knee, week 1', hidden: true })?.closest('li');
    await advanceTime(990);
    expect(card()).not.toHaveAttribute('data-fading', 'true');
    await advanceTime(10);
    expect(card()).toHaveAttribute('data-fading', 'true');
    await advanceTime(190);
    expect(card()).toBeInTheDocument();
    await advanceTime(10);
    await waitForTimers(() => expect(card()).toBeUndefined());
  });

  it('keeps a template that cannot be deleted, and shows the error', async () => {
    const { user } = renderFeature(programTemplates, path, {
      answers: {
        ...serving(knee),
        'DELETE /v2/programs/templates/4': errorResponse(503, 'Please try again in a moment.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Knee, week 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Delete template?' })).toBeVisible();
  });
});

describe('Select Multiple', () => {
  const balance = buildTemplate(6, 'Balance');
  const openSelecting = async (answers: object = {}) => {
    let stored = [knee, hip, balance];
    const opened = renderFeature(programTemplates, path, {
      answers: {
        ...serving(),
        'GET /v2/programs/templates': ({ query }) => {
          const limit = Number(query.limit ?? 15);
          return pagedResponse(
            limit > 15 ? [...stored, buildTemplate(9, 'On another page')] : stored,
            stored.length + 1,
          );
        },
        'POST /v2/programs/templates/delete': ({ body }) => {
          const { ids } = body as { ids: number[] };
          stored = stored.filter(({ id }) => !ids.includes(id));
          return [200, { deleted: ids, gone: [] }];
        },
        ...answers,
      },
    });
    await cards();
    await opened.user.click(screen.getByRole('button', { name: 'Select Multiple' }));
    return opened;
  };
  const press = (user: Awaited<ReturnType<typeof openSelecting>>['user'], name: string) =>
    user.click(screen.getByRole('button', { name }));
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('TPL-07 TPL-08 TPL-10 TPL-17 OPEN-089 deletes the selected templates by keyboard, after confirming the number', async () => {
    const { user, sent } = await openSelecting();
    box('Knee, week 1').focus();
    await user.keyboard(' ');
    expect(screen.queryByRole('link', { name: 'Knee, week 1' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for Knee, week 1' })).toBeNull();
    // The name is the label, so clicking the card selects.
    await user.click(screen.getByText('Balance'));
    expect([box('Knee, week 1'), box('Hip'), box('Balance')].map((each) => (each as HTMLInputElement).checked)).toEqual(
      [true, false, true],
    );
    await press(user, 'Delete 2 Templates');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 templates?' }));
    await dialog.findByText('Balance');
    expect(sent.some(({ path: called }) => called.endsWith('/delete'))).toBe(false);
    stopTimers();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete 2 Templates' }));
    expect(await waitForTimers(() => screen.getByText('2 templates deleted.'))).toBeVisible();
    expect(sent.find(({ path: called }) => called.endsWith('/delete'))!.body).toEqual({ ids: [4, 6] });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await waitForTimers(() =>
      expect(screen.getByRole('button', { name: 'Select Multiple', hidden: true })).toHaveFocus(),
    );
    const shown = () =>
      ['Knee, week 1', 'Hip', 'Balance'].filter((name) => screen.queryByRole('link', { name, hidden: true }));
    await advanceTime(1190);
    expect(shown()).toHaveLength(3);
    await advanceTime(10);
    await waitForTimers(() => expect(shown()).toEqual(['Hip']));
    vi.useRealTimers();
    await press(user, 'Select Multiple');
    expect(box('Hip')).not.toBeChecked();
  });

  it('OPEN-089 names the selected templates, also one that a search hides or that is on another page', async () => {
    const { user, answering } = await openSelecting();
    await press(user, 'Select all 4');
    await user.click(box('Balance'));
    const stored = [knee, hip, balance, buildTemplate(9, 'On another page')];
    answering['GET /v2/programs/templates'] = ({ query }) => pagedResponse(query.q ? [hip] : stored);
    await user.type(screen.getByRole('searchbox', { name: 'Search for template' }), 'hip');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Knee, week 1' })).toBeNull());
    await press(user, 'Delete 3 Templates');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 templates?' }));
    const names = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Knee, week 1', 'Hip', 'On another page']);
  });

  it('TPL-09 OPEN-088 has Clear Selection while something is selected, Cancel while nothing is', async () => {
    const { user } = await openSelecting();
    expect(screen.getByRole('button', { name: 'Delete 0 Templates' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Clear Selection' })).toBeNull();
    await user.click(box('Hip'));
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await press(user, 'Clear Selection');
    expect(box('Hip')).not.toBeChecked();
    await press(user, 'Cancel');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Select Multiple' })).toHaveFocus());
  });

  it('TPL-07 selects the page or all templates', async () => {
    const { user } = await openSelecting();
    await press(user, 'Select this page');
    expect(screen.getByRole('button', { name: 'Delete 3 Templates' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Select this page' })).toBeDisabled();
    await press(user, 'Select all 4');
    expect(await screen.findByRole('button', { name: 'Delete 4 Templates' })).toBeEnabled();
  });

  it('TPL-08 reports what another user has already deleted, and keeps what could not be deleted', async () => {
    const { user, answering } = await openSelecting({
      'POST /v2/programs/templates/delete': errorResponse(503, 'Please try again in a moment.'),
    });
    await user.click(box('Knee, week 1'));
    await user.click(box('Hip'));
    await press(user, 'Delete 2 Templates');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Hip');
    await user.click(dialog.getByRole('button', { name: 'Delete 2 Templates' }));
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    answering['POST /v2/programs/templates/delete'] = [200, { deleted: [4], gone: [5] }];
    await user.click(dialog.getByRole('button', { name: 'Delete 2 Templates' }));
    expect(await screen.findByText('1 deleted. 1 was already deleted.')).toBeVisible();
  });
});

it('TPL-01 the templates are sorted as selected', async () => {
  const { user, sent } = renderFeature(programTemplates, path, { answers: serving(knee) });
  await cards();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
  await waitFor(() => expect(sent.at(-1)!.query).toMatchObject({ sort: '-name' }));
});

describe('a template', () => {
  const one = {
    programId: 4,
    version: 1,
    name: 'Knee',
    notes: knee.notes,
    dailyFrequency: 2,
    weeklyFrequency: 6,
    blocks: knee.blocks,
    before: null,
    savedAt: '2026-11-01T18:00:00.000Z',
    savedBy: null,
    since: '2026-11-01T18:00:00.000Z',
    endedAt: null,
    isLatest: false,
  };
  const two = {
    ...one,
    version: 2,
    name: 'Knee, week 1',
    before: one,
    savedAt: '2026-11-10T18:00:00.000Z',
    savedBy: { id: 7, firstName: 'Grace', lastName: 'Hopper' },
    isLatest: true,
  };
  const open = (template: unknown, id = '4') =>
    renderFeature(programTemplates, `${path}${id}`, {
      answers: {
        ...serving(),
        'GET /v2/programs/templates/4': [200, template],
        'GET /v2/programs/templates/4/history': pagedResponse([two, one]),
      },
    });

  it('TPL-15 shows the last author, and the changes of each version', async () => {
    open(knee);
    const versions = within(await screen.findByRole('list', { name: 'Versions, newest first' }));
    const [changed, published] = versions
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('button') !== null);
    expect(changed).toHaveTextContent('Edited');
    expect(changed).toHaveTextContent('Grace Hopper, 11/10/2026');
    expect(changed).toHaveTextContent('Name: “Knee” → “Knee, week 1”');
    expect(published).toHaveTextContent('Published');
    expect(screen.getByText(/Updated 11\/10\/2026/).parentElement).toHaveTextContent('by Grace Hopper');
  });

  it('TPL-14 is not deleted again if another user has deleted it, and leads back', async () => {
    const { user, answering } = open(knee);
    answering['DELETE /v2/programs/templates/4'] = errorResponse(404, 'Template not found.');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The template was already deleted.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });

  it('TPL-14 TPL-15 shows name, frequency, exercises, notes and Edit Template', async () => {
    open({ ...knee, patientCount: 2 });
    expect(await screen.findByRole('heading', { name: 'Knee, week 1' })).toBeVisible();
    expect(screen.getByText('2 times a day, 6 days a week')).toBeVisible();
    expect(screen.getByText('Slowly, and breathe.')).toBeVisible();
    expect(await screen.findByText('Wall Squat')).toBeVisible();
    expect(screen.getByText('3 sets × 12 reps · Left')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit Template' })).toHaveAttribute(
      'href',
      '/programs/templates/builder/?edit=4',
    );
    expect(screen.getByText('2 patients have a program based on this template.')).toBeVisible();
  });

  it('TPL-14 shows a 404 page for an id that is not a number', async () => {
    const { sent } = open(knee, 'four');
    expect(await screen.findByText('Page not found')).toBeVisible();
    expect(sent.some(({ path: called }) => called.startsWith('/v2/programs'))).toBe(false);
  });

  it('reports that it does not exist', async () => {
    renderFeature(programTemplates, `${path}77`, {
      answers: { 'GET /v2/programs/templates/77': errorResponse(404, 'Template not found.') },
    });
    expect(await screen.findByText('Template not found.')).toBeVisible();
    expect(screen.getByText('Someone may have deleted it.')).toBeVisible();
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Program Templates' });
    expect(back).toHaveAttribute('href', path);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

const gaitOnly = { ...clinicAdmin, organization: { ...clinicAdmin.organization!, products: ['GAIT' as const] } };

describe('the plugin of Program Templates', () => {
  it('SHELL-14 shows Program Templates in the sidebar to health users only', async () => {
    renderFeature(programTemplates, '/programs/templates/', {
      answers: { 'GET /v2/programs/templates': pagedResponse([]) },
    });
    expect(await screen.findByRole('link', { name: 'Program Templates' })).toHaveAttribute(
      'href',
      '/programs/templates/',
    );
    expect(buildMenu(gaitOnly, [programTemplates])).toEqual([]);
    expect(buildRoutes(gaitOnly, [programTemplates], '/home/').map(({ redirectTo }) => redirectTo)).toEqual([
      '/home/',
      '/home/',
    ]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { smallLibrary, templateOf } from '../../src/testing/exerciseLibrary.ts';
import { programTemplates } from './plugin.tsx';

const path = '/programs/templates/';
const knee = templateOf(4, 'Knee, week 1');
const hip = templateOf(5, 'Hip', {
  notes: '',
  blocks: [...knee.blocks, { ...knee.blocks[0]!, uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a99' }],
});
const serving = (...templates: unknown[]) => ({
  'GET /v2/programs/templates': pageOf(templates),
  'GET /v2/exercises': [200, smallLibrary] as const,
});
const cards = async () => within(await screen.findByRole('list', { name: 'Templates' })).getAllByRole('listitem');

describe('the list of Program Templates', () => {
  it('TPL-01 TPL-02 TPL-11 shows each template with date, name, number of exercises and notes', async () => {
    openFeature(programTemplates, path, { answers: serving(knee, hip) });
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
    const asked: string[] = [];
    const answers = serving(knee, hip);
    const { user } = openFeature(programTemplates, path, { answers });
    await cards();
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => (asked.push(input as string), fetch(input, init));
    await user.type(screen.getByRole('searchbox', { name: 'Search for template' }), 'knee');
    await waitFor(() =>
      expect(asked.some((url) => url.includes('/v2/programs/templates?') && url.includes('q=knee'))).toBe(true),
    );
    globalThis.fetch = fetch;
  });

  it('TPL-05 opens the builder by New Template', async () => {
    openFeature(programTemplates, path, { answers: serving(knee) });
    expect(await screen.findByRole('link', { name: 'New Template' })).toHaveAttribute(
      'href',
      '/programs/templates/builder/',
    );
  });

  it('TPL-06 opens the builder by itself with add=true', async () => {
    openFeature(programTemplates, `${path}?add=true`, { answers: serving(knee) });
    await waitFor(() => expect(window.location.pathname).toBe('/programs/templates/builder/'));
  });

  it('TPL-12 says that there are none', async () => {
    openFeature(programTemplates, path, { answers: serving() });
    expect(await screen.findByText('No Program templates created yet')).toBeVisible();
    expect(screen.getByText('Create your first template.')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    let works = false;
    const answers = { 'GET /v2/programs/templates': () => (works ? pageOf([knee]) : refused(500)) };
    const { user } = openFeature(programTemplates, path, { answers });
    expect(await screen.findByText('The templates could not be loaded.')).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });
});

describe('the menu of a template', () => {
  it('TPL-13 has Edit, Duplicate, View and Delete', async () => {
    const { user } = openFeature(programTemplates, path, { answers: serving(knee) });
    await user.click(await screen.findByRole('button', { name: 'Actions for Knee, week 1' }));
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Edit', '/programs/templates/builder/?edit=4'],
      ['Duplicate', '/programs/templates/builder/?duplicate=4'],
      ['View', '/programs/templates/4'],
      ['Delete', null],
    ]);
  });

  it('OPEN-089 TPL-17 asks before it deletes; the card goes 1200 ms after the toast', async () => {
    let stored = [knee, hip];
    const { user, sent } = openFeature(programTemplates, path, {
      answers: {
        'GET /v2/programs/templates': () => pageOf(stored),
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
    await user.click(within(await openMenu()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Template deleted.')).toBeVisible();
    const toasted = performance.now();
    expect(await cards()).toHaveLength(2);
    await waitFor(
      () =>
        expect(screen.getByRole('link', { name: 'Knee, week 1' }).closest('li')).toHaveAttribute('data-fading', 'true'),
      { timeout: 3000 },
    );
    expect(performance.now() - toasted).toBeGreaterThan(800);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Knee, week 1' })).toBeNull(), { timeout: 3000 });
    expect(performance.now() - toasted).toBeGreaterThan(1000);
  });

  it('keeps the template and says why when it cannot be deleted', async () => {
    const { user } = openFeature(programTemplates, path, {
      answers: { ...serving(knee), 'DELETE /v2/programs/templates/4': refused(503, 'Please try again in a moment.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Knee, week 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Delete template?' })).toBeVisible();
  });
});

describe('a template', () => {
  const open = (template: unknown, id = '4') =>
    openFeature(programTemplates, `${path}${id}`, {
      answers: { ...serving(), 'GET /v2/programs/templates/4': [200, template] },
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
    expect(screen.getByText('2 patients hold a program made from this template.')).toBeVisible();
  });

  it('TPL-14 is no page for an id that is no number', async () => {
    const { sent } = open(knee, 'four');
    expect(await screen.findByText('Page not found')).toBeVisible();
    expect(sent.some(({ path: called }) => called.startsWith('/v2/programs'))).toBe(false);
  });

  it('says when there is none', async () => {
    openFeature(programTemplates, `${path}77`, {
      answers: { 'GET /v2/programs/templates/77': refused(404, 'Template not found.') },
    });
    expect(await screen.findByText('Template not found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

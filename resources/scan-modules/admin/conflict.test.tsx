import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminState } from '../../../src/app/consoles/consoleState.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { exampleModule, harbor, renderModules } from './fixtures.ts';

const PATCH = 'PATCH /v2/admin/organizations/5';
const names = () =>
  within(screen.getByRole('list', { name: 'Modules in order' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const inBar = (name: string) =>
  within(screen.getByRole('group', { name: 'Unsaved changes' })).getByRole('button', { name });
const theirs = { ...harbor, version: 7, scanModules: [...harbor.scanModules, exampleModule('m9', 'Hands')] };
const versionConflict = (current: object) =>
  errorResponse(412, 'Someone else changed this in the meantime.', { current });

async function deleteEmptyAndSave(current: object) {
  const opened = renderModules({ [PATCH]: versionConflict(current) });
  await opened.user.click(await screen.findByRole('button', { name: 'Delete Empty' }));
  await opened.user.click(inBar('Save'));
  return opened;
}
const patches = (sent: { method: string; headers: Headers; body: unknown }[]) =>
  sent
    .filter(({ method }) => method === 'PATCH')
    .map(({ headers, body }) => [
      headers.get('If-Match'),
      (body as { scanModules: { name: string }[] }).scanModules.map(({ name }) => name),
    ]);

it('MODS-21 C1 a conflict shows the stored modules and merges both, losing nothing', async () => {
  const { user, sent, answering } = await deleteEmptyAndSave(theirs);
  const stored = await screen.findByRole('list', { name: 'Modules currently saved' });
  expect(
    within(stored)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Balance · 2 assessments ', 'Empty · 0 assessments ', 'Hands · 0 assessments New']);
  // Nothing was deleted or moved, so nothing else is reported.
  expect(stored.nextElementSibling).toBeNull();
  expect(names()).toEqual(['Balance']);
  await user.click(screen.getByRole('button', { name: 'Keep my changes and add theirs' }));
  expect(names()).toEqual(['Balance', 'Hands']);
  answering[PATCH] = [200, { ...theirs, version: 8, scanModules: [theirs.scanModules[0], theirs.scanModules[2]] }];
  await user.click(inBar('Save'));
  expect(await screen.findByText('Harbor Balance Modules Updated')).toBeVisible();
  expect(patches(sent)).toEqual([
    ['4', ['Balance']],
    ['7', ['Balance', 'Hands']],
  ]);
});

it('C1 a conflict can be resolved with the stored modules', async () => {
  const { user } = await deleteEmptyAndSave(theirs);
  await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
  expect(names()).toEqual(['Balance', 'Empty', 'Hands']);
  expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull();
});

it('C1 a conflict lists what another user deleted, changed and moved', async () => {
  const [balance, empty] = harbor.scanModules;
  const hands = exampleModule('m9', 'Hands');
  const { user, answering } = renderModules({
    'GET /v2/admin/organizations/5': [200, { ...harbor, scanModules: [balance, hands, empty] }],
  });
  answering[PATCH] = versionConflict({
    ...harbor,
    version: 7,
    scanModules: [{ ...hands, name: 'Both hands' }, balance],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Empty' }));
  await user.click(inBar('Save'));
  const stored = await screen.findByRole('list', { name: 'Modules currently saved' });
  expect(stored.parentElement).toHaveTextContent(
    /^Both hands · 0 assessments Changed\s*Balance · 2 assessments\s*Deleted: Empty\s*The order of the modules changed\.$/,
  );
});

it('C1 a change of other data of the organization is not a conflict', async () => {
  const { sent, answering } = renderModules();
  let tries = 0;
  answering[PATCH] = () => {
    tries += 1;
    return tries === 1
      ? versionConflict({ ...harbor, name: 'Harbor Balance Institute', version: 7 })
      : [200, { ...harbor, version: 8, scanModules: [harbor.scanModules[0]] }];
  };
  (await screen.findByRole('button', { name: 'Delete Empty' })).click();
  (await screen.findByRole('button', { name: 'Save' })).click();
  expect(await screen.findByText('Harbor Balance Modules Updated')).toBeVisible();
  expect(patches(sent)).toEqual([
    ['4', ['Balance']],
    ['7', ['Balance']],
  ]);
});

it('MODS-18 unsaved changes stay while the organization reloads', async () => {
  let isRequested = false;
  const { user, answering } = renderModules();
  await user.click(await screen.findByRole('button', { name: 'Delete Empty' }));
  answering['GET /v2/admin/organizations/5'] = () => ((isRequested = true), new Promise(() => undefined));
  void adminState.queryClient.invalidateQueries();
  await waitFor(() => expect(isRequested).toBe(true));
  expect(names()).toEqual(['Balance']);
  expect(inBar('Save')).toBeVisible();
});

describe('OPEN-154 edits after a reload', () => {
  /** Leaves the storage as it is while the page is open, then opens the page again. */
  async function deleteEmptyAndReload(current: object) {
    const { user } = renderModules();
    await user.click(await screen.findByRole('button', { name: 'Delete Empty' }));
    const stored = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)!] as const);
    cleanup();
    for (const [key, value] of stored) sessionStorage.setItem(key, value);
    renderModules({ 'GET /v2/admin/organizations/5': [200, current] });
    await screen.findByRole('list', { name: 'Modules in order' });
  }

  it('are restored on the same version', async () => {
    await deleteEmptyAndReload(harbor);
    expect(names()).toEqual(['Balance']);
    expect(inBar('Save')).toBeEnabled();
    expect(
      await screen.findByText('Your unsaved changes from your last session are back. They are not saved yet.'),
    ).toBeVisible();
  });

  it('are discarded when another user has saved meanwhile', async () => {
    await deleteEmptyAndReload(theirs);
    expect(names()).toEqual(['Balance', 'Empty', 'Hands']);
    expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull();
  });
});

it('a validation error of the server names its module, and the edits stay', async () => {
  const { user, answering } = await deleteEmptyAndSave(theirs);
  answering[PATCH] = errorResponse(422, 'Some fields are faulty.', {
    fields: { 'scanModules.0.imageUrl': 'Invalid URL format' },
  });
  await user.click(await screen.findByRole('button', { name: 'Keep my changes and add theirs' }));
  await user.click(inBar('Save'));
  expect(await screen.findByText('Balance: Invalid URL format')).toBeVisible();
  expect(names()).toEqual(['Balance', 'Hands']);
});

it('MODS-18 leaving the page with unsaved changes needs a confirmation', async () => {
  const { user } = renderModules();
  await user.click(await screen.findByRole('button', { name: 'Delete Empty' }));
  await user.click(screen.getByRole('link', { name: 'All organizations' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['Balance']);
  await user.click(screen.getByRole('link', { name: 'All organizations' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('link', { name: 'Harbor Balance' })).toBeVisible();
});

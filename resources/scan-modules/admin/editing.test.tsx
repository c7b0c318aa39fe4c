import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { exampleModule, harbor, renderModules } from './fixtures.ts';

const PATCH = 'PATCH /v2/admin/organizations/5';
const card = (name: string) => screen.findByRole('group', { name });
const names = () =>
  within(screen.getByRole('list', { name: 'Modules in order' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const bar = () => screen.queryByRole('group', { name: 'Unsaved changes' });
const inBar = (name: string) => within(bar()!).getByRole('button', { name });
const dialogSave = () => within(document.querySelector<HTMLElement>('[role=dialog]')!).getByText('Save');
const sentModules = (body: unknown) => (body as { scanModules: { name: string; id: string }[] }).scanModules;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('MODS-15 dialogs of modules', () => {
  it('MODS-19 delete one, which a click restores to its position', async () => {
    const { user } = renderModules();
    await user.click(within(await card('Balance')).getByRole('button', { name: 'Delete Balance' }));
    expect(names()).toEqual(['Empty']);
    expect(within(bar()!).getByRole('status')).toHaveTextContent('Balance deleted');
    await waitFor(() => expect(inBar('Undo')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Balance', 'Empty']);
    expect(bar()).toBeNull();
  });

  it('MODS-22 MODS-23 MODS-24 ask for the required fields of a new one', async () => {
    const { user } = renderModules();
    await user.click(await screen.findByText('Add Module'));
    await screen.findByLabelText('Module Name');
    await user.click(dialogSave());
    for (const message of ['Module Name is required', 'Subtitle is required', 'Locked status is required']) {
      expect(await screen.findByText(message)).toBeVisible();
    }
  });

  it('MODS-14 MODS-18 MODS-21 MODS-29 ERR-30 add one, which is sent with the whole list', async () => {
    const { user, sent, answering } = renderModules();
    await user.click(await screen.findByRole('button', { name: 'Add Module' }));
    await screen.findByRole('dialog', { name: 'Add Module' });
    type('Module Name', 'Gait');
    type('Subtitle', 'Walks');
    type('Locked status', 'no');
    await user.click(screen.getByLabelText('Gait Event Screening'));
    expect(bar()).toBeNull();
    await user.click(dialogSave());
    await waitFor(() => expect(names()).toEqual(['Balance', 'Empty', 'Gait']));
    expect(within(bar()!).getByRole('status')).toHaveTextContent('Unsaved changes');
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);

    answering[PATCH] = ({ body }) => [
      200,
      { ...harbor, version: 5, scanModules: [...harbor.scanModules, { ...sentModules(body)[2], assessments: [] }] },
    ];
    const save = inBar('Save');
    // Both clicks come before the button can be disabled.
    act(() => {
      save.click();
      save.click();
    });
    expect(await screen.findByText('Harbor Balance Modules Updated')).toBeVisible();
    const [patch, ...more] = sent.filter(({ method }) => method === 'PATCH');
    expect(more).toEqual([]);
    expect(patch!.headers.get('If-Match')).toBe('4');
    expect(sentModules(patch!.body)).toEqual([
      {
        ...exampleModule('m1', 'Balance', { isLocked: true }),
        assessments: [
          { id: 'AST-0001', nameOverride: 'Reach' },
          { id: 'AST-0009', nameOverride: null },
        ],
      },
      exampleModule('m2', 'Empty'),
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        name: 'Gait',
        subtitle: 'Walks',
        isLocked: false,
        imageName: 'Assessment',
        imageUrl: `${window.location.origin}/scan-modules/5.svg`,
        assessments: [],
      },
    ]);
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('MODS-19 MODS-20 MODS-25 MODS-26 edit one; Cancel restores what was saved', async () => {
    const { user } = renderModules();
    await user.click(within(await card('Empty')).getByRole('button', { name: 'Edit Empty' }));
    await screen.findByRole('dialog', { name: 'Edit Module' });
    expect(screen.getByLabelText('No image')).toBeChecked();
    await user.click(screen.getByLabelText('Custom URL'));
    type('Image URL', 'http://images.example.com/a.png');
    type('Module Name', 'Filled');
    await user.click(dialogSave());
    expect(await screen.findByText('The image URL must start with https://')).toBeVisible();
    await user.click(screen.getByLabelText('No image'));
    await user.click(dialogSave());
    await waitFor(() => expect(names()).toEqual(['Balance', 'Filled']));
    await user.click(inBar('Cancel'));
    expect(names()).toEqual(['Balance', 'Empty']);
    expect(bar()).toBeNull();
  });

  it('MODS-20 leave no Undo that would delete again when a deletion is cancelled', async () => {
    const { user } = renderModules();
    await user.click(within(await card('Balance')).getByRole('button', { name: 'Delete Balance' }));
    expect(inBar('Undo')).toBeVisible();
    await user.click(inBar('Cancel'));
    expect(names()).toEqual(['Balance', 'Empty']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(bar()).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Scan Modules' })).toHaveFocus());
  });
});

describe('MODS-15 dialogs of assessments', () => {
  it('MODS-16 MODS-17 MODS-30 add one that the module does not have, by default with its own name', async () => {
    const { user } = renderModules();
    const balance = await card('Balance');
    await user.click(within(balance).getByRole('button', { name: 'Balance' }));
    await user.click(within(balance).getByRole('button', { name: 'Add Assessment' }));
    await screen.findByRole('dialog', { name: 'Add Assessment' });
    expect(await screen.findByRole('option', { name: 'Functional Reach (in this module)' })).toBeDisabled();
    expect(screen.getByRole('option', { name: 'Timed Up and Go (in this module)' })).toBeDisabled();
    expect(dialogSave()).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Assessment'), 'Tandem Stance');
    expect(dialogSave()).toBeEnabled();
    type('Name Override', '   ');
    await user.click(dialogSave());
    expect(await within(balance).findByText('Tandem Stance')).toBeVisible();
  });

  it('MODS-15 ERR-05 report in a toast and in place that the assessments cannot be loaded, and load them again', async () => {
    const assessments = 'GET /v2/admin/scan/assessments';
    const { user, answering } = renderModules({ [assessments]: errorResponse(500, 'Out of order.') });
    const balance = await card('Balance');
    await user.click(within(balance).getByRole('button', { name: 'Balance' }));
    await user.click(within(balance).getByRole('button', { name: 'Add Assessment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Assessment' }));
    const message = "Couldn't fetch assessments :(";
    expect(await dialog.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    answering[assessments] = [200, [{ id: 'AST-0020', name: 'Tandem Stance' }]];
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('option', { name: 'Tandem Stance' })).toBeEnabled();
  });

  it('MODS-15 MODS-30 rename one, or restore its own name if blank, and delete one', async () => {
    const { user, sent } = renderModules({ [PATCH]: errorResponse(422, 'Refused.') });
    const balance = await card('Balance');
    await user.click(within(balance).getByRole('button', { name: 'Balance' }));
    await user.click(within(balance).getByRole('button', { name: 'Edit Reach' }));
    await screen.findByRole('dialog', { name: 'Edit Assessment' });
    type('Name Override', ' ');
    await user.click(dialogSave());
    expect(await within(balance).findByRole('button', { name: 'Edit Functional Reach' })).toBeVisible();
    await user.click(within(balance).getByRole('button', { name: 'Delete Timed Up and Go' }));
    await user.click(inBar('Save'));
    expect(await screen.findByText('Refused.')).toBeVisible();
    const { body } = sent.find(({ method }) => method === 'PATCH')!;
    expect(sentModules(body)[0]).toMatchObject({ assessments: [{ id: 'AST-0001', nameOverride: null }] });
    expect(names()).toEqual(['Balance', 'Empty']);
  });
});

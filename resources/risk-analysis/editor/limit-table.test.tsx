import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { findBuiltInOutcome } from '../../../domain/risk-analysis/built-in-outcomes.ts';
import { openDraft } from '../../../domain/risk-analysis/editor/changes.ts';
import { validateDraft } from '../../../domain/risk-analysis/editor/draft-outcome.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { translateMessage } from '../../../src/ui/i18n/language.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { outcomeEditorTexts } from '../shared/editor.messages.en.ts';
import { LimitTable } from './LimitTable.tsx';

const measure = { type: 'REPS', units: 'reps' } as const;
const outcome = findBuiltInOutcome('AST-0019')!;

const Page = () => {
  const [draft, setDraft] = useState(() => openDraft(outcome, measure));
  const problems = Object.fromEntries(
    Object.entries(validateDraft(outcome, draft)).map(([place, message]) => [place, translateMessage(message)]),
  );
  return (
    <main>
      <LimitTable editing={{ draft, setDraft, problems }} measure={measure} />
    </main>
  );
};

/** The table of the 30-second chair stand: 14 limits. */
function open() {
  addMessages(outcomeEditorTexts);
  const plugin = definePlugin({
    id: 'limits',
    console: 'admin',
    visibleTo: () => true,
    pages: [{ path: '/admin/limits', page: Page }],
    messages: { en: {} },
  });
  return renderFeature(plugin, '/admin/limits');
}
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const values = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(2)
    .map((row) =>
      within(row)
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value),
    );

describe('OPEN-169 the table of limits by sex and age', () => {
  it('RISK-58 shows the 14 limits as seven age ranges under the two sexes', async () => {
    open();
    await screen.findByRole('table', { name: 'Risk Factors' });
    expect(values()).toEqual([
      ['60', '64', '< 14', '< 12'],
      ['65', '69', '< 12', '< 11'],
      ['70', '74', '< 12', '< 10'],
      ['75', '79', '< 11', '< 10'],
      ['80', '84', '< 10', '< 9'],
      ['85', '89', '< 8', '< 8'],
      ['90', '94', '< 7', '< 4'],
    ]);
    expect(screen.getByRole('columnheader', { name: 'Male' })).toBeVisible();
    expect(screen.getAllByRole('columnheader', { name: 'High Risk' })).toHaveLength(2);
  });

  it('RISK-48 is moved through by arrow keys and Enter, and reads a number alone as the limit before', async () => {
    const { user } = open();
    const first = await cell('Male, 60-64: High Risk');
    await user.click(first);
    await user.keyboard('15{Enter}');
    expect(await cell('Male, 65-69: High Risk')).toHaveFocus();
    await user.keyboard('>= 13{ArrowUp}');
    expect(first).toHaveFocus();
    expect(first).toHaveValue('< 15');
    expect(await cell('Male, 65-69: High Risk')).toHaveValue('≥ 13');
    await user.tab();
    expect(await cell('Female, 60-64: High Risk')).toHaveFocus();
  });

  it('shows an error in its cell, and keeps what was typed', async () => {
    const { user } = open();
    const first = await cell('Male, 60-64: High Risk');
    await user.click(first);
    await user.keyboard('many');
    await user.tab();
    expect(first).toBeInvalid();
    expect(first).toHaveValue('< many');
    expect(first).toHaveAccessibleDescription();
    const from = await cell('Age from, row 2');
    await user.clear(from);
    await user.type(from, '72');
    expect(from).toBeInvalid();
  });

  it('takes over cells of a spreadsheet, adds rows for them, and takes the paste back', async () => {
    const { user } = open();
    await user.click(await cell('Age from, row 7'));
    await user.paste('90-94\t6\t5\n95+\t3\t2\tnote 1');
    expect(values().slice(6)).toEqual([
      ['90', '94', '< 6', '< 5'],
      ['95', '', '< 3', '< 2'],
    ]);
    expect(screen.getByText(/9 cells pasted|8 cells pasted/)).toBeVisible();
    expect(screen.getByText(/No column is left for: note 1/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo paste' }));
    expect(values()).toHaveLength(7);
    expect(values()[6]).toEqual(['90', '94', '< 7', '< 4']);
  });

  it('takes a paste back only until the next edit, of the table or of details', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Details for ages 60-64' }));
    const edits = [
      async () => user.type(await cell('Male, 60-64: High Risk'), '5'),
      async () => user.type(screen.getAllByLabelText('Short description')[0]!, 'Weak'),
      () => user.click(screen.getByRole('button', { name: 'Delete ages 65-69' })),
    ];
    for (const edit of edits) {
      await user.click(await cell('Age from, row 6'));
      await user.paste('85-89\t6\t5\n90+\t3\t2');
      expect(screen.getByRole('button', { name: 'Undo paste' })).toBeVisible();
      await edit();
      expect(screen.queryByRole('button', { name: 'Undo paste' })).toBeNull();
    }
  });

  it('still takes a paste back after the focus has left a cell that it emptied', async () => {
    const { user } = open();
    await user.click(await cell('Age from, row 7'));
    await user.paste('90-94\t6\t');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(values()[6]).toEqual(['90', '94', '< 6', '']);
    await user.click(screen.getByRole('button', { name: 'Undo paste' }));
    expect(values()[6]).toEqual(['90', '94', '< 7', '< 4']);
  });

  it('keeps the details of a row open when rows above it go, and closes them with their row', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Details for ages 70-74' }));
    const details = () =>
      screen.queryAllByText(/: High Risk$/, { selector: 'legend' }).map(({ textContent }) => textContent);
    const expected = ['Male, 70-74: High Risk', 'Female, 70-74: High Risk'];
    expect(details()).toEqual(expected);
    await user.click(screen.getByRole('button', { name: 'Delete ages 60-64' }));
    expect(details()).toEqual(expected);
    await user.click(screen.getByRole('button', { name: 'Delete Male, 70-74: High Risk' }));
    expect(details()).toEqual(expected.slice(1));
    await user.click(screen.getByRole('button', { name: 'Delete ages 70-74' }));
    expect(details()).toEqual([]);
  });

  it('RISK-37 RISK-44 RISK-46 adds and deletes age ranges, and a blank cell has no limit', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add age range' }));
    expect(values().at(-1)).toEqual(['95', '', '> 0', '> 0']);
    await user.click(screen.getByRole('button', { name: 'Delete ages 60-64' }));
    expect(values()).toHaveLength(7);
    const female = await cell('Female, 65-69: High Risk');
    await user.clear(female);
    await user.tab();
    expect(values()[0]).toEqual(['65', '69', '< 12', '']);
    expect(female).toBeValid();
  });

  it('RISK-36 shows a further category as columns, and details of a row with its descriptions', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Medium Risk' }));
    await user.type(await cell('Female, 90-94: Medium Risk'), '< 6');
    await user.tab();
    expect(values()[6]).toEqual(['90', '94', '', '< 7', '< 6', '< 4']);
    await user.click(screen.getByRole('button', { name: 'Details for ages 90-94' }));
    expect(await screen.findByRole('group', { name: 'Female, 90-94: Medium Risk' })).toBeVisible();
    expect(screen.getAllByLabelText('Short description')).toHaveLength(3);
  });
});

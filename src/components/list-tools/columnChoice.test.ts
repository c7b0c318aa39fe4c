import { expect, it } from 'vitest';
import { chosenColumns, inChosenOrder, noChoice } from './columnChoice.ts';

const columns = [
  { id: 'name' },
  { id: 'zone' },
  { id: 'note', optional: true },
  { id: 'products' },
  { label: 'Action' },
];
const ids = (chosen: { id?: string }[]) => chosen.map(({ id }) => id ?? 'action');

it('shows every column but the optional ones until something is chosen', () => {
  expect(ids(chosenColumns(columns, noChoice))).toEqual(['name', 'zone', 'products', 'action']);
});

it('shows and hides what was chosen, in the chosen order, with actions last', () => {
  const choice = { order: ['products', 'note', 'name', 'zone'], shown: { zone: false, note: true } };
  expect(ids(chosenColumns(columns, choice))).toEqual(['products', 'note', 'name', 'action']);
});

it('puts a column that the choice does not know behind the one it follows by default', () => {
  expect(ids(inChosenOrder(columns, { order: ['products', 'zone', 'gone'], shown: {} }))).toEqual([
    'name',
    'products',
    'zone',
    'note',
    'action',
  ]);
});

it('never shows no column at all', () => {
  const none = { order: [], shown: { name: false, zone: false, products: false } };
  expect(ids(chosenColumns(columns, none))).toEqual(['name', 'zone', 'products', 'action']);
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { SortableList } from './SortableList.tsx';

interface Row {
  id: string;
  rows?: Row[];
}

const Rows = ({ label, rows }: { label: string; rows: Row[] }) => {
  const [items, order] = useState(rows);
  return (
    <SortableList label={label} items={items} onOrder={order} nameOf={({ id }) => id}>
      {(row) => (row.rows ? <Rows label={`In ${row.id}`} rows={row.rows} /> : row.id)}
    </SortableList>
  );
};

const HEIGHT = 50;

/** Lays out rows below each other, with the dragged one where its style puts it. */
function layOut(this: HTMLElement): DOMRect {
  const list = this.closest('ol');
  const rows = list ? [...list.children] : [];
  const moved = Number(/translate3d\(0px, (-?[\d.]+)px/.exec(this.style.transform)?.[1] ?? 0);
  return new DOMRect(0, Math.max(0, rows.indexOf(this)) * HEIGHT + moved, 300, HEIGHT);
}

beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(layOut));
afterEach(() => void vi.restoreAllMocks());

const open = (rows: Row[]) =>
  render(
    <I18nContextProvider value={createI18nProvider([])}>
      <Rows label="Program" rows={rows} />
    </I18nContextProvider>,
  );
const inOrder = (label: string) =>
  [...screen.getByRole('list', { name: label }).children].map((row) =>
    within(row as HTMLElement)
      .getAllByRole('button')[0]!
      .getAttribute('aria-label'),
  );
const getAnnouncements = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

async function press(name: string, ...codes: string[]) {
  handle(name).focus();
  for (const code of codes) {
    fireEvent.keyDown(document.activeElement!, { code, key: code });
    // The library starts to listen a moment later.
    await new Promise((waited) => setTimeout(waited, 50));
  }
}

const four = ['Bridge', 'Heel Slide', 'Plank', 'Squat'].map((id) => ({ id }));

describe('BLD-14 a sortable list', () => {
  it('is sorted by keyboard, which announces every position', async () => {
    open(four);
    await press('Plank', 'Space');
    expect(getAnnouncements()).toEqual(['Plank picked up. Position 3 of 4.']);
    await press('Plank', 'ArrowUp');
    expect(getAnnouncements()).toEqual(['Plank is over position 2 of 4.']);
    await press('Plank', 'ArrowUp', 'ArrowUp', 'Space');
    expect(getAnnouncements()).toEqual(['Plank moved to position 1 of 4.']);
    expect(inOrder('Program')).toEqual(['Move Plank', 'Move Bridge', 'Move Heel Slide', 'Move Squat']);
  });

  it('is restored by Escape', async () => {
    open(four);
    await press('Bridge', 'Space', 'ArrowDown', 'Escape');
    expect(getAnnouncements()).toEqual(['Bridge is back in position 1 of 4.']);
    expect(inOrder('Program')).toEqual(['Move Bridge', 'Move Heel Slide', 'Move Plank', 'Move Squat']);
    expect(handle('Heel Slide').closest('li')!.style.transform).toBe('');
  });

  it('explains the keys, and names its handles', () => {
    open(four);
    expect(handle('Squat')).toHaveAttribute('aria-roledescription', 'sortable');
    expect(handle('Squat')).toHaveAccessibleDescription(/^Press Space to pick up, the arrow keys to move/);
  });

  it('can be nested in a row of another one, and moves its own rows only', async () => {
    open([{ id: 'Upper', rows: [{ id: 'Neck' }, { id: 'Shoulder' }] }, { id: 'Lower' }]);
    await press('Neck', 'Space', 'ArrowDown', 'Space');
    expect(inOrder('In Upper')).toEqual(['Move Shoulder', 'Move Neck']);
    expect(inOrder('Program')).toEqual(['Move Upper', 'Move Lower']);
    await press('Lower', 'Space', 'ArrowUp', 'Space');
    expect(inOrder('Program')).toEqual(['Move Lower', 'Move Upper']);
    expect(inOrder('In Upper')).toEqual(['Move Shoulder', 'Move Neck']);
  });
});

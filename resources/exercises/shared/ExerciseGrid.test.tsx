import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { createI18nProvider } from '../../../src/ui/i18n/i18nProvider.ts';
import { raise } from '../../../tests/component/exerciseLibrary.ts';
import { createMuiTheme } from '../../../src/ui/theme/muiTheme.ts';
import { ExerciseGrid, type Columns } from './ExerciseGrid.tsx';
import { exerciseMessages } from './messages.en.ts';

addMessages({ en: exerciseMessages });

/** The computed columns of an element at a window width: the last matching rule of the style sheets. */
function columnsAt(element: Element, width: number): string | undefined {
  const holds = (media: MediaList) =>
    [...media.mediaText.matchAll(/(min|max)-width:\s*([\d.]+)px/g)].every(([, end, pixels]) =>
      end === 'min' ? width >= Number(pixels) : width <= Number(pixels),
    );
  const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return holds(rule.media) ? rulesOf(rule.cssRules) : [];
      return rule instanceof CSSStyleRule ? [rule] : [];
    });
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter(({ selectorText }) => [...element.classList].some((name) => selectorText === `.${name}`))
    .map((rule) => rule.style.getPropertyValue('grid-template-columns'))
    .findLast(Boolean);
}

const grid = (columns: Columns) => {
  render(
    <ThemeProvider theme={createMuiTheme('light')}>
      <CoreAdminContext i18nProvider={createI18nProvider([])}>
        <ExerciseGrid
          matches={[{ exercise: raise, reason: () => null }]}
          similar={[]}
          isLoose={false}
          text=""
          page={1}
          onPage={() => undefined}
          columns={columns}
          favorites={{ ids: new Set(), busy: false, toggle: () => undefined }}
          onOpen={() => undefined}
        />
      </CoreAdminContext>
    </ThemeProvider>,
  );
  return screen.getAllByRole('list')[0]!;
};

it('LIB-21 OPEN-093 exercise cards take 6, 6, 4, 3, 3 and 2 twelfths of the row from xs to xxl', () => {
  const list = grid('window');
  const cards = [0, 390, 599, 600, 899, 900, 1199, 1200, 1440, 1535, 1536, 1799, 1800, 2560].map((width) => [
    width,
    columnsAt(list, width),
  ]);
  const row = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
  expect(cards).toEqual([
    [0, row(2)],
    [390, row(2)],
    [599, row(2)],
    [600, row(2)],
    [899, row(2)],
    [900, row(3)],
    [1199, row(3)],
    [1200, row(4)],
    [1440, row(4)],
    [1535, row(4)],
    [1536, row(4)],
    [1799, row(4)],
    [1800, row(6)],
    [2560, row(6)],
  ]);
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BREAKPOINTS } from '../../../contract/platform/limits.ts';
import { createMuiTheme } from './muiTheme.ts';
import { chooseScheme, startTheme, useScheme } from './themeChoice.ts';

const Shown = () => <p>{useScheme()}</p>;
const systemPrefers = (dark: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: dark, addEventListener: () => undefined }));

afterEach(() => {
  delete document.documentElement.dataset.theme;
  vi.unstubAllGlobals();
});

it.each([
  [true, 'dark'],
  [false, 'light'],
])('the color scheme follows the system until the user chooses one (dark: %s)', (dark, scheme) => {
  systemPrefers(dark);
  startTheme();
  render(<Shown />);
  expect(screen.getByText(scheme)).toBeVisible();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it('the chosen color scheme is stored in this browser and applied at the next start', () => {
  systemPrefers(false);
  render(<Shown />);
  act(() => chooseScheme('dark'));
  expect(screen.getByText('dark')).toBeVisible();
  expect(localStorage.getItem('theme')).toBe('dark');
  delete document.documentElement.dataset.theme;
  act(startTheme);
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('a dark page is printed in the light colors', () => {
  systemPrefers(true);
  act(startTheme);
  render(<Shown />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('light')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByText('dark')).toBeVisible();
});

it('the consoles know the breakpoints of the specification', () => {
  expect(createMuiTheme('light').breakpoints.values).toEqual(BREAKPOINTS);
  expect(createMuiTheme('dark').breakpoints.up('xxl')).toBe('@media (min-width:1800px)');
});

import { expect, it } from 'vitest';
import { createMuiTheme } from './muiTheme.ts';

it.each(['light', 'dark'] as const)('CONST-12 breakpoints of the %s theme are those of the specification', (scheme) => {
  expect(createMuiTheme(scheme).breakpoints.values).toEqual({
    xs: 0,
    sm: 600,
    md: 900,
    lg: 1200,
    xl: 1536,
    xxl: 1800,
    chromebook: 1330,
  });
  expect(createMuiTheme(scheme).breakpoints.up('chromebook')).toBe('@media (min-width:1330px)');
});

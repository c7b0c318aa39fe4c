import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { BREAKPOINTS } from '../../../contract/platform/limits.ts';
import { density, fontFamily, GRID, radius, schemes, typeScale, type Scheme } from './tokens.ts';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
    chromebook: true;
  }
}

type Step = keyof typeof typeScale;
const font = (step: Step, weight = 400) => ({
  fontSize: `${typeScale[step].size / 16}rem`,
  lineHeight: `${typeScale[step].line / 16}rem`,
  fontWeight: weight,
  letterSpacing: 0,
});

/** A label above its field, in parts of the label within: 12 of 14 pixels, where Material UI takes 10.5. */
const SMALL_LABEL = typeScale.micro.size / typeScale.body.size;

const PHONE = `@media (max-width:${BREAKPOINTS.sm - 0.05}px)`;
const TOUCH = '@media (pointer:coarse)';

const createPalette = (scheme: Scheme) => {
  const colours = schemes[scheme];
  const status = (main: string, soft: string) => ({ main, light: soft, dark: main, contrastText: colours.surface });
  return {
    mode: scheme,
    primary: {
      main: colours.primary,
      dark: colours.primaryHover,
      light: colours.primarySoft,
      contrastText: colours.onPrimary,
    },
    secondary: { main: colours.neutral, contrastText: colours.surface },
    success: status(colours.success, colours.successSoft),
    warning: status(colours.warning, colours.warningSoft),
    error: status(colours.error, colours.errorSoft),
    info: status(colours.info, colours.infoSoft),
    text: { primary: colours.ink, secondary: colours.inkMuted, disabled: colours.inkFaint },
    background: { default: colours.canvas, paper: colours.surface },
    divider: colours.border,
    action: { active: colours.inkMuted },
  };
};

/**
 * Styles of Material UI components: panels by their shade, borders around what can be changed, shadows below what lies above
 * the page. The type is the one that
 * `createTheme` takes: comparing it with `Theme['components']` costs more than checking the rest of the project.
 */
const createComponents = (scheme: Scheme): ThemeOptions['components'] => {
  const colours = schemes[scheme];
  const outline = `1px solid ${colours.border}`;
  const raised = {
    backgroundColor: colours.raised,
    boxShadow: `0 8px 24px rgb(0 0 0 / ${scheme === 'dark' ? 48 : 16}%)`,
  };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${colours.focus}`, outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          textTransform: 'none',
          minHeight: density.control,
          paddingInline: GRID * 2,
          [TOUCH]: { minHeight: density.touch },
        },
        sizeSmall: { minHeight: density.control - GRID, paddingInline: GRID * 1.5 },
        startIcon: { '& > *:nth-of-type(1)': { fontSize: 18 } },
        endIcon: { '& > *:nth-of-type(1)': { fontSize: 16 } },
      },
      variants: [{ props: { variant: 'outlined', color: 'primary' }, style: { borderColor: colours.borderStrong } }],
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: radius.medium } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    // A panel in a panel is a shade of it.
    MuiCard: { styleOverrides: { root: { '& &': { backgroundColor: colours.sunken } } } },
    MuiMenu: { styleOverrides: { paper: raised } },
    MuiPopover: { styleOverrides: { paper: raised } },
    MuiAutocomplete: { styleOverrides: { paper: raised } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: density.control } } },
    // On a phone a dialog is a sheet at the lower edge, where thumbs are.
    MuiDialog: {
      styleOverrides: {
        container: { [PHONE]: { alignItems: 'flex-end' } },
        paper: {
          ...raised,
          [PHONE]: {
            '&:not(.MuiDialog-paperFullScreen)': {
              width: '100%',
              maxWidth: '100%',
              maxHeight: 'calc(100dvh - 32px)',
              margin: 0,
              borderRadius: `${radius.medium}px ${radius.medium}px 0 0`,
            },
          },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { ...font('title', 600), padding: GRID * 3, paddingBottom: GRID } } },
    MuiDialogActions: { styleOverrides: { root: { padding: GRID * 3, paddingTop: GRID * 2, gap: GRID } } },
    // Explicit roles, because browsers drop the table semantics of a table that CSS lays out as cards.
    MuiTable: { defaultProps: { role: 'table' } },
    MuiTableHead: { defaultProps: { role: 'rowgroup' } },
    MuiTableBody: { defaultProps: { role: 'rowgroup' } },
    RaCreateButton: {
      defaultProps: { variant: 'contained', size: 'medium' },
      // On small screens the button floats; `Layout` adds space at the end of the page.
      styleOverrides: { root: { '&.RaCreateButton-floating': { bottom: GRID * 2 } } },
    },
    RaDataTableHeadCell: { defaultProps: { role: 'columnheader' } },
    RaDataTableCell: { defaultProps: { role: 'cell' } },
    MuiTableRow: {
      defaultProps: { role: 'row' },
      styleOverrides: { root: { height: density.row, '&:last-of-type > td': { borderBottom: 0 } } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: outline, padding: `${GRID}px ${GRID * 2}px`, fontVariantNumeric: 'tabular-nums' },
        head: { ...font('micro', 600), color: colours.inkMuted, backgroundColor: colours.surface },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: colours.ink } } } },
    // Puts the accessible name of a checkbox on its input (react-admin's rows put it on the element around it).
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (checkbox) => ({ 'aria-label': (checkbox as { 'aria-label'?: string })['aria-label'] }),
        },
      },
    },
    // Avoids the empty helper text that reserves space.
    RaTextInput: { defaultProps: { helperText: false } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: density.control,
          backgroundColor: colours.surface,
          '&.MuiInputBase-multiline': { minHeight: 0 },
        },
        // Safari writes today into a field without a day, in a shade that it finds by the field's own background.
        input: { '&[type=date]': { backgroundColor: colours.surface, backgroundClip: 'content-box' } },
        notchedOutline: { borderColor: colours.borderStrong, '& legend': { fontSize: `${SMALL_LABEL}em` } },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: { color: colours.inkMuted },
        outlined: { '&.MuiInputLabel-shrink': { transform: `translate(14px, -8px) scale(${SMALL_LABEL})` } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
    MuiTabs: { styleOverrides: { root: { borderBottom: outline, minHeight: density.row }, indicator: { height: 2 } } },
    MuiTab: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          minHeight: density.row,
          ...font('body', 600),
          '&.Mui-selected': { color: colours.primary },
        },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          ...font('body'),
          textTransform: 'none',
          '&.Mui-selected': { color: colours.onPrimarySoft, backgroundColor: colours.primarySoft },
        },
      },
    },
    MuiChip: { styleOverrides: { root: { ...font('micro', 600), borderRadius: radius.small } } },
    MuiAlert: {
      variants: (['success', 'warning', 'error', 'info'] as const).map((severity) => ({
        props: { severity, variant: 'standard' },
        style: { backgroundColor: colours[`${severity}Soft`], color: colours.ink },
      })),
    },
    MuiTooltip: {
      // A tooltip describes an element that has a name already.
      defaultProps: { enterDelay: 400, describeChild: true },
      styleOverrides: { tooltip: { ...font('micro'), backgroundColor: colours.panel, color: colours.onPanel } },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiLinearProgress: { styleOverrides: { root: { height: 2 } } },
  };
};

/** The Material UI theme of the consoles for a color scheme; `words` are its texts in another language. */
export const createMuiTheme = (scheme: Scheme, words: object = {}): Theme =>
  createTheme(
    {
      palette: createPalette(scheme),
      breakpoints: { values: BREAKPOINTS },
      spacing: GRID,
      shape: { borderRadius: radius.medium },
      typography: {
        fontFamily,
        fontWeightMedium: 600,
        fontWeightBold: 600,
        h1: font('heading', 700),
        h2: font('title', 600),
        h3: font('lead', 600),
        h4: font('body', 600),
        subtitle1: font('lead'),
        subtitle2: font('body', 600),
        body1: font('body'),
        body2: font('body'),
        button: { ...font('body', 600), textTransform: 'none' },
        caption: font('micro'),
      },
      components: createComponents(scheme),
    },
    words,
  );

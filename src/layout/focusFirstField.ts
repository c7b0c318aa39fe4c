const FIELD = 'form :is(input:not([type=file], [type=hidden]), select, textarea):not(:disabled)';

/** Puts the focus where typing begins when a dialog with a form opens; a dialog without one keeps it itself. */
export const focusFirstField = (dialog: HTMLElement): void => dialog.querySelector<HTMLElement>(FIELD)?.focus();

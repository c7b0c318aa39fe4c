/** Laid out as cards, a table would stop being one for screen readers; said in words, its parts stay what they are. */
export const asTable = { role: 'table' } as const;
export const asRowGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asHead = { role: 'columnheader', scope: 'col' } as const;
export const asCell = { role: 'cell' } as const;

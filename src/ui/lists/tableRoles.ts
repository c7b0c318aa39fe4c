/** Explicit roles, because browsers drop the table semantics of a table that CSS lays out as cards. */
export const asTable = { role: 'table' } as const;
export const asRowGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asHead = { role: 'columnheader', scope: 'col' } as const;
export const asCell = { role: 'cell' } as const;

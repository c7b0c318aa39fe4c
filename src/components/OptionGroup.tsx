import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';

/** A group of options under its name, as a listbox may hold it: Material UI's own is a list inside of the listbox. */
export const renderOptionGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <li key={key} role="group" aria-label={group}>
    <div aria-hidden style={{ padding: '8px 16px 4px', font: '600 var(--text-small)', color: 'var(--ink-muted)' }}>
      {group}
    </div>
    <ul role="none" style={{ margin: 0, padding: 0 }} className="MuiAutocomplete-groupUl">
      {children}
    </ul>
  </li>
);

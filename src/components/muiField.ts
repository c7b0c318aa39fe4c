import type { UseFormRegisterReturn } from 'react-hook-form';

/** What `register(name)` gave, for a `TextField` of Material UI; its label stays above the frame. */
export const muiField = ({ ref, ...field }: UseFormRegisterReturn) => ({
  ...field,
  id: `field-${field.name}`,
  inputRef: ref,
  slotProps: { inputLabel: { shrink: true } },
});

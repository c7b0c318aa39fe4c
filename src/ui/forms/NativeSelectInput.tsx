import { TextInput, useTranslate, type TextInputProps } from 'react-admin';

interface Props extends Omit<TextInputProps, 'select'> {
  choices: readonly { id: string; name: string; disabled?: boolean }[];
  /** The first option, which chooses nothing; left out where one of the choices is needed. */
  emptyText?: string;
}

/** An empty choice is one too: it stays the empty text. */
const asChosen = (value: unknown) => value;

/** react-admin's `SelectInput` in the browser's own select, as everywhere here: light, typed into, and made for fingers. */
export const NativeSelectInput = ({ choices, emptyText, ...input }: Props) => {
  const translate = useTranslate();
  return (
    <TextInput
      select
      parse={asChosen}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      {...input}
    >
      {emptyText !== undefined && <option value="">{translate(emptyText)}</option>}
      {choices.map(({ id, name, disabled }) => (
        <option key={id} value={id} disabled={disabled}>
          {translate(name)}
        </option>
      ))}
    </TextInput>
  );
};

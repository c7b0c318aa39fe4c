import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { InputHelperText, TextInput, useInput, useTranslate } from 'react-admin';
import { useState } from 'react';
import { moduleImagePath, moduleImages } from '../../../../contract/scan-modules/module-images.ts';
import { catalogueKeyOf } from '../../../../domain/scan-modules/editing/image-address.ts';
import type { scanModulesMessages } from '../messages.en.ts';

const Group = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(50% - 4px, 176px), 1fr))',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: '0 0 8px', font: '500 var(--text-small)', color: 'var(--ink-muted)' },
  '& > label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 56,
    padding: 4,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-small)',
    font: 'var(--text-small)',
    cursor: 'pointer',
  },
  '& > label:has(:checked)': { borderColor: 'var(--primary)', background: 'var(--primary-soft)' },
  '& > label:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& input[type=radio]': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& img': { flex: 'none' },
  '& > label > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > .empty': { paddingInline: 12 },
});

const keepValue = (value: unknown) => value;

/** The image of a module: one of the catalogue, which is an address of ours (MODS-31), any other address, or none. */
export const ImageChoice = () => {
  const { field, fieldState } = useInput({ source: 'imageUrl', parse: keepValue });
  const value = field.value as string;
  const message = fieldState.error?.message;
  const translate = useTranslate();
  const text = (key: keyof typeof scanModulesMessages.scanModules.form) => translate(`scanModules.form.${key}`);
  const key = catalogueKeyOf(value, window.location.origin);
  const [isOther, setOther] = useState(value !== '' && key === null);
  const choose = (next: string, other = false) => {
    setOther(other);
    field.onChange(next);
  };
  const option = (label: string, isChosen: boolean, onChoose: () => void, picture?: string) => (
    <label key={label} className={picture ? undefined : 'empty'}>
      <input type="radio" name="module-image" checked={isChosen} onChange={onChoose} />
      {picture && <img src={picture} alt="" width={48} height={48} />}
      <span>{label}</span>
    </label>
  );
  return (
    <div>
      <Group>
        <legend>{text('image')}</legend>
        {option(text('noImage'), !isOther && value === '', () => choose(''))}
        {moduleImages.map((name, index) => {
          const path = moduleImagePath(index + 1);
          const chosen = () => choose(`${window.location.origin}${path}`);
          return option(translate(name), !isOther && key === index + 1, chosen, path);
        })}
        {option(text('otherImage'), isOther, () => choose(key === null ? value : '', true))}
      </Group>
      {isOther ? (
        <TextInput
          source="imageUrl"
          label="scanModules.form.imageUrl"
          helperText="scanModules.form.imageUrlHint"
          parse={keepValue}
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { autoComplete: 'off', inputMode: 'url' } }}
        />
      ) : (
        message && (
          <FormHelperText error>
            <InputHelperText error={message} />
          </FormHelperText>
        )
      )}
    </div>
  );
};

import Typography from '@mui/material/Typography';
import { TextInput, useTranslate, InputHelperText, useInput } from 'react-admin';
import type { DraftModule } from '../../../domain/scan-modules/draft.ts';
import {
  toModuleForm,
  parseModuleForm,
  type ModuleForm,
  findCatalogueKey,
} from '../../../domain/scan-modules/module-form.ts';
import { FormInDialog } from '../../../src/ui/forms/FormInDialog.tsx';
import { NativeSelectInput } from '../../../src/ui/forms/inputs.tsx';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { moduleImagePath, moduleImages } from '../../../contract/scan-modules/scan-modules.ts';
import type { scanModulesMessages } from './messages.en.ts';

interface Props {
  /** The one that is edited; none for a new one. */
  module: DraftModule | null;
  onSave: (module: DraftModule) => void;
  onClose: () => void;
}

const lockOptions = [
  { id: 'no', name: 'scanModules.unlocked' },
  { id: 'yes', name: 'scanModules.locked' },
];

/** Add Module and Edit Module (MODS-15, MODS-22..28); a new one gets its id here (MODS-29). Nothing is sent yet (MODS-18). */
export const ModuleDialog = ({ module, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const parseForm = (form: object) =>
    parseModuleForm(form as ModuleForm, module ?? { id: crypto.randomUUID(), imageUrl: null, assessments: [] }, [
      window.location.origin,
    ]);
  return (
    <FormInDialog
      name={`scan-module/${module?.id ?? 'new'}`}
      title={translate(module ? 'scanModules.editModule' : 'scanModules.addModule')}
      size="md"
      defaultValues={toModuleForm(module)}
      validate={(form: object) => parseForm(form).errors}
      onSubmit={(form: object) => onSave(parseForm(form).module!)}
      onClose={onClose}
    >
      <TextInput source="name" label="scanModules.form.name" />
      <TextInput source="subtitle" label="scanModules.form.subtitle" />
      <NativeSelectInput
        source="isLocked"
        label="scanModules.form.isLocked"
        choices={lockOptions}
        emptyText={module ? undefined : 'scanModules.form.chooseLocked'}
      />
      <ImageChoice />
      <TextInput source="imageName" label="scanModules.form.imageName" helperText="scanModules.form.imageNameHint" />
      <Typography variant="body2" color="textSecondary">
        {translate('scanModules.form.local')}
      </Typography>
    </FormInDialog>
  );
};

const Group = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(50% - 4px, 176px), 1fr))',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: '0 0 8px', font: '500 var(--text-body)', color: 'var(--ink-muted)' },
  '& > label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 56,
    padding: 4,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-small)',
    font: 'var(--text-body)',
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
  const key = findCatalogueKey(value, window.location.origin);
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
          const chooseImage = () => choose(`${window.location.origin}${path}`);
          return option(translate(name), !isOther && key === index + 1, chooseImage, path);
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

import Typography from '@mui/material/Typography';
import { TextInput, useTranslate } from 'react-admin';
import type { DraftModule } from '../../../../domain/scan-modules/editing/draft.ts';
import { moduleForm, moduleOf, type ModuleForm } from '../../../../domain/scan-modules/editing/module-form.ts';
import { FormInDialog } from '../../../../src/ui/forms/FormInDialog.tsx';
import { NativeSelectInput } from '../../../../src/ui/forms/NativeSelectInput.tsx';
import { ImageChoice } from './ImageChoice.tsx';

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
  const made = (form: object) =>
    moduleOf(form as ModuleForm, module ?? { id: crypto.randomUUID(), imageUrl: null, assessments: [] }, [
      window.location.origin,
    ]);
  return (
    <FormInDialog
      kept={`scan-module/${module?.id ?? 'new'}`}
      title={translate(module ? 'scanModules.editModule' : 'scanModules.addModule')}
      size="md"
      defaultValues={moduleForm(module)}
      validate={(form: object) => made(form).problems}
      onSubmit={(form: object) => onSave(made(form).module!)}
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

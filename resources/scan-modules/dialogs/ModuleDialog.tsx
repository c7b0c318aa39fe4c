import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import type { DraftModule } from '../../../domain/scan/modules/draft.ts';
import { moduleForm, moduleOf, type ModuleForm } from '../../../domain/scan/modules/module-form.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { FormField } from '../../../src/components/FormField.tsx';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { DraftButtons } from './DraftButtons.tsx';
import { ImageChoice } from './ImageChoice.tsx';

interface Props {
  /** The one that is edited; none for a new one. */
  module: DraftModule | null;
  onSave: (module: DraftModule) => void;
  onClose: () => void;
}

/** Add Module and Edit Module (MODS-15, MODS-22..28); a new one gets its id here (MODS-29). */
export const ModuleDialog = ({ module, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`scanModules.form.${key}`);
  const made = (form: ModuleForm) =>
    moduleOf(form, module ?? { id: crypto.randomUUID(), imageUrl: null, assessments: [] }, [window.location.origin]);
  const { control, register, handleSubmit, formState } = useKeptForm<ModuleForm>(`scan-module/${module?.id ?? 'new'}`, {
    resolver: problemsResolver((form) => made(form).problems ?? {}),
    defaultValues: moduleForm(module),
  });
  const { field: image } = useController({ control, name: 'imageUrl' });
  const { errors, isDirty } = formState;
  const submit = handleSubmit((form) => {
    const { module: described } = made(form);
    if (described) onSave(described);
  });
  return (
    <FormDialog
      title={translate(module ? 'scanModules.editModule' : 'scanModules.addModule')}
      size="md"
      holdsDraft={isDirty}
      onClose={onClose}
    >
      <DialogContent>
        <form
          noValidate
          style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, paddingTop: 8 }}
          onSubmit={(event) => void submit(event)}
        >
          <FormField label={text('name')} field={register('name')} error={errors.name?.message} />
          <FormField label={text('subtitle')} field={register('subtitle')} error={errors.subtitle?.message} />
          <FormField
            label={text('isLocked')}
            field={register('isLocked')}
            error={errors.isLocked?.message}
            none={module ? undefined : text('chooseLocked')}
            options={[
              { value: 'no', label: translate('scanModules.unlocked') },
              { value: 'yes', label: translate('scanModules.locked') },
            ]}
          />
          <ImageChoice value={image.value} error={errors.imageUrl?.message} onChange={image.onChange} />
          <FormField
            label={text('imageName')}
            field={register('imageName')}
            error={errors.imageName?.message}
            hint={text('imageNameHint')}
          />
          <DraftButtons onCancel={onClose} />
        </form>
      </DialogContent>
    </FormDialog>
  );
};

import * as z from 'zod/mini';
import Button from '@mui/material/Button';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { FilterName, type AnySavedFilter, type AnySettings } from '../../../contract/platform/list-settings.ts';
import { useVersionedForm } from '../editing/useVersionedForm.ts';
import { toProblem } from '../editing/useVersionedSave.ts';
import { FormField } from '../FormField.tsx';
import { zodFieldErrors } from '../formHelpers.ts';

interface Props {
  list: string;
  settings: AnySettings;
  hint?: string;
  onAdded: () => void;
}

const SavedName = z.object({ name: FilterName });

/** Saves the list's current settings under a name. */
export const SaveFilterForm = ({ list, settings, hint, onAdded }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [create] = useCreate<AnySavedFilter>();
  const { form, submit, isSaving, reset } = useVersionedForm<{ name: string }, AnySavedFilter>({
    name: `save-filter/${list}`,
    toValues: () => ({ name: '' }),
    validate: (values) => zodFieldErrors(SavedName, values),
    send: ({ name }, { idempotencyKey }) => {
      const data = { list, name, settings };
      const created = create('saved-filters', { data, meta: { idempotencyKey } }, { returnPromise: true });
      return (created as Promise<AnySavedFilter>).catch(toProblem);
    },
    onSaved: () => {
      reset(undefined);
      notify('listTools.saved.added', { type: 'success' });
      onAdded();
    },
    toFormProblem: (problem) => ({ ...problem, fields: { name: problem.fields?.name ?? problem.message } }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-start', paddingTop: 8 }}
    >
      <div style={{ flex: '1 1 200px' }}>
        <FormField
          label={translate('listTools.saved.name')}
          field={form.register('name')}
          error={form.formState.errors.name?.message}
          hint={hint}
        />
      </div>
      <Button type="submit" variant="contained" loading={isSaving} sx={{ height: 40 }}>
        {translate('listTools.saved.save')}
      </Button>
    </form>
  );
};

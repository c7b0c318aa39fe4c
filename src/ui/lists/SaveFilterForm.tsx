import * as z from 'zod/mini';
import Button from '@mui/material/Button';
import { useCreate, useNotify, useTranslate, type HttpError } from 'react-admin';
import { usePersistedForm } from '../editing/usePersistedForm.ts';
import { FilterName, type AnySettings } from '../../../contract/platform/list-settings.ts';
import { FormField } from '../FormField.tsx';
import { domainResolver, zodFieldErrors } from '../formHelpers.ts';

interface Props {
  list: string;
  settings: AnySettings;
  onAdded: () => void;
}

/** Keeps the list as it is now under a name. */
export const SaveFilterForm = ({ list, settings, onAdded }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [create, { isPending }] = useCreate();
  const { register, handleSubmit, setError, reset, formState } = usePersistedForm(`save-filter/${list}`, {
    defaultValues: { name: '' },
    resolver: domainResolver((draft) => zodFieldErrors(z.object({ name: FilterName }), draft)),
  });
  const submit = handleSubmit(({ name }) =>
    create(
      'saved-filters',
      { data: { list, name, settings } },
      {
        onSuccess: () => {
          reset();
          notify('listTools.saved.added', { type: 'success' });
          onAdded();
        },
        onError: (fault) => {
          const { message, body } = fault as HttpError;
          const { fields } = (body ?? {}) as { fields?: Record<string, string> };
          setError('name', { message: fields?.name ?? message });
        },
      },
    ),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-start', paddingTop: 8 }}
    >
      <div style={{ flex: '1 1 200px' }}>
        <FormField
          label={translate('listTools.saved.name')}
          field={register('name')}
          error={formState.errors.name?.message}
        />
      </div>
      <Button type="submit" variant="contained" loading={isPending} sx={{ height: 40 }}>
        {translate('listTools.saved.save')}
      </Button>
    </form>
  );
};

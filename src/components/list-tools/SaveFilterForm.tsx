import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useCreate, useTranslate, type HttpError } from 'react-admin';
import { useKeptForm } from '../useKeptForm.ts';
import { FilterName, type AnySettings } from '../../../contract/list-settings.ts';
import { said } from '../../i18n/language.ts';
import { toast } from '../../toasts/toasts.ts';
import { muiField } from '../muiField.ts';

interface Props {
  list: string;
  settings: AnySettings;
  onAdded: () => void;
}

function nameFault(name: string): string | undefined {
  const fault = FilterName.safeParse(name).error?.issues[0];
  return fault && said(fault.message);
}

/** Keeps the list as it is now under a name. */
export const SaveFilterForm = ({ list, settings, onAdded }: Props) => {
  const translate = useTranslate();
  const [create, { isPending }] = useCreate();
  const { register, handleSubmit, setError, reset, formState } = useKeptForm(`save-filter/${list}`, {
    defaultValues: { name: '' },
  });
  const error = formState.errors.name?.message;
  const submit = handleSubmit(({ name }) =>
    create(
      'saved-filters',
      { data: { list, name, settings } },
      {
        onSuccess: () => {
          reset();
          toast('success', translate('listTools.saved.added'));
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
      <TextField
        label={translate('listTools.saved.name')}
        error={Boolean(error)}
        helperText={error && translate(error)}
        sx={{ flex: '1 1 200px' }}
        {...muiField(register('name', { validate: nameFault }))}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ height: 40 }}>
        {translate('listTools.saved.save')}
      </Button>
    </form>
  );
};

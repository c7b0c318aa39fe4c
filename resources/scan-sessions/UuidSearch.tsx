import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { muiField } from '../../src/components/muiField.ts';

interface Props {
  /** The UUID that the list is narrowed to now. */
  applied?: string;
  /** Told nothing (undefined) to end the search. */
  onSearch: (uuid: string | undefined) => void;
}

/** Finds one session by its UUID (ASCAN-09, ASCAN-11). */
export const UuidSearch = ({ applied, onSearch }: Props) => {
  const translate = useTranslate();
  const { register, handleSubmit, reset, setFocus, formState } = useForm({ values: { uuid: applied ?? '' } });
  const error = formState.errors.uuid?.message;
  return (
    <Stack
      component="form"
      direction="row"
      flexWrap="wrap"
      alignItems="flex-start"
      gap={1}
      marginBottom={2}
      noValidate
      onSubmit={(event) => void handleSubmit(({ uuid }) => onSearch(uuid.trim()))(event)}
    >
      <TextField
        label={translate('scanSessions.filter.uuid')}
        error={Boolean(error)}
        helperText={error}
        sx={{ flex: '0 1 384px', minWidth: 200 }}
        {...muiField(
          register('uuid', {
            validate: (uuid) => Boolean(uuid.trim()) || translate('scanSessions.filter.uuidRequired'),
          }),
        )}
      />
      <Button type="submit" variant="outlined">
        {translate('scanSessions.filter.search')}
      </Button>
      {applied && (
        <Button
          onClick={() => {
            // This button goes away.
            setFocus('uuid');
            reset({ uuid: '' });
            onSearch(undefined);
          }}
        >
          {translate('scanSessions.filter.clear')}
        </Button>
      )}
    </Stack>
  );
};

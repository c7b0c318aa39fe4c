import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useKeptForm } from '../../src/components/useKeptForm.ts';
import type { AdminLocation } from '../../contract/admin-locations.ts';
import { NAME_MAX } from '../../contract/limits.ts';
import { useSaveChosen } from '../../src/components/list-tools/useSaveChosen.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { muiField } from '../../src/components/muiField.ts';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { toast } from '../../src/toasts/toasts.ts';

const KeywordForm = ({
  onSave,
  onClose,
}: {
  onSave: (keyword: string | null) => Promise<void>;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const { register, handleSubmit, formState } = useKeptForm('location-keyword', { defaultValues: { keyword: '' } });
  const submit = handleSubmit(async ({ keyword }) => {
    await onSave(keyword.trim() || null);
    onClose();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={2} paddingTop={1}>
        <TextField
          label={translate('resources.locations.fields.keyword')}
          helperText={translate('locations.blankRemoves')}
          {...muiField(register('keyword', { maxLength: NAME_MAX }))}
        />
      </Stack>
      <DialogButtons
        cancel={translate('locations.cancel')}
        submit={translate('locations.save')}
        busy={formState.isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
};

/** Gives all chosen locations one keyword; those that somebody else changed meanwhile are left and stay chosen. */
export const ManyKeywords = () => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const { chosen, save } = useSaveChosen<AdminLocation>();

  const saveAll = async (keyword: string | null) => {
    const { saved, left } = await save({ keyword });
    if (saved) toast('success', translate('locations.savedMany', { smart_count: saved }));
    if (left) toast('error', translate('locations.notSavedMany', { smart_count: left }));
  };

  return (
    <Button
      size="small"
      variant="contained"
      onClick={() =>
        openModal({
          title: translate('locations.setKeyword', { smart_count: chosen.length }),
          size: 'xs',
          content: (close) => <KeywordForm onSave={saveAll} onClose={close} />,
        })
      }
    >
      {translate('locations.setKeyword', { smart_count: chosen.length })}
    </Button>
  );
};

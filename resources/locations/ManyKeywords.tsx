import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate, useUpdate } from 'ra-core';
import { useForm } from 'react-hook-form';
import type { AdminLocation } from '../../contract/admin-locations.ts';
import { NAME_MAX } from '../../contract/limits.ts';
import { ChosenBar } from '../../src/components/list-tools/ChosenBar.tsx';
import { useChosenRecords } from '../../src/components/list-tools/useChosenRecords.ts';
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
  const { register, handleSubmit, formState } = useForm({ defaultValues: { keyword: '' } });
  const submit = handleSubmit(async ({ keyword }) => {
    await onSave(keyword.trim() || null);
    onClose();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={2} paddingTop={1}>
        <TextField
          label={translate('locations.keyword')}
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
  const { onSelect, refetch } = useListContext<AdminLocation>();
  const chosen = useChosenRecords<AdminLocation>();
  const [update] = useUpdate<AdminLocation>();

  const saveAll = async (keyword: string | null) => {
    const left: number[] = [];
    for (const location of chosen) {
      await update(
        'admin/locations',
        { id: location.id, data: { keyword }, previousData: location },
        { mutationMode: 'pessimistic', returnPromise: true },
      ).catch(() => left.push(location.id));
    }
    const saved = chosen.length - left.length;
    if (saved) toast('success', translate('locations.savedMany', { smart_count: saved }));
    if (left.length) toast('error', translate('locations.notSavedMany', { smart_count: left.length }));
    onSelect(left);
    void refetch();
  };

  return (
    <ChosenBar>
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
    </ChosenBar>
  );
};

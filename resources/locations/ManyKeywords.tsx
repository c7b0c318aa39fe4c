import Button from '@mui/material/Button';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { updateKeyword, type AdminLocation } from '../../contract/admin-locations.ts';
import { useSaveChosen } from '../../src/components/list-tools/useSaveChosen.ts';
import { FormInDialog } from '../../src/components/record-form/FormInDialog.tsx';
import { validateFormBy } from '../../src/components/record-form/validateBy.ts';

/** Gives all chosen locations one keyword; those that somebody else changed meanwhile are left and stay chosen. */
export const ManyKeywords = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const { chosen, save } = useSaveChosen<AdminLocation>();
  const title = translate('locations.setKeyword', { smart_count: chosen.length });
  const close = () => setOpen(false);

  const saveAll = async (typed: object) => {
    const { saved, left } = await save(updateKeyword.body.parse(typed));
    if (saved) notify('locations.savedMany', { type: 'success', messageArgs: { smart_count: saved } });
    if (left) notify('locations.notSavedMany', { type: 'error', messageArgs: { smart_count: left } });
    close();
  };

  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <FormInDialog
          kept="location-keyword"
          title={title}
          size="xs"
          defaultValues={{ keyword: '' }}
          validate={validateFormBy(updateKeyword.body)}
          onSubmit={saveAll}
          onClose={close}
        >
          <TextInput source="keyword" helperText="locations.blankRemoves" />
        </FormInDialog>
      )}
    </>
  );
};

import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import type { useTemplateDeletion } from './useTemplateDeletion.ts';

/** Asks before templates are deleted, one by its name or several by their number (OPEN-089). */
export const DeleteTemplates = ({ deletion }: { deletion: ReturnType<typeof useTemplateDeletion> }) => {
  const translate = useTranslate();
  const { asked, busy, cancel, confirm } = deletion;
  if (!asked) return null;
  const { ids, name } = asked;
  const many = { smart_count: ids.length };
  return (
    <FormDialog
      title={name === undefined ? translate('templates.deleteManyTitle', many) : translate('templates.deleteTitle')}
      size="xs"
      onClose={cancel}
    >
      <DialogContent>
        <p style={{ overflowWrap: 'anywhere' }}>
          {name === undefined
            ? translate('templates.deleteManyText', many)
            : translate('templates.deleteText', { name })}
        </p>
        <DialogButtons
          cancel={translate('templates.cancel')}
          submit={name === undefined ? translate('templates.deleteMany', many) : translate('templates.delete')}
          tone="error"
          busy={busy}
          onCancel={cancel}
          onSubmit={confirm}
        />
      </DialogContent>
    </FormDialog>
  );
};

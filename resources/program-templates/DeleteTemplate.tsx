import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'ra-core';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import type { useTemplateDeletion } from './useTemplateDeletion.ts';

/** Asks before a template is deleted (OPEN-089). */
export const DeleteTemplate = ({ deletion }: { deletion: ReturnType<typeof useTemplateDeletion> }) => {
  const translate = useTranslate();
  const { asked, busy, cancel, confirm } = deletion;
  if (!asked) return null;
  return (
    <FormDialog title={translate('templates.deleteTitle')} size="xs" onClose={cancel}>
      <DialogContent>
        <p style={{ overflowWrap: 'anywhere' }}>{translate('templates.deleteText', { name: asked.name })}</p>
        <DialogButtons
          cancel={translate('templates.cancel')}
          submit={translate('templates.delete')}
          tone="error"
          busy={busy}
          onCancel={cancel}
          onSubmit={confirm}
        />
      </DialogContent>
    </FormDialog>
  );
};

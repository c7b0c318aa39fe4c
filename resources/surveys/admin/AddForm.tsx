import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { useTranslate, TextInput } from 'react-admin';
import { NewProForm } from '../../../contract/surveys/admin-surveys.ts';
import { responsesPath } from '../../../contract/surveys/surveys.ts';
import { configuration } from '../../../src/ui/configuration.ts';
import { CheckboxInput } from '../../../src/ui/forms/inputs.tsx';
import { CreateDialog } from '../../../src/ui/forms/RecordDialogs.tsx';
import { validateBy } from '../../../src/ui/formHelpers.ts';
import { page } from '../../../src/ui/navigation/reload.ts';
import { toastAfterReload } from '../../../src/ui/toasts/toasts.ts';
import { useCopyText } from '../../../src/ui/hooks.ts';
import FormList from './FormList.tsx';

/** The webhook address to enter in the form's settings at the survey provider. */
const WebhookAddress = () => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const address = `${window.location.origin}/api${responsesPath}`;
  return (
    <div>
      <span style={{ color: 'var(--ink-muted)', font: 'var(--text-body)' }}>{translate('proForms.address')}</span>
      <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <code style={{ overflowWrap: 'anywhere' }}>{address}</code>
        <button
          type="button"
          className="icon-button"
          aria-label={translate('proForms.copyAddress')}
          onClick={() => void copyText(address, 'proForms.copied', 'proForms.notCopied')}
        >
          <ContentCopyIcon sx={{ fontSize: 18 }} />
        </button>
      </div>
    </div>
  );
};

const isCertified = (value: unknown) => (value ? undefined : 'proForms.certifyRequired');

/** Registers a survey form (APRO-05..10); the page reloads on success (APRO-06). */
export default function AddForm() {
  const translate = useTranslate();
  const reloadList = () => {
    toastAfterReload('success', translate('proForms.added'));
    page.load('/admin/pros/forms/');
  };
  return (
    <CreateDialog
      list={FormList}
      submit="proForms.submit"
      defaultValues={{ id: '', certified: false }}
      transform={({ id }: { id: string }) => ({ id })}
      onCreated={reloadList}
    >
      <TextInput source="id" label="proForms.formId" validate={validateBy(NewProForm.shape.id)} />
      <WebhookAddress />
      <CheckboxInput
        source="certified"
        label={translate('proForms.certify', { brand: configuration().brand.name })}
        validate={isCertified}
      />
    </CreateDialog>
  );
}

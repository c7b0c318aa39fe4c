import { TextInput, useTranslate } from 'react-admin';
import { NewProForm } from '../../contract/admin-pro.ts';
import { configuration } from '../../src/configuration.ts';
import { CheckboxInput } from '../../src/components/record-form/CheckboxInput.tsx';
import { CreateDialog } from '../../src/components/record-form/RecordDialogs.tsx';
import { validateBy } from '../../src/components/record-form/validateBy.ts';
import { page } from '../../src/navigation/reload.ts';
import { toastAfterReload } from '../../src/toasts/toasts.ts';
import FormList from './FormList.tsx';
import { WebhookAddress } from './WebhookAddress.tsx';

const isCertified = (value: unknown) => (value ? undefined : 'proForms.certifyRequired');

/** Registers a survey form (APRO-05..10); the page loads anew on success (APRO-06). */
export default function AddForm() {
  const translate = useTranslate();
  const begin = () => {
    toastAfterReload('success', translate('proForms.added'));
    page.loadAnew('/admin/pros/forms/');
  };
  return (
    <CreateDialog
      list={FormList}
      submit="proForms.submit"
      defaultValues={{ id: '', certified: false }}
      transform={({ id }: { id: string }) => ({ id })}
      onCreated={begin}
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

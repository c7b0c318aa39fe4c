import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { listProForms } from '../../contract/admin-pro.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { AddForm } from './AddForm.tsx';

type Form = AnswerOf<typeof listProForms>;

/** `/admin/pros/forms/` (APRO-02..05). */
export default function FormsPage() {
  const translate = useTranslate();
  const { openModal } = useModal();
  const title = translate('proForms.title');
  const add = translate('proForms.add');
  const webhookOf = ({ hasExerWebhookEnabled: enabled }: Form) =>
    translate(enabled ? 'proForms.confirmed' : 'proForms.missing');
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <Button
            variant="contained"
            onClick={() => openModal({ title: add, content: (close) => <AddForm onClose={close} /> })}
          >
            {add}
          </Button>
        }
      />
      <RecordList<Form>
        resource="pros/forms"
        name={title}
        sort={{ field: 'id', order: 'ASC' }}
        empty={translate('proForms.empty')}
        failed={() => translate('proForms.failed')}
        choosablePageSize
        tools="admin/pro-forms"
        accepts={{}}
        columns={[
          { id: 'id', label: translate('proForms.id'), sort: 'id', render: ({ id }) => id, cell: ({ id }) => id },
          {
            id: 'webhook',
            label: translate('proForms.webhook'),
            sort: 'hasExerWebhookEnabled',
            render: (form) => (
              <StatusChip tone={form.hasExerWebhookEnabled ? 'success' : 'warning'} label={webhookOf(form)} />
            ),
            cell: webhookOf,
          },
        ]}
      />
    </>
  );
}

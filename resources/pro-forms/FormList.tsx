import { useTranslate } from 'react-admin';
import type { listProForms } from '../../contract/admin-pro.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { ResourceList } from '../../src/components/ResourceList.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';

type Form = AnswerOf<typeof listProForms>;

/** `/admin/pros/forms/` (APRO-02..05). */
export default function FormList() {
  const translate = useTranslate();
  const webhookOf = ({ hasExerWebhookEnabled: enabled }: Form) =>
    translate(enabled ? 'proForms.confirmed' : 'proForms.missing');
  return (
    <ResourceList<Form>
      sort={{ field: 'id', order: 'ASC' }}
      tools="admin/pro-forms"
      accepts={{}}
      columns={[
        { id: 'id', sort: 'id' },
        {
          id: 'hasExerWebhookEnabled',
          sort: 'hasExerWebhookEnabled',
          render: (form) => (
            <StatusChip tone={form.hasExerWebhookEnabled ? 'success' : 'warning'} label={webhookOf(form)} />
          ),
          cell: webhookOf,
        },
      ]}
    />
  );
}

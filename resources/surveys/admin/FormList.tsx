import { useTranslate } from 'react-admin';
import type { listProForms } from '../../../contract/surveys/admin-surveys.ts';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import { ResourceList } from '../../../src/ui/ResourceList.tsx';
import { StatusChip } from '../../../src/ui/FactList.tsx';

type Form = ResponseOf<typeof listProForms>;

export default function FormList() {
  const translate = useTranslate();
  const formatWebhook = ({ hasExerWebhookEnabled: enabled }: Form) =>
    translate(enabled ? 'proForms.confirmed' : 'proForms.missing');
  return (
    <ResourceList<Form>
      sort={{ field: 'id', order: 'ASC' }}
      tools="admin/pro-forms"
      filterValidators={{}}
      columns={[
        { id: 'id', sort: 'id' },
        {
          id: 'hasExerWebhookEnabled',
          sort: 'hasExerWebhookEnabled',
          render: (form) => (
            <StatusChip tone={form.hasExerWebhookEnabled ? 'success' : 'warning'} label={formatWebhook(form)} />
          ),
          cell: formatWebhook,
        },
      ]}
    />
  );
}

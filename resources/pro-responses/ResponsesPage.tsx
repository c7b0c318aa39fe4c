import { useTranslate } from 'ra-core';
import type { listUnprocessedResponses } from '../../contract/admin-pro.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { Moment } from '../../src/components/Moment.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';

/** `/admin/pros/responses/` (APRO-11..13). */
export default function ResponsesPage() {
  const translate = useTranslate();
  const title = translate('proResponses.title');
  return (
    <>
      <PageHeading title={title} />
      <RecordList<AnswerOf<typeof listUnprocessedResponses>>
        resource="admin/pro-responses"
        name={title}
        sort={{ field: 'dateTime', order: 'DESC' }}
        empty={translate('proResponses.empty')}
        failed={() => translate('proResponses.failed')}
        choosablePageSize
        columns={[
          { label: translate('proResponses.form'), render: ({ form }) => form.title || form.id },
          { label: translate('proResponses.user'), render: ({ userId }) => userId ?? '-' },
          { label: translate('proResponses.location'), render: ({ location }) => location ?? '-' },
          {
            label: translate('proResponses.dateTime'),
            sort: 'dateTime',
            render: ({ dateTime }) => <Moment value={dateTime} seconds />,
          },
        ]}
      />
    </>
  );
}

import { useTranslate } from 'react-admin';
import type { listUnprocessedResponses } from '../../contract/admin-pro.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { useClockZone } from '../../src/components/clockZone.ts';
import { useMomentColumns } from '../../src/components/list-tools/useMomentColumns.ts';
import { Moment } from '../../src/components/Moment.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';

type Response = AnswerOf<typeof listUnprocessedResponses>;

const formOf = ({ form }: Response) => form.title || form.id;

/** What somebody wrote into a link: it may be anything, and of any length. */
const Delivered = ({ text }: { text: string | null }) => (
  <span style={{ overflowWrap: 'anywhere' }}>{text ?? '-'}</span>
);

/** `/admin/pros/responses/` (APRO-11..13). */
export default function ResponsesPage() {
  const translate = useTranslate();
  const zone = useClockZone();
  const momentColumns = useMomentColumns();
  const title = translate('proResponses.title');
  const reasonOf = ({ reason }: Response) => translate(`proResponses.reasons.${reason}`);
  return (
    <>
      <PageHeading title={title} />
      <RecordList<Response>
        resource="pros/responses"
        name={title}
        sort={{ field: 'dateTime', order: 'DESC' }}
        empty={translate('proResponses.empty')}
        failed={() => translate('proResponses.failed')}
        choosablePageSize
        tools="admin/pro-responses"
        accepts={{}}
        columns={[
          { id: 'form', label: translate('proResponses.form'), render: formOf, cell: formOf },
          {
            id: 'user',
            label: translate('proResponses.user'),
            render: ({ userId }) => <Delivered text={userId} />,
            cell: ({ userId }) => userId,
          },
          {
            id: 'location',
            label: translate('proResponses.location'),
            render: ({ location }) => <Delivered text={location} />,
            cell: ({ location }) => location,
          },
          {
            id: 'dateTime',
            label: translate('proResponses.dateTime'),
            sort: 'dateTime',
            render: ({ dateTime }) => <Moment value={dateTime} seconds />,
            fileColumns: momentColumns(
              translate('proResponses.dateTime'),
              ({ dateTime }) => dateTime,
              () => zone,
            ),
          },
          { id: 'reason', label: translate('proResponses.reason'), optional: true, render: reasonOf, cell: reasonOf },
        ]}
      />
    </>
  );
}

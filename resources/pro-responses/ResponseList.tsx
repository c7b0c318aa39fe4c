import { useTranslate } from 'react-admin';
import type { listUnprocessedResponses } from '../../contract/admin-pro.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { useClockZone } from '../../src/components/clockZone.ts';
import { useMomentColumns } from '../../src/components/list-tools/useMomentColumns.ts';
import { Moment } from '../../src/components/Moment.tsx';
import { ResourceList } from '../../src/components/ResourceList.tsx';

type Response = AnswerOf<typeof listUnprocessedResponses>;

const formOf = ({ form }: Response) => form.title || form.id;

/** What somebody wrote into a link: it may be anything, and of any length. */
const Delivered = ({ text }: { text: string | null }) => (
  <span style={{ overflowWrap: 'anywhere' }}>{text ?? '-'}</span>
);

/** `/admin/pros/responses/` (APRO-11..13). */
export default function ResponseList() {
  const translate = useTranslate();
  const zone = useClockZone();
  const momentColumns = useMomentColumns();
  const reasonOf = ({ reason }: Response) => translate(`proResponses.reasons.${reason}`);
  return (
    <ResourceList<Response>
      sort={{ field: 'dateTime', order: 'DESC' }}
      tools="admin/pro-responses"
      accepts={{}}
      columns={[
        { id: 'form', render: formOf, cell: formOf },
        {
          id: 'userId',
          render: ({ userId }) => <Delivered text={userId} />,
          cell: ({ userId }) => userId,
        },
        {
          id: 'location',
          render: ({ location }) => <Delivered text={location} />,
          cell: ({ location }) => location,
        },
        {
          id: 'dateTime',
          sort: 'dateTime',
          render: ({ dateTime }) => <Moment value={dateTime} seconds />,
          fileColumns: momentColumns(
            translate('resources.pros/responses.fields.dateTime'),
            ({ dateTime }) => dateTime,
            () => zone,
          ),
        },
        { id: 'reason', optional: true, render: reasonOf, cell: reasonOf },
      ]}
    />
  );
}

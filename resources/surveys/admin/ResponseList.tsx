import { useTranslate } from 'react-admin';
import type { listUnprocessedResponses } from '../../../contract/surveys/admin-surveys.ts';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import { useClockZone, DateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { useDateTimeColumns } from '../../../src/ui/lists/column.ts';
import { ResourceList } from '../../../src/ui/ResourceList.tsx';
import type { SurveyAdminKey } from './messages.en.ts';

type Response = ResponseOf<typeof listUnprocessedResponses>;

const formatForm = ({ form }: Response) => form.title || form.id;

/** Untrusted text from a survey link, of any length. */
const UntrustedText = ({ text }: { text: string | null }) => (
  <span style={{ overflowWrap: 'anywhere' }}>{text ?? '-'}</span>
);

export default function ResponseList() {
  const translate = useTranslate();
  const zone = useClockZone();
  const momentColumns = useDateTimeColumns();
  const formatReason = ({ reason }: Response) => translate(`proResponses.reasons.${reason}` satisfies SurveyAdminKey);
  return (
    <ResourceList<Response>
      sort={{ field: 'dateTime', order: 'DESC' }}
      tools="admin/pro-responses"
      filterValidators={{}}
      columns={[
        { id: 'form', render: formatForm, cell: formatForm },
        {
          id: 'userId',
          render: ({ userId }) => <UntrustedText text={userId} />,
          cell: ({ userId }) => userId,
        },
        {
          id: 'location',
          render: ({ location }) => <UntrustedText text={location} />,
          cell: ({ location }) => location,
        },
        {
          id: 'dateTime',
          sort: 'dateTime',
          render: ({ dateTime }) => <DateTimeText value={dateTime} seconds />,
          fileColumns: momentColumns(
            translate('resources.pros/responses.fields.dateTime'),
            ({ dateTime }) => dateTime,
            () => zone,
          ),
        },
        { id: 'reason', optional: true, render: formatReason, cell: formatReason },
      ]}
    />
  );
}

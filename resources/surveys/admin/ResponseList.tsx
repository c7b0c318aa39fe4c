import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { parseQueryFromLocation, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import type { listUnprocessedResponses } from '../../../contract/surveys/admin-surveys.ts';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import { useClockZone, DateTimeText, ZoneNote } from '../../../src/ui/DateTimeText.tsx';
import { useDateTimeColumns } from '../../../src/ui/lists/column.ts';
import { ResourceList } from '../../../src/ui/ResourceList.tsx';
import { toSearch } from '../../../src/ui/sanitizeListParams.ts';
import type { SurveyAdminKey } from './messages.en.ts';

type Response = ResponseOf<typeof listUnprocessedResponses>;

const formatForm = ({ form }: Response) => form.title || form.id;

/** Untrusted text from a survey link, of any length. */
const UntrustedText = ({ text }: { text: string | null }) => (
  <span style={{ overflowWrap: 'anywhere' }}>{text ?? '-'}</span>
);

const CLOSED = 'true';
const closedSearch = toSearch({ filter: { closed: CLOSED } });
const filterValidators = { closed: (value: unknown) => value === CLOSED };

/**
 * `/admin/pros/responses/` (APRO-11..13): those that wait, or those that were closed without a patient. The address says
 * which, so that the plain one always shows those that wait.
 */
export default function ResponseList() {
  const translate = useTranslate();
  const zone = useClockZone();
  const momentColumns = useDateTimeColumns();
  const navigate = useNavigate();
  const { filter } = parseQueryFromLocation(useLocation()) as { filter?: { closed?: unknown } | null };
  const isClosed = filter?.closed === CLOSED;
  const shown = isClosed ? 'closed' : 'waiting';
  const formatReason = ({ reason }: Response) => translate(`proResponses.reasons.${reason}` satisfies SurveyAdminKey);
  return (
    <ResourceList<Response>
      key={shown}
      {...(isClosed && {
        storeKey: 'pros/responses.closed',
        name: translate('proResponses.closedTitle' satisfies SurveyAdminKey),
        empty: translate('proResponses.noneClosed' satisfies SurveyAdminKey),
      })}
      lead={<ZoneNote />}
      filters={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label={translate('proResponses.shown' satisfies SurveyAdminKey)}
          onChange={(_event, next: typeof shown | null) =>
            next && void navigate({ search: next === 'closed' ? closedSearch : '' })
          }
          sx={{ mb: 2 }}
        >
          <ToggleButton value="waiting">{translate('proResponses.waiting' satisfies SurveyAdminKey)}</ToggleButton>
          <ToggleButton value="closed">{translate('proResponses.closedTab' satisfies SurveyAdminKey)}</ToggleButton>
        </ToggleButtonGroup>
      }
      sort={{ field: 'dateTime', order: 'DESC' }}
      tools="admin/pro-responses"
      filterValidators={filterValidators}
      columns={[
        {
          id: 'form',
          render: (response) => <Link to={`/admin/pros/responses/${response.id}`}>{formatForm(response)}</Link>,
          cell: formatForm,
        },
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

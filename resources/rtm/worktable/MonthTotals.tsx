import CheckIcon from '@mui/icons-material/Check';
import LockIcon from '@mui/icons-material/LockOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { getRtmMonthTotals, type RtmMonthTotals } from '../../../contract/rtm/bulk-billing.ts';
import { DEFAULT_RTM_STATUSES } from '../../../contract/rtm/billing.ts';
import { formatMoney } from '../../../src/ui/i18n/format.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { CycleFilter } from '../CycleFilters.tsx';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  maxWidth: 720,
  marginBottom: 20,
});

const Tile = styled('button')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minHeight: 88,
  padding: '10px 16px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '& .figure': { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25 },
  '& .name': { display: 'flex', alignItems: 'center', gap: 4, font: '600 var(--text-body)' },
  '& .name svg': { fontSize: 16 },
  '& small': { font: 'var(--text-body)', color: 'var(--ink-muted)' },
  '&:hover': { borderColor: 'var(--primary)' },
  '&[aria-pressed=true]': { borderColor: 'var(--primary)', background: 'var(--primary-soft)' },
  '&[aria-pressed=true] small': { color: 'var(--ink)' },
  [theme.breakpoints.down('sm')]: {
    padding: '8px 10px',
    '& .figure': { fontSize: '1rem' },
  },
}));

type Kind = 'ready' | 'billed' | 'atRisk';

const looks = {
  ready: { Mark: CheckIcon, color: 'var(--success)' },
  billed: { Mark: LockIcon, color: 'var(--neutral)' },
  atRisk: { Mark: WarningIcon, color: 'var(--warning)' },
};

const Name = ({ kind }: { kind: Kind }) => {
  const translate = useTranslate();
  const { Mark, color } = looks[kind];
  return (
    <span className="name" style={{ color }}>
      <Mark aria-hidden />
      {translate(`rtm.total.${kind}`)}
    </span>
  );
};

const filters: Record<Kind, Omit<CycleFilter, 'yearMonth'>> = {
  ready: { status: 'READY_TO_BILL', charged: 'true' },
  billed: { status: 'BILLED', charged: 'true' },
  atRisk: { status: 'IN_PROGRESS', atRisk: 'true' },
};

const isChosen = (kind: Kind, { status, atRisk, charged }: CycleFilter): boolean =>
  filters[kind].status === status && filters[kind].atRisk === atRisk && filters[kind].charged === charged;

interface Props {
  chosen: CycleFilter;
  onChoose: (filter: CycleFilter) => void;
}

/** What of the month is ready, billed and at risk. Each total shows its patients in the list; a second press, all again. */
export const MonthTotals = ({ chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const { yearMonth } = chosen;
  const { data } = useCall(getRtmMonthTotals, { params: { yearMonth } }, { keepPrevious: true });
  const tile = (kind: Kind, { patients, cents }: RtmMonthTotals['ready'], further?: string) => (
    <Tile
      key={kind}
      type="button"
      aria-pressed={isChosen(kind, chosen)}
      onClick={() =>
        onChoose({
          yearMonth,
          ...(isChosen(kind, chosen) ? { status: DEFAULT_RTM_STATUSES.join(',') } : filters[kind]),
        })
      }
    >
      <Name kind={kind} />
      <span className="figure">
        {cents === null ? translate('rtm.total.patients', { smart_count: patients }) : formatMoney(cents)}
      </span>
      <small>
        {[cents !== null && translate('rtm.total.patients', { smart_count: patients }), further]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </Tile>
  );
  return (
    <Row role="group" aria-label={translate('rtm.total.all')} aria-busy={!data}>
      {data
        ? [
            tile(
              'ready',
              data.ready,
              data.forReview > 0 ? translate('rtm.total.forReview', { smart_count: data.forReview }) : undefined,
            ),
            tile('billed', data.billed),
            tile('atRisk', data.atRisk),
          ]
        : (['ready', 'billed', 'atRisk'] as const).map((kind) => (
            <Tile key={kind} type="button" disabled>
              <Name kind={kind} />
            </Tile>
          ))}
    </Row>
  );
};

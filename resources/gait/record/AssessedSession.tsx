import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait/gait-session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { toDayInZone } from '../../../domain/platform/calendar.ts';
import { useClockZone, DateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { listChanges, type ChangeSince, type MeasureChange } from '../../../domain/gait/change.ts';
import { formatMeasure, getMeasureName, getSessionSpeed } from '../../../domain/gait/measures.ts';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { MeasureGroups } from './MeasureGroups.tsx';
import { OlderVersion } from './GaitBar.tsx';
import { SpeedComparison } from './SpeedComparison.tsx';
import { MeasureSources } from './MeasureSources.tsx';
import { ResultTable } from '../../../src/ui/charts/ResultTable.tsx';
import { useChangeTexts } from './useSpeedTexts.ts';
import type { RecordGaitKey } from '../shared/messages.en.ts';

const Fold = styled('details')({
  marginTop: 16,
  '& > summary': { minHeight: 24, cursor: 'pointer', color: 'var(--primary)', fontWeight: 500 },
  '& > div': { marginTop: 8 },
  '& table': { minWidth: 640 },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
});
const columns = ['measure', 'now', 'last', 'first'] as const;

/** All measures compared with the last and the first visit; folded at first. */
const ChangeTable = ({ changes }: { changes: readonly MeasureChange[] }) => {
  const translate = useTranslate();
  const { otherwise, sinceDay } = useChangeTexts();
  if (changes.length === 0) return null;
  const title = translate('recordGaitChange.all');
  const formatChange = (change: ChangeSince, unit: string | null | undefined) =>
    [
      `${sinceDay(change, unit)}: ${translate(`recordGaitChange.short.${change.real}` satisfies RecordGaitKey)}`,
      ...otherwise(change),
    ].join('; ');
  return (
    <Fold>
      <summary>{title}</summary>
      <ResultTable
        label={title}
        columns={columns.map((column) => translate(`recordGaitChange.column.${column}` satisfies RecordGaitKey))}
        rows={changes.map(({ measure, last, first }) => [
          translate(getMeasureName(measure)),
          formatMeasure(measure.value, measure.unit),
          formatChange(last, measure.unit),
          first ? formatChange(first, measure.unit) : translate('recordGaitChange.onlyVisit'),
        ])}
      />
    </Fold>
  );
};

const Card = styled('details')({
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 56,
    padding: '12px 20px',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: 'var(--sunken)' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& > summary > span': { color: 'var(--ink-muted)', fontVariantNumeric: 'tabular-nums' },
  '& > summary > svg': { marginLeft: 'auto', color: 'var(--ink-muted)', transition: 'rotate 120ms' },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& > div': { padding: '0 20px 16px' },
  '& footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 12px',
    marginTop: 16,
    paddingTop: 12,
    borderTop: '1px solid var(--border)',
  },
  '& footer p': { flex: '1 1 240px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& footer p.none': { color: 'var(--ink-muted)' },
});

/** Tones of the recording states; a session without a recording has none. */
const tones = { WAITING: 'info', MEASURED: 'success', NOT_MEASURABLE: 'warning' } as const;

interface Props {
  record: PatientRecord;
  session: GaitSession;
  /** All sessions of the patient for comparisons; undefined while loading. */
  sessions: readonly GaitSession[] | undefined;
  open: boolean;
  onComment: () => void;
  onSummary: () => void;
}

/**
 * A gait session: time, assistance, measures and their certainty, comparisons with earlier visits and other people, and
 * the comment (ENT-036..039).
 */
export const AssessedSession = ({ record, session: captured, sessions, open, onComment, onSummary }: Props) => {
  const translate = useTranslate();
  const zone = useClockZone();
  const { meta, data } = captured.session;
  const day = formatDate(toDayInZone(meta.capturedDate, zone));
  const speed = getSessionSpeed(data);
  const { state } = captured.recording;
  const changes = sessions && listChanges(captured, sessions, record.productData.gait?.condition ?? null);
  const verb = meta.comment ? 'editComment' : 'addComment';
  return (
    <Card open={open} tabIndex={-1}>
      <summary>
        <Typography variant="h3" component="h2">
          <DateTimeText value={meta.capturedDate} />
        </Typography>
        {speed !== null && <span>{formatMeasure(speed, 'm/s')}</span>}
        {meta.assistanceOption && (
          <StatusChip
            tone={meta.assistanceOption === 'NONE' ? 'neutral' : 'info'}
            label={translate(`recordGait.assistance.${meta.assistanceOption}` satisfies RecordGaitKey)}
          />
        )}
        {state !== 'NONE' && (
          <StatusChip
            tone={tones[state]}
            label={translate(`recordGaitRecording.state.${state}` satisfies RecordGaitKey)}
          />
        )}
        <ExpandMoreIcon fontSize="small" />
      </summary>
      <div>
        <OlderVersion sessions={[captured]} />
        <MeasureSources session={captured} />
        <SpeedComparison record={record} session={captured} changes={changes} />
        <MeasureGroups data={data} textOf={formatMeasure} isWaiting={state === 'WAITING'} withCertainty />
        {changes && <ChangeTable changes={changes} />}
        <footer>
          <p className={meta.comment ? undefined : 'none'}>{meta.comment || translate('recordGait.noComment')}</p>
          <Button
            size="small"
            aria-label={translate(`recordGait.${verb}Of` satisfies RecordGaitKey, { day })}
            onClick={onComment}
          >
            {translate(`recordGait.${verb}` satisfies RecordGaitKey)}
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-label={translate('recordGaitSummary.openOf', { day })}
            onClick={onSummary}
          >
            {translate('recordGaitSummary.open')}
          </Button>
        </footer>
      </div>
    </Card>
  );
};

import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { dayInZone } from '../../../domain/calendar.ts';
import { useClockZone } from '../../../src/components/clockZone.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { changesOf } from '../../../domain/gait/change.ts';
import { measureText } from '../../../domain/gait/measures.ts';
import { sessionSpeed } from '../../../domain/gait/speed.ts';
import { Moment } from '../../../src/components/Moment.tsx';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { MeasureGroups } from './MeasureGroups.tsx';
import { OlderVersion } from './OlderVersion.tsx';
import { SpeedCompared } from './SpeedCompared.tsx';
import { WhereFrom } from './WhereFrom.tsx';

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

/** Tones of what became of a recording; nothing is said of a session without one. */
const tones = { NONE: null, WAITING: 'info', MEASURED: 'success', NOT_MEASURABLE: 'warning' } as const;

interface Props {
  record: PatientRecord;
  session: GaitSession;
  /** All sessions of the patient, to compare with; undefined while they are not known. */
  sessions: readonly GaitSession[] | undefined;
  /** Whether it begins unfolded. */
  open: boolean;
  onComment: () => void;
}

/**
 * One gait session: when, with what assistance, what was measured and how surely, how that compares with
 * earlier visits and with others, and the comment (ENT-036..039).
 */
export const AssessedSession = ({ record, session: captured, sessions, open, onComment }: Props) => {
  const translate = useTranslate();
  const zone = useClockZone();
  const { meta, data } = captured.session;
  const day = dayText(dayInZone(meta.capturedDate, zone));
  const speed = sessionSpeed(data);
  const tone = tones[captured.recording.state];
  const changes = sessions && changesOf(captured, sessions, record.productData.gait?.condition ?? null);
  const verb = meta.comment ? 'editComment' : 'addComment';
  return (
    <Card open={open} tabIndex={-1}>
      <summary>
        <Typography variant="h3" component="h2">
          <Moment value={meta.capturedDate} />
        </Typography>
        {speed !== null && <span>{measureText(speed, 'm/s')}</span>}
        {meta.assistanceOption && (
          <StatusChip
            tone={meta.assistanceOption === 'NONE' ? 'neutral' : 'info'}
            label={translate(`recordGait.assistance.${meta.assistanceOption}`)}
          />
        )}
        {tone && <StatusChip tone={tone} label={translate(`recordGaitRecording.state.${captured.recording.state}`)} />}
        <ExpandMoreIcon fontSize="small" />
      </summary>
      <div>
        <OlderVersion sessions={[captured]} />
        <WhereFrom session={captured} />
        <SpeedCompared record={record} session={captured} changes={changes} />
        <MeasureGroups
          data={data}
          textOf={measureText}
          isWaiting={captured.recording.state === 'WAITING'}
          withCertainty
        />
        {changes && <ChangeTable changes={changes} />}
        <footer>
          <p className={meta.comment ? undefined : 'none'}>{meta.comment || translate('recordGait.noComment')}</p>
          <Button size="small" aria-label={translate(`recordGait.${verb}Of`, { day })} onClick={onComment}>
            {translate(`recordGait.${verb}`)}
          </Button>
        </footer>
      </div>
    </Card>
  );
};

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useViewer } from '../../../authProvider/session.ts';
import type { GaitSession } from '../../../contract/gait.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/limits.ts';
import { dayInZone, formatDay } from '../../../domain/calendar.ts';
import { measureText } from '../../../domain/gait-measures.ts';
import { Moment } from '../../../src/components/Moment.tsx';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { MeasureGroups } from './MeasureGroups.tsx';
import { OlderVersion } from './OlderVersion.tsx';

const Card = styled('article')({
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBottom: 8 },
  '& > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 12px',
    marginTop: 16,
    paddingTop: 12,
    borderTop: '1px solid var(--border)',
  },
  '& > footer p': { flex: '1 1 240px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& > footer p.none': { color: 'var(--ink-muted)' },
});

interface Props {
  session: GaitSession;
  onComment: () => void;
}

/** One gait session: when, with what assistance, what was measured (two decimals), and the comment (ENT-036..039). */
export const AssessedSession = ({ session: captured, onComment }: Props) => {
  const translate = useTranslate();
  const zone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  const { meta, data } = captured.session;
  const day = formatDay(dayInZone(meta.capturedDate, zone));
  const verb = meta.comment ? 'editComment' : 'addComment';
  return (
    <Card tabIndex={-1} aria-labelledby={`gait-session-${captured.id}`}>
      <header>
        <Typography id={`gait-session-${captured.id}`} variant="h3" component="h2">
          <Moment value={meta.capturedDate} />
        </Typography>
        {meta.assistanceOption && (
          <StatusChip
            tone={meta.assistanceOption === 'NONE' ? 'neutral' : 'info'}
            label={translate(`recordGait.assistance.${meta.assistanceOption}`)}
          />
        )}
      </header>
      <OlderVersion sessions={[captured]} />
      <MeasureGroups data={data} textOf={measureText} />
      <footer>
        <p className={meta.comment ? undefined : 'none'}>{meta.comment || translate('recordGait.noComment')}</p>
        <Button size="small" aria-label={translate(`recordGait.${verb}Of`, { day })} onClick={onComment}>
          {translate(`recordGait.${verb}`)}
        </Button>
      </footer>
    </Card>
  );
};

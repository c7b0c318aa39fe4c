import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { getRtmMonth } from '../../contract/rtm/month.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { measureMinutes, type MinutesMeter as Meter } from '../../domain/care-notes/minutes-meter.ts';
import { getLastDayOfMonth, isRealDay, toMonth } from '../../domain/platform/calendar.ts';
import { StatusChip } from '../../src/ui/FactList.tsx';
import { formatMonth } from '../../src/ui/i18n/calendarFormat.ts';
import { translateMessage } from '../../src/ui/i18n/language.ts';
import { useCall } from '../../src/ui/useCall.ts';
import type { useCareNoteForm } from './useCareNoteForm.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  // As high as the loaded meter, so that the text area stays in its place.
  minHeight: 52,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& b': { font: '600 var(--text-lead)' },
  '& p': { margin: 0, color: 'var(--ink-muted)', font: 'var(--text-body)' },
}));
const Bars = styled('span')({
  display: 'flex',
  flex: '1 1 160px',
  gap: 3,
  minWidth: 120,
  maxWidth: 360,
  '& > span': {
    position: 'relative',
    flex: 1,
    height: 10,
    overflow: 'hidden',
    border: '1px solid var(--border-strong)',
    borderRadius: 5,
  },
  '& .next': { borderStyle: 'dashed' },
  '& i': { position: 'absolute', inset: '0 auto 0 0', background: 'var(--primary)' },
  // What the note that is being written would add.
  '& i.pending': { opacity: 0.4 },
  '& .mark': { position: 'absolute', top: 0, bottom: 0, width: 1, background: 'var(--border-strong)' },
});

const toPercent = (part: number, whole: number): string => `${Math.min(100, (part / whole) * 100)}%`;

const MeterBars = ({ meter: { minutes, goal, marks, next }, pending }: { meter: Meter; pending: number }) => {
  const translate = useTranslate();
  return (
    <Bars
      role="meter"
      aria-label={translate('careNote.meter.label')}
      aria-valuenow={minutes}
      aria-valuemin={0}
      aria-valuemax={next ? goal + next.of : goal}
      aria-valuetext={translate('careNote.meter.of', { minutes: Math.min(minutes, goal), goal })}
    >
      <span>
        <i className="pending" style={{ width: toPercent(minutes + pending, goal) }} />
        <i style={{ width: toPercent(minutes, goal) }} />
        {marks.map((mark) => (
          <span key={mark} className="mark" style={{ left: toPercent(mark, goal) }} />
        ))}
      </span>
      {next && (
        <span className="next">
          <i className="pending" style={{ width: toPercent(next.minutes + pending, next.of) }} />
          <i style={{ width: toPercent(next.minutes, next.of) }} />
        </span>
      )}
    </Bars>
  );
};

interface Props {
  patientId: PatientRecord['id'];
  /** `2026-11`. */
  month: string;
  /** Minutes of the note that is being written, once they are confirmed. */
  pending: number;
}

/** The month's minutes on their way to the next management code, live interactions, and what is earned. */
const MinutesMeter = ({ patientId, month, pending }: Props) => {
  const translate = useTranslate();
  const { data } = useCall(getRtmMonth, { params: { patientId, yearMonth: month } }, { keepPrevious: true });
  const meter = data && measureMinutes(data.codes, getLastDayOfMonth(data.yearMonth));
  const formatEarned = ({ code, units }: Meter['earned'][number]) =>
    translate(units > 1 ? 'careNote.meter.earnedUnits' : 'careNote.meter.earned', { code, units });
  return (
    <Frame aria-busy={data === undefined}>
      <div>
        <strong>{formatMonth(data?.yearMonth ?? month)}</strong>
        {meter && (
          <>
            <MeterBars meter={meter} pending={pending} />
            <span>
              <b>
                {translate('careNote.meter.of', { minutes: Math.min(meter.minutes, meter.goal), goal: meter.goal })}
              </b>
              {meter.next &&
                ` · ${translate(meter.next.minutes > 0 ? 'careNote.meter.ofNext' : 'careNote.meter.next', meter.next)}`}
            </span>
            <span>{translate('careNote.meter.live', { smart_count: meter.contacts })}</span>
            {meter.earned.map((each) => (
              <StatusChip
                key={each.code}
                tone="success"
                label={
                  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
                    <CheckIcon sx={{ fontSize: 14 }} />
                    {formatEarned(each)}
                  </span>
                }
              />
            ))}
          </>
        )}
      </div>
      {meter && <p>{translateMessage(meter.leading.explanation)}</p>}
    </Frame>
  );
};

interface DraftProps {
  patientId: PatientRecord['id'];
  draft: ReturnType<typeof useCareNoteForm>;
}

/** The meter of the month of the note that is being written, for those who see the cycles. */
export const DraftMinutes = ({ patientId, draft: { values, today } }: DraftProps) => {
  const viewer = useViewer();
  if (!viewer || !hasProduct(viewer, 'HEALTH')) return null;
  const day = isRealDay(values.date) ? values.date : today;
  const pending = values.source === 'OFFERED' ? 0 : Number(values.minutes) || 0;
  return <MinutesMeter patientId={patientId} month={toMonth(day)} pending={pending} />;
};

import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { SPEED_THRESHOLD, type ReportSummary } from '../../../domain/gait/report.ts';

const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  '& > div': {
    padding: theme.spacing(1.5, 2),
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--surface)',
  },
  '& dt': { font: '600 var(--text-small)', color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const Notes = styled('div')(({ theme }) => ({
  margin: theme.spacing(1, 0, 3),
  color: 'var(--ink-muted)',
  font: 'var(--text-small)',
}));

/** Totals of the report, the speeds, and what the numbers leave out (GAIT-12, CONST-09). */
export const ReportSums = ({ summary }: { summary: ReportSummary }) => {
  const translate = useTranslate();
  const { sessions, people, measured, median, below, percentBelow } = summary;
  const none = translate('gaitReport.form.none');
  const share =
    percentBelow === null ? none : translate('gaitReport.sums.share', { below, measured, percent: percentBelow });
  const sums: [name: string, value: string | number][] = [
    [translate('gaitReport.sums.sessions'), sessions],
    [translate('gaitReport.sums.people'), people],
    [translate('gaitReport.sums.median'), median === null ? none : median.toFixed(2)],
    [translate('gaitReport.sums.below', { threshold: SPEED_THRESHOLD }), share],
  ];
  const notes = [
    people < sessions && translate('gaitReport.sums.eachWalk'),
    measured < sessions && translate('gaitReport.sums.withoutSpeed', { smart_count: sessions - measured }),
  ].filter(Boolean);
  return (
    <>
      <Sums aria-label={translate('gaitReport.sums.label')}>
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Sums>
      <Notes>{notes.join(' ')}</Notes>
    </>
  );
};

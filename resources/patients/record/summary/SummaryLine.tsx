import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import type { RecordKey } from '../messages.en.ts';
import { getFigurePath } from './figures.ts';
import type { FigureCell } from './SummaryStrip.tsx';

/** Out of sight, but part of the name of its link. */
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const Line = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 auto',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  minWidth: 0,
  font: 'var(--text-body)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // What does not fit is cut off: it must not lie over the name.
  '& a': {
    display: 'flex',
    minWidth: 0,
    alignItems: 'baseline',
    gap: 6,
    padding: '8px 10px',
    borderRadius: 'var(--radius-small)',
    color: 'var(--ink-muted)',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--primary-soft)', color: 'var(--on-primary-soft)' },
  '& .label': { flex: 'none' },
  '& strong': { overflow: 'hidden', color: 'var(--ink)', fontWeight: 600, textOverflow: 'ellipsis' },
  [theme.breakpoints.down('xl')]: { '& .label': hidden },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The figures in one line, while the strip is scrolled away. What has no value is left out. */
export const SummaryLine = ({ record, figures }: { record: PatientRecord; figures: readonly FigureCell[] }) => {
  const translate = useTranslate();
  return (
    <Line aria-label={translate('recordSummary.title')}>
      {figures.map(({ name, text }) => {
        const path = getFigurePath(record, name);
        if (!text || text.isEmpty || !path) return null;
        const label = translate(`recordSummary.${name}.label` satisfies RecordKey);
        return (
          <Link key={name} to={path} title={label}>
            <span className="label">{label}</span>
            <strong>{text.short ?? text.value}</strong>
          </Link>
        );
      })}
    </Line>
  );
};

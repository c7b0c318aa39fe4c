import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import { ErrorView } from '../../../../src/ui/PageStates.tsx';
import { Sparkline } from '../../../../src/ui/charts/Sparkline.tsx';
import type { RecordKey } from '../messages.en.ts';
import type { FigureName, FigureText } from './figures.ts';
import { getFigurePath } from './figures.ts';

/** The height of a cell, also while it loads: nothing moves when the figures come. */
const CELL_HEIGHT = 116;
const CELL_WIDTH = 360;
/** As many as a Health patient has. */
const FIGURES = 4;

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 1,
  overflow: 'hidden',
  borderRadius: 'var(--radius-medium)',
  border: '1px solid var(--border)',
  background: 'var(--border)',
  [theme.breakpoints.down('lg')]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The last of three stands alone in its row.
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

const Cell = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  rowGap: 2,
  minHeight: CELL_HEIGHT,
  padding: theme.spacing(1.5, 2),
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: 'var(--text-body)',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  'a&:hover': { background: 'var(--sunken)' },
  'a&:hover .label': { color: 'var(--primary)', textDecoration: 'underline' },
  'a&:focus-visible': { outlineOffset: -3 },
  '& .label': { paddingRight: 72, color: 'var(--ink-muted)', fontWeight: 600 },
  '& .figure': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', alignContent: 'center', gap: '0 8px' },
  '& .value': { font: '600 var(--text-title)', fontVariantNumeric: 'tabular-nums' },
  '& .value.long': { font: '600 var(--text-lead)' },
  '& .empty': { color: 'var(--ink-muted)' },
  '& svg': { position: 'absolute', top: theme.spacing(2), right: theme.spacing(2) },
  '& .source': { color: 'var(--ink-muted)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(1.5),
    '& .label': { paddingRight: 44 },
    '& .source': { whiteSpace: 'normal' },
    '& svg': { width: 44, height: 20, top: theme.spacing(1.5), right: theme.spacing(1.5) },
  },
}));

/** Longer values than this are set smaller, so that they keep to one line. */
const LONG_VALUE = 6;

const Content = ({ label, text }: { label: string; text: FigureText }) => (
  <>
    <span className="label">{label}</span>
    <span className="figure">
      <span className={text.isEmpty ? 'empty' : text.value.length > LONG_VALUE ? 'value long' : 'value'}>
        {text.value}
      </span>
      {text.unit && <span>{text.unit}</span>}
      {text.trend && text.trend.points.length > 1 && (
        <Sparkline {...text.trend} summary={text.trend.text} width={64} height={24} />
      )}
    </span>
    {text.detail && <span>{text.detail}</span>}
    {text.source && (
      <span className="source" title={text.source}>
        {text.source}
      </span>
    )}
  </>
);

export interface FigureCell {
  name: FigureName;
  /** Undefined while it loads. */
  text: FigureText | undefined;
}

interface Props {
  record: PatientRecord;
  figures: readonly FigureCell[];
  error: { message: string } | null;
  onRetry: () => void;
}

/** The figures that matter most, each a link to the section that explains it. */
export const SummaryStrip = ({ record, figures, error, onRetry }: Props) => {
  const translate = useTranslate();
  if (error)
    return (
      <section aria-label={translate('recordSummary.title')} style={{ minHeight: CELL_HEIGHT }}>
        <ErrorView message={error.message} onRetry={onRetry} />
      </section>
    );
  return (
    <Panel
      aria-label={translate('recordSummary.title')}
      aria-busy={figures.some(({ text }) => !text)}
      // A single figure is not stretched over the page.
      style={{ maxWidth: figures.length < FIGURES ? figures.length * CELL_WIDTH : undefined }}
    >
      {figures.map(({ name, text }) => {
        const label = translate(`recordSummary.${name}.label` satisfies RecordKey);
        const path = getFigurePath(record, name);
        if (!text)
          return (
            <Cell key={name}>
              <span className="label">{label}</span>
              <Skeleton width="60%" height={28} />
              <Skeleton width="80%" />
            </Cell>
          );
        return path ? (
          <Cell key={name} as={Link} {...{ to: path }}>
            <Content label={label} text={text} />
          </Cell>
        ) : (
          <Cell key={name}>
            <Content label={label} text={text} />
          </Cell>
        );
      })}
    </Panel>
  );
};

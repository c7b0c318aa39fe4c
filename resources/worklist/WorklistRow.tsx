import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { WorklistItem, WorklistKind } from '../../contract/worklist/worklist.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { toSeverity } from '../../domain/worklist/severity.ts';
import { StatusChip } from '../../src/ui/FactList.tsx';
import { formatInvolved } from '../../src/ui/formatInvolved.ts';
import { translateMessage } from '../../src/ui/i18n/language.ts';
import { RowActions } from './RowActions.tsx';
import { SeverityMark, severityColors } from './SeverityMark.tsx';

/** Section of the record that shows a reason; a record without Health shows its activity. */
const sections: Record<WorklistKind, string> = {
  SURVEY_OUT_OF_RANGE: 'surveys',
  BILLING_WINDOW_CLOSING: 'care-management',
  FALLING_ADHERENCE: 'activity',
  NO_SESSION: 'activity',
  NOTE_DUE: 'care-management',
  PATH_STEP: 'activity',
};

const getReasonPath = (patientId: number, kind: WorklistKind): string =>
  sections[kind] === 'activity' ? `/patients/${patientId}/activity` : `/patients/${patientId}/health/${sections[kind]}`;

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(120px, 1.2fr) 108px minmax(0, 2.2fr) minmax(0, 1.4fr) 184px',
  gridTemplateAreas: '"mark name figure about place actions"',
  alignItems: 'center',
  gap: theme.spacing(0, 1.5),
  minHeight: 'var(--height-row)',
  padding: theme.spacing(0, 1, 0, 1.5),
  borderTop: '1px solid var(--border)',
  borderLeft: '4px solid var(--edge)',
  '&:hover': { background: 'var(--sunken)' },
  '& svg[role=img]': { gridArea: 'mark' },
  '& a.name': {
    gridArea: 'name',
    // A name is never cut off.
    overflowWrap: 'anywhere',
    color: 'var(--ink)',
    fontWeight: 600,
    textDecoration: 'none',
    // The whole row is a link; the buttons are above it.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: 'var(--primary)', textDecoration: 'underline' },
  },
  '& .figure': {
    gridArea: 'figure',
    font: '600 var(--text-title)',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& .about': { gridArea: 'about', display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& .chips': { display: 'flex', flex: 'none', gap: 4 },
  '& .narrow': { display: 'none' },
  '& .text, & .place': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .place': { gridArea: 'place', color: 'var(--ink-muted)' },
  '& .buttons': {
    gridArea: 'actions',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: theme.spacing(0.5),
    '& button': { zIndex: 1, whiteSpace: 'nowrap' },
    '& .MuiButton-outlined': { minWidth: 92 },
  },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: '16px minmax(110px, 1fr) 108px minmax(0, 1.6fr) 184px',
    gridTemplateAreas: '"mark name figure about actions" "mark name figure place actions"',
    padding: theme.spacing(0.75, 1, 0.75, 1.5),
    '& .place': { font: 'var(--text-body)' },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '16px minmax(0, 1fr) auto 40px',
    gridTemplateAreas: '"mark name figure actions" "mark about about actions"',
    gap: theme.spacing(0, 1),
    '& .about': { font: 'var(--text-body)' },
    '& .place, & .chips': { display: 'none' },
    '& .narrow': { display: 'inline' },
    '& svg[role=img]': { alignSelf: 'start', marginTop: 8 },
  },
}));

interface Props {
  item: WorklistItem;
  /** The selected reason comes first and determines what the row shows and opens. */
  kind?: WorklistKind | undefined;
  onAddNote: () => void;
  onSnooze: (until: string) => void;
}

/** What is treated, and by whom; the provider's first name as an initial where it is `short`. */
const usePlace = ({ health, provider }: WorklistItem) => {
  const translate = useTranslate();
  const treated = formatInvolved(health, translate);
  const formatProvider = (isShort: boolean): string => {
    if (!provider) return translate('worklist.noProvider');
    const { firstName, lastName } = provider;
    return formatFullName({ lastName, firstName: isShort && firstName ? `${firstName.charAt(0)}.` : firstName });
  };
  return (isShort: boolean): string => [treated, formatProvider(isShort)].filter(Boolean).join(' · ');
};

/** One patient in one line: how pressing, who, the figure and what it is of, and what to do about it. */
export const WorklistRow = ({ item, kind, onAddNote, onSnooze }: Props) => {
  const translate = useTranslate();
  const { patient, reasons } = item;
  const formatPlace = usePlace(item);
  const name = formatFullName(patient) || translate('worklist.unnamed');
  const [shown, ...others] = reasons.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
  if (!shown) return null;
  const severity = toSeverity(shown.urgency);
  const { headline } = shown;
  const sentences = [shown, ...others].map(({ explanation }) => translateMessage(explanation));
  return (
    <Row style={{ '--edge': severityColors[severity] } as CSSProperties} title={sentences.join('\n')}>
      <SeverityMark severity={severity} />
      <Link className="name" to={getReasonPath(patient.id, shown.kind)}>
        {name}
      </Link>
      <span className="figure">{headline && translateMessage(headline.figure)}</span>
      <span className="about">
        <span className="text">
          {translateMessage(headline ? headline.about : shown.explanation)}
          <span className="narrow"> · {formatPlace(true)}</span>
        </span>
        <span className="chips">
          {others.map((reason) => (
            <StatusChip key={reason.kind} tone="neutral" label={translate(`worklist.chip.${reason.kind}`)} />
          ))}
        </span>
      </span>
      <span className="place">{formatPlace(false)}</span>
      <ul className="hidden-text">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <span className="buttons">
        <RowActions item={item} kind={shown.kind} name={name} onAddNote={onAddNote} onSnooze={onSnooze} />
      </span>
    </Row>
  );
};

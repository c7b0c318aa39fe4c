import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AttentionKind, WorklistItem } from '../../../contract/worklist.ts';
import { fullName } from '../../../domain/patient.ts';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { reasonPath, reasonTones } from './reasonPlace.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(1.5, 1, 1.5, 2),
  borderTop: '1px solid var(--border)',
  position: 'relative',
  '&:hover': { background: 'var(--sunken)' },
  '& a': {
    marginRight: theme.spacing(1),
    color: 'var(--ink)',
    fontWeight: 600,
    textDecoration: 'none',
    // The whole row opens the record, the button above it does not.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: 'var(--primary)', textDecoration: 'underline' },
  },
  '& button': { zIndex: 1 },
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
  '& ul': { gridColumn: '1 / -1', display: 'grid', gap: theme.spacing(0.75), margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0.25, 1), minWidth: 0 },
  '& li p': { flex: '1 1 240px', minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
}));

interface Props {
  item: WorklistItem;
  /** The chosen reason comes first and says which part of the record opens. */
  kind?: AttentionKind | undefined;
  onSnooze: (until: string) => void;
}

/** A patient with every reason in a sentence; the row opens the record where the first reason is to be seen. */
export const WorklistRow = ({ item: { patient, reasons, provider, today }, kind, onSnooze }: Props) => {
  const translate = useTranslate();
  const name = fullName(patient) || translate('worklist.unnamed');
  const ordered = reasons.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
  const path = reasonPath(patient.id, ordered[0]!.kind);
  return (
    <Row>
      <span>
        <Link to={path}>{name}</Link>
        <small>
          {provider ? translate('worklist.provider', { name: fullName(provider) }) : translate('worklist.noProvider')}
        </small>
      </span>
      <SnoozeMenu name={name} today={today} onSnooze={onSnooze} />
      <ul>
        {ordered.map((reason) => (
          <li key={reason.kind}>
            <StatusChip tone={reasonTones[reason.kind]} label={translate(`worklist.chip.${reason.kind}`)} />
            <p>{translate(reason.explanation)}</p>
          </li>
        ))}
      </ul>
    </Row>
  );
};

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { WorklistKind, WorklistItem } from '../../contract/worklist/worklist.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { translateMessage } from '../../src/ui/i18n/language.ts';
import { type Tone, StatusChip } from '../../src/ui/FactList.tsx';
import type { WorklistState } from './useWorklist.ts';

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

const reasonTones: Record<WorklistKind, Tone> = {
  SURVEY_OUT_OF_RANGE: 'warning',
  BILLING_WINDOW_CLOSING: 'info',
  FALLING_ADHERENCE: 'warning',
  NO_SESSION: 'neutral',
  NOTE_DUE: 'neutral',
  PATH_STEP: 'info',
};

const SNOOZE_DAYS = [1, 3, 7, 14];

interface SnoozeMenuProps {
  /** The patient's name. */
  name: string;
  today: string;
  onSnooze: (until: string) => void;
}

/** Selects for how many days, including today, a patient is snoozed. */
const SnoozeMenu = ({ name, today, onSnooze }: SnoozeMenuProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('worklist.snoozeName', { name });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('worklist.snooze')}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label } }}>
          {SNOOZE_DAYS.map((days) => (
            <MenuItem
              key={days}
              onClick={() => {
                setAnchor(null);
                onSnooze(addDays(today, days - 1));
              }}
            >
              {translate(`worklist.snoozeFor.${days}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

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
    // The whole row is a link; the button is above it.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: 'var(--primary)', textDecoration: 'underline' },
  },
  '& button': { zIndex: 1 },
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
  '& ul': { gridColumn: '1 / -1', display: 'grid', gap: theme.spacing(0.75), margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0.25, 1), minWidth: 0 },
  '& li p': { flex: '1 1 240px', minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
}));

interface WorklistRowProps {
  item: WorklistItem;
  /** The selected reason comes first and determines the section that opens. */
  kind?: WorklistKind | undefined;
  onSnooze: (until: string) => void;
}

/** A patient with a sentence per reason; the row opens the section of the first one. */
const WorklistRow = ({ item: { patient, reasons, provider, today }, kind, onSnooze }: WorklistRowProps) => {
  const translate = useTranslate();
  const name = formatFullName(patient) || translate('worklist.unnamed');
  const sortedReasons = reasons.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
  const path = getReasonPath(patient.id, sortedReasons[0]!.kind);
  return (
    <Row>
      <span>
        <Link to={path}>{name}</Link>
        <small>
          {provider
            ? translate('worklist.provider', { name: formatFullName(provider) })
            : translate('worklist.noProvider')}
        </small>
      </span>
      <SnoozeMenu name={name} today={today} onSnooze={onSnooze} />
      <ul>
        {sortedReasons.map((reason) => (
          <li key={reason.kind}>
            <StatusChip tone={reasonTones[reason.kind]} label={translate(`worklist.chip.${reason.kind}`)} />
            <p>{translateMessage(reason.explanation)}</p>
          </li>
        ))}
      </ul>
    </Row>
  );
};

// Reserves half a page, so that nothing jumps when data arrives.
const Body = styled('div')(({ theme }) => ({
  minHeight: 420,
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > p': { margin: 0, padding: theme.spacing(6, 3, 1), textAlign: 'center', font: '600 var(--text-body)' },
  '& > p + p': { paddingTop: 0, color: 'var(--ink-muted)', font: 'var(--text-body)' },
}));
const SkeletonRow = styled('div')({
  height: 84,
  padding: 16,
  borderTop: '1px solid var(--border)',
  '& i': { display: 'block', width: '30%', height: 12, marginBottom: 14, borderRadius: 4, background: 'var(--border)' },
  '& i + i': { width: '70%' },
});

interface Props {
  list: WorklistState;
  labelledBy: string;
  onSnooze: (patient: WorklistItem['patient'], until: string) => void;
}

/** The patients of a page, or a text if there are none. */
export const WorklistRows = ({ list: { data, kind, isMine, isFetching }, labelledBy, onSnooze }: Props) => {
  const translate = useTranslate();
  if (!data)
    return (
      <Body aria-busy="true">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <SkeletonRow key={row} aria-hidden="true">
            <i />
            <i />
          </SkeletonRow>
        ))}
      </Body>
    );
  const getEmptyText = (): string => {
    if (!kind) return translate(isMine ? 'worklist.calmMine' : 'worklist.calm');
    const reason = translate(`worklist.chip.${kind}`);
    return translate(isMine ? 'worklist.calmMineKind' : 'worklist.calmKind', { reason });
  };
  if (data.total === 0)
    return (
      <Body>
        <p>{getEmptyText()}</p>
        {!kind && <p>{translate('worklist.calmHint')}</p>}
      </Body>
    );
  return (
    <Body aria-busy={isFetching}>
      <ul aria-labelledby={labelledBy}>
        {data.items.map((item) => (
          <WorklistRow
            key={item.patient.id}
            item={item}
            kind={kind}
            onSnooze={(until) => onSnooze(item.patient, until)}
          />
        ))}
      </ul>
    </Body>
  );
};

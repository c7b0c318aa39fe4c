import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { WORKLIST_COUNT_MAX } from '../../contract/worklist/worklist.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { ErrorView } from '../../src/ui/PageStates.tsx';
import { useAddressedDialog } from '../../src/ui/editing/useAddressedDialog.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { ReasonFilter } from './ReasonFilter.tsx';
import { WorklistRows } from './WorklistRows.tsx';
import { type Snoozed, useSnooze, type WorklistState, useWorklist } from './useWorklist.ts';

const AddCareNote = lazy(() => import('../care-notes/shared/AddCareNote.tsx'));

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1, 0.5, 2),
  borderTop: '1px solid var(--border)',
  background: 'var(--sunken)',
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Reports the snoozed patient. The row is gone, so Undo gets the focus. */
const SnoozedNotice = ({ snoozed: { patient, until }, onUndo }: { snoozed: Snoozed; onUndo: () => void }) => {
  const translate = useTranslate();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const name = formatFullName(patient) || translate('worklist.unnamed');
  return (
    <Notice>
      <span role="status">{translate('worklist.snoozed', { name, day: formatDate(until) })}</span>
      <Button ref={undo} size="small" onClick={onUndo}>
        {translate('worklist.undo')}
      </Button>
    </Notice>
  );
};

const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: theme.spacing(0, 1, 0, 2),
  borderTop: '1px solid var(--border)',
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
  '& span': { flex: 1 },
  '& button:disabled': { opacity: 0.4 },
}));

/** Range of the shown patients and page buttons. */
const WorklistPager = ({ list: { data, page, lastPage, rows, setPage } }: { list: WorklistState }) => {
  const translate = useTranslate();
  const total = data?.total ?? 0;
  const renderPageButton = (to: number, key: 'previous' | 'next', rotate: string) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(`worklist.${key}`)}
      disabled={to < 1 || to > lastPage}
      style={{ rotate }}
      onClick={() => setPage(to)}
    >
      <ExpandMoreIcon fontSize="small" />
    </button>
  );
  return (
    <Footer>
      <span aria-live="polite">
        {total > 0 &&
          translate('worklist.range', {
            first: (page - 1) * rows + 1,
            last: Math.min(total, page * rows),
            total: total >= WORKLIST_COUNT_MAX ? translate('worklist.more', { count: total }) : total,
          })}
      </span>
      {lastPage > 1 && (
        <>
          {renderPageButton(page - 1, 'previous', '90deg')}
          {renderPageButton(page + 1, 'next', '-90deg')}
        </>
      )}
    </Footer>
  );
};

const Card = styled('section')(({ theme }) => ({
  minWidth: 0,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 2),
    minHeight: 56,
    padding: theme.spacing(1, 2),
  },
  '& > header h2': { margin: 0, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('lg')]: { '& > header [role=group]': { order: 1, width: '100%' } },
  '& > header label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    marginLeft: 'auto',
    cursor: 'pointer',
  },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)' },
}));

/** `Needs attention today`: patients with their reasons, most urgent first. */
export const WorklistCard = () => {
  const translate = useTranslate();
  const titleId = useId();
  const viewer = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useWorklist();
  const { error, refetch, isMine } = list;
  const { last, snooze, undo } = useSnooze(() => void refetch());
  const { dialog, about, show, close } = useAddressedDialog();
  return (
    <Card aria-labelledby={titleId}>
      <header>
        <Typography id={titleId} ref={heading} variant="h2" tabIndex={-1}>
          {translate('worklist.title')}
        </Typography>
        <ReasonFilter list={list} />
        {viewer?.practitionerId != null && (
          <label>
            <input type="checkbox" checked={isMine} onChange={({ target }) => list.showMine(target.checked)} />
            {translate('worklist.mine')}
          </label>
        )}
      </header>
      {last && (
        <SnoozedNotice
          key={last.patient.id}
          snoozed={last}
          onUndo={() => {
            heading.current?.focus();
            void undo();
          }}
        />
      )}
      {error ? (
        <ErrorView message={error.message || translate('worklist.failed')} onRetry={() => void refetch()} />
      ) : (
        <WorklistRows
          list={list}
          labelledBy={titleId}
          onAddNote={(patientId) => show('add-care-note', patientId)}
          onSnooze={(patient, until) => void snooze(patient, until)}
        />
      )}
      <WorklistPager list={list} />
      {dialog === 'add-care-note' && about > 0 && (
        <Suspense fallback={null}>
          <AddCareNote patientId={about} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
};

import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, useRef } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { ReasonFilter } from './ReasonFilter.tsx';
import { SnoozedNotice } from './SnoozedNotice.tsx';
import { useSnooze } from './useSnooze.ts';
import { useWorklist } from './useWorklist.ts';
import { WorklistPager } from './WorklistPager.tsx';
import { WorklistRows } from './WorklistRows.tsx';

const Card = styled('section')(({ theme }) => ({
  minWidth: 0,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2),
    minHeight: 56,
    padding: theme.spacing(1, 2),
  },
  '& > header h2': { flex: 1, margin: 0, whiteSpace: 'nowrap' },
  '& > header label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)' },
}));

/** `Needs attention today`: who needs somebody and why, the most urgent first. */
export const WorklistCard = () => {
  const translate = useTranslate();
  const titleId = useId();
  const viewer = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useWorklist();
  const { error, refetch, isMine } = list;
  const { last, snooze, undo } = useSnooze(() => void refetch());
  return (
    <Card aria-labelledby={titleId}>
      <header>
        <Typography id={titleId} ref={heading} variant="h2" tabIndex={-1}>
          {translate('worklist.title')}
        </Typography>
        {viewer?.practitionerId != null && (
          <label>
            <input type="checkbox" checked={isMine} onChange={({ target }) => list.showMine(target.checked)} />
            {translate('worklist.mine')}
          </label>
        )}
      </header>
      <ReasonFilter list={list} />
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
        <WorklistRows list={list} labelledBy={titleId} onSnooze={(patient, until) => void snooze(patient, until)} />
      )}
      <WorklistPager list={list} />
    </Card>
  );
};

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import { listCareNotes, type CareNote } from '../../../contract/care-notes.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { formatDay } from '../../../domain/calendar.ts';
import { fullName } from '../../../domain/patient.ts';
import { holds } from '../../../domain/viewer.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { Icon } from '../../../src/icons/Icon.tsx';
import { plusIcon } from '../../../src/icons/consoleIcons.ts';

const AddCareNote = lazy(() => import('./AddCareNote.tsx'));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 12,
});
const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')({
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    marginBottom: 8,
    color: 'var(--ink-muted)',
  },
  '& time': { color: 'var(--ink)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

const Note = ({ note }: { note: CareNote }) => {
  const translate = useTranslate();
  return (
    <Card>
      <header>
        <time dateTime={note.date}>{formatDay(note.date)}</time>
        <span>{translate('recordCare.minutes', { smart_count: note.minutes })}</span>
        {note.author && <span>{fullName(note.author)}</span>}
        {note.interactionType && <StatusChip tone="info" label={translate('recordCare.interactive')} />}
      </header>
      <p>{note.notes}</p>
    </Card>
  );
};

/** Care notes, the newest first (REC-28). */
export const CareNotes = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useCall(listCareNotes, {
    params: { patientId: record.id },
    query: { limit: MAX_PAGE_SIZE },
  });
  return (
    <section aria-labelledby="care-notes-title">
      <Head>
        <Typography id="care-notes-title" variant="h2">
          {translate('recordCare.notes')}
        </Typography>
        {viewer && holds(viewer, 'HEALTH') && !record.discharged && (
          <Button variant="outlined" startIcon={<Icon path={plusIcon} size={18} />} onClick={() => setAdding(true)}>
            {translate('recordCare.add')}
          </Button>
        )}
      </Head>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.items.length === 0 && <p style={{ color: 'var(--ink-muted)' }}>{translate('recordCare.noNotes')}</p>}
      <List>
        {data?.items.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </List>
      {adding && (
        <Suspense fallback={null}>
          <AddCareNote record={record} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
};

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { ProgramActions } from './ProgramActions.tsx';

const ProgramDialog = lazy(() => import('./ProgramDialog.tsx'));
const HandoutDialog = lazy(() => import('./HandoutDialog.tsx'));
const ProgramHistoryDialog = lazy(() => import('./history/ProgramHistoryDialog.tsx'));
const CopyProgramDialog = lazy(() => import('./copy/CopyProgramDialog.tsx'));
const RemoveProgram = lazy(() => import('./RemoveProgram.tsx'));

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 0, margin: '0 -6px -8px' },
  '& .actions > *': { minWidth: 0, paddingInline: 6 },
}));

interface Props {
  record: PatientRecord;
  /** What is offered to a patient without Health. */
  addToHealth?: ReactNode;
}

/** The assigned program and what can be done with it (REC-16..20). */
export const ProgramCard = ({ record, addToHealth }: Props) => {
  const translate = useTranslate();
  const { dialog, show, close } = useAddressedDialog();
  const { id, productData, may } = record;
  const program = productData.health?.heps[0];
  const mayAssign = may?.assignProgram !== false;
  return (
    <Card aria-labelledby="program-title">
      <Typography id="program-title" variant="subtitle2" component="h2" color="textSecondary">
        {translate('recordProgram.title')}
      </Typography>
      {!productData.health && <p>{translate('recordProgram.notInHealth')}</p>}
      {!productData.health && addToHealth}
      {productData.health && !program && (
        <>
          <p>{translate('recordProgram.none')}</p>
          {mayAssign && (
            <Button component={Link} to={`/programs/assign/${id}`} variant="contained" sx={{ justifySelf: 'start' }}>
              {translate('recordProgram.assign')}
            </Button>
          )}
          <div className="actions">
            <Button size="small" onClick={() => show('program-history')}>
              {translate('recordProgram.history')}
            </Button>
          </div>
        </>
      )}
      {program && (
        <>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {program.name}
          </Typography>
          <ProgramActions record={record} onOpen={show} />
          <Suspense fallback={null}>
            {dialog === 'program' && <ProgramDialog record={record} onClose={close} />}
            {dialog === 'print-program' && <HandoutDialog record={record} onClose={close} />}
            {dialog === 'copy-program' && <CopyProgramDialog record={record} program={program} onClose={close} />}
            {dialog === 'remove-program' && mayAssign && (
              <RemoveProgram record={record} program={program} onClose={close} />
            )}
          </Suspense>
        </>
      )}
      {productData.health && dialog === 'program-history' && (
        <Suspense fallback={null}>
          <ProgramHistoryDialog record={record} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
};

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';

/** Dialogs of the Program card, by their name in the URL (`?dialog=`). */
type ProgramDialogName = 'program' | 'print-program' | 'program-history' | 'copy-program' | 'remove-program';

interface ProgramActionsProps {
  record: PatientRecord;
  onOpen: (dialog: ProgramDialogName) => void;
}

/** Actions of an assigned program (REC-18). Changing it requires the permission to assign programs to this patient. */
const ProgramActions = ({ record: { id, may }, onOpen }: ProgramActionsProps) => {
  const translate = useTranslate();
  const builder = `/programs/assign/${id}`;
  return (
    <div className="actions">
      <Button size="small" onClick={() => onOpen('program')}>
        {translate('recordProgram.view')}
      </Button>
      <Button size="small" onClick={() => onOpen('print-program')}>
        {translate('recordProgram.print')}
      </Button>
      <Button size="small" onClick={() => onOpen('program-history')}>
        {translate('recordProgram.history')}
      </Button>
      <Button size="small" onClick={() => onOpen('copy-program')}>
        {translate('recordProgram.copy')}
      </Button>
      {may?.assignProgram !== false && (
        <>
          <Button size="small" component={Link} to={`${builder}?edit=true`}>
            {translate('recordProgram.edit')}
          </Button>
          <Button size="small" component={Link} to={builder}>
            {translate('recordProgram.replace')}
          </Button>
          <Button size="small" color="error" onClick={() => onOpen('remove-program')}>
            {translate('recordProgram.remove')}
          </Button>
        </>
      )}
    </div>
  );
};

const ProgramDialog = lazy(() => import('../record/ProgramDialog.tsx'));
const HandoutDialog = lazy(() => import('../record/HandoutDialog.tsx'));
const ProgramHistoryDialog = lazy(() => import('../record/ProgramHistoryDialog.tsx'));
const CopyProgramDialog = lazy(() => import('../record/CopyProgramDialog.tsx'));
const RemoveProgram = lazy(() => import('../record/RemoveProgram.tsx'));

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
  /** Offered to a patient without Health. */
  addToHealth?: ReactNode;
}

/** The assigned program and its actions (REC-16..20). */
export const ProgramCard = ({ record, addToHealth }: Props) => {
  const translate = useTranslate();
  const { dialog, show, close } = useAddressedDialog();
  const { id, productData, may } = record;
  const program = productData.health?.heps[0];
  const canAssign = may?.assignProgram !== false;
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
          {canAssign && (
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
            {dialog === 'remove-program' && canAssign && (
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

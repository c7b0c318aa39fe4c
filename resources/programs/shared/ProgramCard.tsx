import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { patientSummary } from '../../../contract/patients/summary.ts';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { MainProgramAction, ProgramMenu } from './ProgramActions.tsx';
import { formatFrequency } from './programText.ts';

const ProgramDialog = lazy(() => import('../record/ProgramDialog.tsx'));
const HandoutDialog = lazy(() => import('../record/HandoutDialog.tsx'));
const ProgramHistoryDialog = lazy(() => import('../record/ProgramHistoryDialog.tsx'));
const ProgramPictures = lazy(() => import('../record/ProgramPictures.tsx'));
const PatientLinkDialog = lazy(() => import('../record/PatientLinkDialog.tsx'));
const RemindersDialog = lazy(() => import('../record/RemindersDialog.tsx'));
const CopyProgramDialog = lazy(() => import('../record/CopyProgramDialog.tsx'));
const RemoveProgram = lazy(() => import('../record/RemoveProgram.tsx'));

const PICTURES_HEIGHT = 120;

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2, 2.5, 2.5),
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, marginRight: -8 },
  '& .dose': { margin: 0, color: 'var(--ink-muted)', font: 'var(--text-body)' },
  '& .foot': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& .pictures': { minHeight: PICTURES_HEIGHT },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1, 2, 2), '& .pictures': { display: 'none' } },
}));

/** Pictures of the first exercises, and what the program asks for; the space is kept while they load. */
const ProgramContent = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { data, error } = useCall(patientSummary, { params: { id: record.id } });
  const program = data?.health?.program;
  if (error || (data && !program)) return null;
  const pictures = <Skeleton variant="rounded" height={PICTURES_HEIGHT} />;
  if (!program)
    return (
      <div aria-hidden>
        <div className="pictures">{pictures}</div>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </div>
    );
  return (
    <>
      <div className="pictures">
        <Suspense fallback={pictures}>
          <ProgramPictures exercises={program.exercises} />
        </Suspense>
      </div>
      <p className="dose">
        {formatFrequency(program, translate)}
        <br />
        <span title={translate('programs.minutesHint')}>
          {translate('programs.exerciseCount', { smart_count: program.exerciseCount })} ·{' '}
          {translate('programs.minutes', { smart_count: program.minutes })}
        </span>
      </p>
    </>
  );
};

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
      <div className="head">
        <Typography id="program-title" variant="subtitle2" component="h2" color="textSecondary">
          {translate('recordProgram.title')}
        </Typography>
        {productData.health && <ProgramMenu record={record} onOpen={show} />}
      </div>
      {!productData.health && <p>{translate('recordProgram.notInHealth')}</p>}
      {!productData.health && addToHealth}
      {productData.health && !program && (
        <>
          <p>{translate('recordProgram.none')}</p>
          <div className="foot">
            {canAssign && (
              <Button component={Link} to={`/programs/assign/${id}`} variant="contained">
                {translate('recordProgram.assign')}
              </Button>
            )}
            <Button onClick={() => show('program-history')}>{translate('recordProgram.history')}</Button>
          </div>
        </>
      )}
      {program && (
        <>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {program.name}
          </Typography>
          <ProgramContent record={record} />
          <div className="foot">
            <MainProgramAction record={record} onOpen={show} />
          </div>
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
      {productData.health && (
        <Suspense fallback={null}>
          {dialog === 'program-history' && <ProgramHistoryDialog record={record} onClose={close} />}
          {dialog === 'patient-link' && <PatientLinkDialog record={record} onClose={close} />}
          {dialog === 'reminders' && <RemindersDialog record={record} onClose={close} />}
        </Suspense>
      )}
    </Card>
  );
};

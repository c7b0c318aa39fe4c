import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import type { Block } from '../../../contract/program-shapes.ts';
import { getProgram } from '../../../contract/programs.ts';
import { formatDuration } from '../../../domain/duration.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { useExercises } from '../../../src/components/exercises/useExercises.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';

const Blocks = styled('ol')({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  counterReset: 'block',
  '& li': {
    counterIncrement: 'block',
    display: 'flex',
    gap: 12,
    alignItems: 'baseline',
    padding: '10px 0',
    borderTop: '1px solid var(--border)',
  },
  '& li::before': {
    content: 'counter(block)',
    minWidth: 20,
    color: 'var(--ink-faint)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& span': { flex: 1, minWidth: 0, fontWeight: 500 },
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)', textAlign: 'right' },
});

/** `3 × 10 reps · Right`. */
const goalText = ({ numSets, setGoal: { reps, time }, sideOfBody }: Block, involved: string): string => {
  const goal = [reps !== null && `${reps} reps`, time !== null && formatDuration(time)].filter(Boolean).join(' / ');
  return [`${numSets} × ${goal}`, sideOfBody && `${sideOfBody} ${involved}`.trim()].filter(Boolean).join(' · ');
};

/** The assigned program to read. */
export default function ProgramDialog({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { byId } = useExercises();
  const { data: program, error, refetch } = useCall(getProgram, { params: { patientId: record.id } });
  const side = record.productData.health?.injuredSideOfBody;
  return (
    <FormDialog title={program?.name ?? translate('recordProgram.title')} onClose={onClose}>
      <DialogContent>
        {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
        {!error && program === undefined && <PageLoading />}
        {program === null && <p>{translate('recordProgram.none')}</p>}
        {program && (
          <>
            <Typography color="textSecondary">
              {translate('recordProgram.frequency', { daily: program.dailyFrequency, weekly: program.weeklyFrequency })}
            </Typography>
            {program.notes && <p style={{ marginTop: 12, whiteSpace: 'pre-wrap' }}>{program.notes}</p>}
            <Typography variant="subtitle2" component="h3" sx={{ mt: 3 }}>
              {translate('recordProgram.exercises', { smart_count: program.blocks.length })}
            </Typography>
            <Blocks>
              {program.blocks.map((block) => (
                <li key={block.uuid}>
                  <span>{byId.get(block.exerciseId)?.name ?? block.exerciseId}</span>
                  <small>{goalText(block, block.sideOfBody === side ? translate('recordProgram.involved') : '')}</small>
                </li>
              ))}
            </Blocks>
          </>
        )}
      </DialogContent>
    </FormDialog>
  );
}

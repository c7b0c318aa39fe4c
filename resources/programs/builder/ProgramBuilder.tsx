import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslate, useNotify } from 'react-admin';
import { Link } from 'react-router';
import type { Block } from '../../../contract/programs/shapes.ts';
import { findSidelessBlocks, fillSides } from '../../../domain/programs/blocks.ts';
import { LeaveQuestion } from '../../../src/ui/FormDialog.tsx';
import { useProgramExercises } from '../../exercises/shared/useExercises.ts';
import { BuilderFooter, BuilderHeader } from './BuilderBars.tsx';
import { BuilderNotices } from './BuilderNotices.tsx';
import { StepAssign } from './StepAssign.tsx';
import { StepExercises } from './StepExercises.tsx';
import { StepInformation } from './StepInformation.tsx';
import { StepSummary } from './StepSummary.tsx';
import { validateStep, type Step } from './builderState.ts';
import { firstStep, type Intent } from './intent.ts';
import { useBuilder } from './useBuilder.ts';
import { useSaveProgram } from './useSaveProgram.ts';
import { useStepParam } from './useStepParam.ts';

/** Next actions for a template that was just published (BLD-24..26). */
const TemplateReady = ({ name }: { name: string }) => {
  const translate = useTranslate();
  return (
    <div
      role="status"
      style={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '12vh 24px', textAlign: 'center' }}
    >
      <span style={{ color: 'var(--success)' }}>
        <CheckCircleIcon sx={{ fontSize: 64 }} />
      </span>
      <Typography variant="h1" component="p">
        {translate('builder.ready')}
      </Typography>
      <Typography dir="auto" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 8 }}>
        <Button component={Link} to="/programs/templates/" variant="outlined">
          {translate('builder.toList')}
        </Button>
        <Button component={Link} to="/patients/" variant="contained">
          {translate('builder.assignNow')}
        </Button>
      </div>
    </div>
  );
};

const steps = [StepAssign, StepInformation, StepExercises, StepSummary] as const;

interface Props {
  intent: Intent;
  title: string;
  /** Closes the builder after saving or discarding. */
  onClose: () => void;
}

/** The builder of programs and templates: a full-screen dialog with up to four steps (BLD-02, BLD-03, BLD-28). */
export const ProgramBuilder = ({ intent, title, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const main = useRef<HTMLDivElement>(null);
  const builder = useBuilder(intent);
  const { state, dispatch, finish } = builder;
  const [isConfirming, setIsConfirming] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const { kind, patient } = intent;
  const { step, draft } = state;

  const saving = useSaveProgram(intent, builder, (isNew) => {
    finish();
    if (kind === 'Template' && isNew) return setIsReady(true);
    notify(isNew ? 'builder.assigned' : 'builder.saved', { type: 'success', messageArgs: { name: patient?.name } });
    onClose();
  });
  useStepParam(
    step,
    firstStep(intent),
    useCallback((requested: Step) => dispatch({ type: 'step', step: requested, kind }), [dispatch, kind]),
  );

  useEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [step, saving.theirs, saving.isGone, saving.isOffline]);

  const { find } = useProgramExercises(step === 0 && state.template ? state.template.blocks : draft.blocks);
  /** Names the exercises of a patient's program that have no side; null if all have one (BLD-64). */
  const validateSides = (blocks: readonly Block[]): Record<string, string> | null => {
    const names = new Set(patient && findSidelessBlocks(blocks, find).map(({ exerciseId }) => find(exerciseId)!.name));
    if (names.size === 0) return null;
    return { 'blocks.sides': translate('builder.chooseSides', { names: [...names].join(', ') }) };
  };

  const next = () => {
    if (step === 0 && state.template) {
      const { template } = state;
      const blocks = fillSides(template.blocks, find, patient?.involvedSide ?? null);
      const errors = validateSides(blocks);
      if (!errors) return void saving.assign(template.id);
      return dispatch({ type: 'finish', template: { ...template, blocks }, errors });
    }
    // The first invalid field gets the focus.
    const [missing] = Object.keys(validateStep(state, kind));
    if (missing) document.getElementById(`field-${missing}`)?.focus();
    const errors = step >= 2 && !missing ? validateSides(draft.blocks) : null;
    if (errors) return dispatch({ type: 'errors', errors });
    if (step < 3) return dispatch({ type: 'next', kind });
    void saving.save();
  };

  const requestClose = () => {
    // Text in an open edit form would be lost too.
    if ((builder.isDirty || state.editing !== null) && !isReady) return setIsConfirming(true);
    finish();
    onClose();
  };

  const StepView = steps[step];
  return (
    <Dialog
      fullScreen
      open
      transitionDuration={0}
      onClose={() => (state.editing === null ? requestClose() : dispatch({ type: 'edit', what: null }))}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { background: 'var(--canvas)', borderRadius: 0, border: 0 } } }}
    >
      <BuilderHeader
        titleId={titleId}
        title={title}
        first={firstStep(intent)}
        current={step}
        isReady={isReady}
        onClose={requestClose}
      />
      <div ref={main} style={{ flex: 1, overflow: 'auto', outline: 'none' }} tabIndex={-1}>
        {isReady ? (
          <TemplateReady name={draft.name} />
        ) : (
          <>
            <BuilderNotices intent={intent} builder={builder} saving={saving} />
            <StepView intent={intent} state={state} dispatch={dispatch} onNext={next} />
          </>
        )}
      </div>
      {!isReady && (
        <BuilderFooter
          intent={intent}
          state={state}
          busy={saving.isSaving}
          onBack={() => dispatch({ type: 'back' })}
          onNext={next}
        />
      )}
      {isConfirming && (
        <LeaveQuestion
          texts="builder"
          onStay={() => setIsConfirming(false)}
          onLeave={() => {
            finish();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
};

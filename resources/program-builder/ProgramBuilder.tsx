import Dialog from '@mui/material/Dialog';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Block } from '../../contract/program-shapes.ts';
import { sidelessBlocks, withSides } from '../../domain/program-sides.ts';
import { useProgramExercises } from '../../src/components/programs/useProgramExercises.ts';
import { BuilderFooter } from './BuilderFooter.tsx';
import { BuilderHead } from './BuilderHead.tsx';
import { BuilderNotices } from './BuilderNotices.tsx';
import { problemsAt, type Step } from './builderState.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { firstStep, type Intent } from './intent.ts';
import { StepAssign } from './StepAssign.tsx';
import { StepExercises } from './StepExercises.tsx';
import { StepInformation } from './StepInformation.tsx';
import { StepSummary } from './StepSummary.tsx';
import { TemplateReady } from './TemplateReady.tsx';
import { useBuilder } from './useBuilder.ts';
import { useSaving } from './useSaving.ts';
import { useStepAddress } from './useStepAddress.ts';

const steps = [StepAssign, StepInformation, StepExercises, StepSummary] as const;

interface Props {
  intent: Intent;
  title: string;
  /** Leaves the builder, changes saved or given up. */
  onClose: () => void;
}

/** The builder of programs and templates: a full-screen dialog of up to four steps (BLD-02, BLD-03, BLD-28). */
export const ProgramBuilder = ({ intent, title, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const main = useRef<HTMLDivElement>(null);
  const builder = useBuilder(intent);
  const { state, dispatch, finish } = builder;
  const [asking, setAsking] = useState(false);
  const [ready, setReady] = useState(false);
  const { kind, patient } = intent;
  const { step, draft } = state;

  const saving = useSaving(intent, builder, (isNew) => {
    finish();
    if (kind === 'Template' && isNew) return setReady(true);
    notify(isNew ? 'builder.assigned' : 'builder.saved', { type: 'success', messageArgs: { name: patient?.name } });
    onClose();
  });
  const { trouble } = saving;
  useStepAddress(
    step,
    firstStep(intent),
    useCallback((asked: Step) => dispatch({ type: 'step', step: asked, kind }), [dispatch, kind]),
  );

  useEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [step, trouble]);

  const { find } = useProgramExercises(step === 0 && state.template ? state.template.blocks : draft.blocks);
  /** Says which exercises of a patient's program have no side; null where there are none (BLD-64). */
  const sidesProblem = (blocks: readonly Block[]): Record<string, string> | null => {
    const names = new Set(patient && sidelessBlocks(blocks, find).map(({ exerciseId }) => find(exerciseId)!.name));
    if (names.size === 0) return null;
    return { 'blocks.sides': translate('builder.chooseSides', { names: [...names].join(', ') }) };
  };

  const next = () => {
    if (step === 0 && state.template) {
      const { template } = state;
      const blocks = withSides(template.blocks, find, patient?.involvedSide ?? null);
      const problems = sidesProblem(blocks);
      if (!problems) return void saving.assign(template.id);
      return dispatch({ type: 'finish', template: { ...template, blocks }, problems });
    }
    // What is missing is where the keyboard goes.
    const [missing] = Object.keys(problemsAt(state, kind));
    if (missing) document.getElementById(`field-${missing}`)?.focus();
    const problems = step >= 2 && !missing ? sidesProblem(draft.blocks) : null;
    if (problems) return dispatch({ type: 'problems', problems });
    if (step < 3) return dispatch({ type: 'next', kind });
    void saving.save();
  };

  const leave = () => {
    // What is typed in an open edit would be lost as well.
    if ((builder.dirty || state.editing !== null) && !ready) return setAsking(true);
    finish();
    onClose();
  };

  const StepView = steps[step];
  return (
    <Dialog
      fullScreen
      open
      transitionDuration={0}
      onClose={() => (state.editing === null ? leave() : dispatch({ type: 'edit', what: null }))}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { background: 'var(--canvas)', borderRadius: 0, border: 0 } } }}
    >
      <BuilderHead
        titleId={titleId}
        title={title}
        first={firstStep(intent)}
        current={step}
        ready={ready}
        onClose={leave}
      />
      <div ref={main} style={{ flex: 1, overflow: 'auto', outline: 'none' }} tabIndex={-1}>
        {ready ? (
          <TemplateReady name={draft.name} />
        ) : (
          <>
            <BuilderNotices intent={intent} builder={builder} saving={saving} />
            <StepView intent={intent} state={state} dispatch={dispatch} onNext={next} />
          </>
        )}
      </div>
      {!ready && (
        <BuilderFooter
          intent={intent}
          state={state}
          busy={saving.busy}
          onBack={() => dispatch({ type: 'back' })}
          onNext={next}
        />
      )}
      {asking && (
        <DiscardDialog
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            finish();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
};

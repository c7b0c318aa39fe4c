import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { toast } from '../../src/toasts/toasts.ts';
import { BuilderFooter } from './BuilderFooter.tsx';
import { BuilderHead } from './BuilderHead.tsx';
import { problemsAt } from './builderState.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { firstStep, type Intent } from './intent.ts';
import { StepAssign } from './StepAssign.tsx';
import { StepExercises } from './StepExercises.tsx';
import { StepInformation } from './StepInformation.tsx';
import { StepSummary } from './StepSummary.tsx';
import { TemplateReady } from './TemplateReady.tsx';
import { useBuilder } from './useBuilder.ts';
import { useSubmission } from './useSubmission.ts';

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
  const titleId = useId();
  const main = useRef<HTMLDivElement>(null);
  const builder = useBuilder(intent);
  const { state, dispatch, finish } = builder;
  const { busy, submit, assignTemplate } = useSubmission(intent, builder.version);
  const [asking, setAsking] = useState(false);
  const [ready, setReady] = useState(false);
  const { kind } = intent;
  const { step, draft } = state;

  useEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [step]);

  const done = () => {
    finish();
    if (kind === 'Template' && !intent.editing) return setReady(true);
    toast(
      'success',
      intent.editing ? translate('builder.saved') : translate('builder.assigned', { name: intent.patient?.name }),
    );
    onClose();
  };

  const next = async () => {
    if (step === 0 && state.template) {
      if (!(await assignTemplate(state.template.id, draft))) done();
      return;
    }
    if (step < 3) return dispatch({ type: 'next', kind });
    const problems = problemsAt(state, kind);
    if (problems.blocks) toast('error', problems.blocks);
    if (Object.keys(problems).length > 0) return dispatch({ type: 'problems', problems });
    const problem = await submit(draft, state.asTemplate);
    if (!problem) return done();
    if (problem.fields) dispatch({ type: 'problems', problems: problem.fields });
  };

  const leave = () => {
    if (builder.dirty && !ready) return setAsking(true);
    finish();
    onClose();
  };

  const StepView = steps[step];
  return (
    <Dialog
      fullScreen
      open
      transitionDuration={0}
      onClose={leave}
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
            {builder.restored && (
              <Alert
                severity="info"
                sx={{ mx: { xs: 2, md: 4 }, mt: 2 }}
                action={
                  <Button color="inherit" size="small" onClick={builder.startOver}>
                    {translate('builder.startOver')}
                  </Button>
                }
              >
                {translate('builder.restored')}
              </Alert>
            )}
            <StepView intent={intent} state={state} dispatch={dispatch} onNext={() => void next()} />
          </>
        )}
      </div>
      {!ready && (
        <BuilderFooter
          intent={intent}
          state={state}
          busy={busy}
          onBack={() => dispatch({ type: 'back' })}
          onNext={() => void next()}
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

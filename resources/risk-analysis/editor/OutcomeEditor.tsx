import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState } from 'react';
import type { Assessment } from '../../../contract/scan-modules/assessments.ts';
import { getOutcomeMeasure, type InitialOutcome } from '../../../domain/risk-analysis/editor/create-draft.ts';
import { LeaveQuestion } from '../../../src/ui/FormDialog.tsx';
import { useLeaveQuestion } from '../../../src/ui/navigation/useLeaveQuestion.ts';
import { Configuration } from './Configuration.tsx';
import { EditorSteps } from './EditorSteps.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { RiskFactors } from './RiskFactors.tsx';
import { ConflictNotice } from '../../../src/ui/editing/SaveNotices.tsx';
import { OutcomePreview } from '../shared/OutcomePreview.tsx';
import { outcomeEditorTexts } from '../shared/editor.messages.en.ts';
import { useOutcomeEditor } from './useOutcomeEditor.ts';

/** @public */
export const texts = outcomeEditorTexts;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 4),
  background: 'var(--surface)',
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1, 2) },
}));
const Body = styled('div')(({ theme }) => ({
  flex: 1,
  overflow: 'auto',
  padding: theme.spacing(3, 4, 4),
  '& > *': { maxWidth: 1040, margin: '0 auto' },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

interface Props {
  organizationId: number;
  assessment: Assessment;
  beginning: InitialOutcome;
  onClose: () => void;
}

/**
 * The full-screen editor of an outcome in three steps (RISK-03..07); discarding unsaved changes needs a confirmation.
 */
export default function OutcomeEditor({ organizationId, assessment, beginning, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const editing = useOutcomeEditor({ organizationId, assessment, beginning, onSaved: () => setDone(true) });
  const { step, isChanged, isSaving, theirs, resolve, failedAttempts } = editing;
  const question = useLeaveQuestion(isChanged && !done);
  const leave = () => (isChanged ? setAsking(true) : onClose());

  // The confirmation is removed first.
  useEffect(() => {
    if (done) onClose();
  }, [done, onClose]);
  useEffect(() => {
    if (failedAttempts > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedAttempts]);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [step, theirs]);

  const measure = getOutcomeMeasure(assessment, beginning.outcome);
  return (
    <Dialog
      fullScreen
      open
      transitionDuration={0}
      onClose={leave}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { background: 'var(--canvas)', borderRadius: 0, border: 0 } } }}
    >
      <Bar sx={{ borderBottom: '1px solid var(--border)' }}>
        <Typography id={titleId} variant="h2" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          {translate(beginning.version === 0 ? 'outcomeEditor.titleNew' : 'outcomeEditor.titleEdit')}
        </Typography>
        <EditorSteps current={step} />
        <button type="button" className="icon-button" aria-label={translate('outcomeEditor.close')} onClick={leave}>
          <CloseIcon fontSize="small" />
        </button>
      </Bar>
      <Body ref={body}>
        {theirs && (
          <ConflictNotice
            choices={[
              { label: translate('editing.keepMine'), onChoose: () => resolve('mine') },
              { label: translate('editing.takeTheirs'), onChoose: () => resolve('theirs') },
            ]}
          >
            {theirs.version === 0 ? (
              translate('outcomeEditor.theirs')
            ) : (
              <OutcomePreview outcome={theirs.outcome} whole />
            )}
          </ConflictNotice>
        )}
        {step === 0 && <Configuration editing={editing} measure={measure} />}
        {step === 1 && <RiskFactors editing={editing} measure={measure} />}
        {step === 2 && <PreviewStep editing={editing} organizationId={organizationId} assessment={assessment} />}
      </Body>
      <Bar sx={{ borderTop: '1px solid var(--border)', justifyContent: 'flex-end' }}>
        <Button onClick={editing.back} disabled={step === 0 || isSaving}>
          {translate('outcomeEditor.back')}
        </Button>
        {step < 2 ? (
          <Button variant="contained" onClick={editing.next}>
            {translate('outcomeEditor.next')}
          </Button>
        ) : (
          <Button
            variant="contained"
            loading={isSaving}
            disabled={theirs !== undefined}
            onClick={() => void editing.save()}
          >
            {translate('outcomeEditor.save')}
          </Button>
        )}
      </Bar>
      {(asking || question.asks) && (
        <LeaveQuestion
          texts="outcomeEditor"
          onStay={() => {
            setAsking(false);
            question.stay();
          }}
          onLeave={() => setDone(true)}
        />
      )}
    </Dialog>
  );
}

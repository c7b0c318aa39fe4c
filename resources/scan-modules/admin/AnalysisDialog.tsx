import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { listRiskOutcomes } from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import type { RiskOutcome } from '../../../contract/risk-analysis/risk-outcome.ts';
import { findBuiltInOutcome, findOtherReading } from '../../../domain/risk-analysis/built-in-outcomes.ts';
import { findOutcome } from '../../../domain/risk-analysis/session-analysis.ts';
import { findAssessment } from '../../../domain/scan-modules/assessments.ts';
import { EditOutcome } from '../../risk-analysis/shared/EditOutcome.tsx';
import { OutcomePreview } from '../../risk-analysis/shared/OutcomePreview.tsx';
import { outcomeEditorTexts, type OutcomeEditorKey } from '../../risk-analysis/shared/editor.messages.en.ts';
import { useAnalysisFailure } from '../../risk-analysis/shared/outcomeTexts.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import type { AnalysisKey } from '../../risk-analysis/shared/messages.en.ts';

/** @public */
export const texts = outcomeEditorTexts;

interface Props {
  organizationId: number;
  assessmentId: string;
  onClose: () => void;
}

/**
 * The criteria that apply until an outcome is stored: if two readings differ, the organization has selected one
 * (OPEN-129).
 */
const BuiltIn = ({ assessmentId }: { assessmentId: string }) => {
  const translate = useTranslate();
  const published = findBuiltInOutcome(assessmentId);
  if (!published) return null;
  const portal = findOtherReading(assessmentId);
  return (
    <>
      <Alert severity="info">
        {translate(`outcomeEditor.${portal ? 'builtInOfTwo' : 'builtIn'}` satisfies OutcomeEditorKey)}
      </Alert>
      <OutcomePreview outcome={published} heading="h3" />
      {portal && (
        <>
          <Alert severity="info">{translate('outcomeEditor.otherOfTwo')}</Alert>
          <OutcomePreview outcome={portal} heading="h3" />
        </>
      )}
    </>
  );
};

/** The stored outcome of the assessment, or that there is none and what applies instead (RISK-16, RISK-17). */
const Stored = ({ assessmentId, stored }: { assessmentId: string; stored: readonly RiskOutcome[] }) => {
  const translate = useTranslate();
  const outcome = findOutcome(assessmentId, stored);
  if (typeof outcome !== 'string') return <OutcomePreview outcome={outcome} heading="h3" />;
  return (
    <>
      <Typography>{translate(`analysis.missing.${outcome}` satisfies AnalysisKey)}</Typography>
      <BuiltIn assessmentId={assessmentId} />
    </>
  );
};

/** The outcome of an assessment in an organization, with the button of its editor (RISK-02, RISK-03, ERR-23). */
export default function AnalysisDialog({ organizationId, assessmentId, onClose }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(listRiskOutcomes, { params: { id: organizationId } });
  const failure = useAnalysisFailure(error);
  const name = translate(findAssessment(assessmentId)?.name ?? assessmentId);
  return (
    <FormDialog title={translate('outcomeEditor.dialogTitle', { name })} size="md" onClose={onClose}>
      <DialogContent>
        {error && <ErrorView message={failure} onRetry={() => void refetch()} />}
        {!error && !data && <output>{translate('analysis.loading')}</output>}
        {!error && data && (
          <Stack gap={3}>
            <Stored assessmentId={assessmentId} stored={data} />
            <EditOutcome
              organizationId={organizationId}
              assessmentId={assessmentId}
              stored={data}
              create="outcomeEditor.create"
              edit="outcomeEditor.edit"
            />
          </Stack>
        )}
      </DialogContent>
    </FormDialog>
  );
}

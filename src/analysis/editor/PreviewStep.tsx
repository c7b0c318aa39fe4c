import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Assessment } from '../../../contract/assessments.ts';
import { measuredIn } from '../../../domain/risk/editor/begin.ts';
import { OutcomePreview } from './OutcomePreview.tsx';
import { Remarks } from './Remarks.tsx';
import { Simulation } from './Simulation.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

interface Props {
  editing: Pick<OutcomeEditing, 'outcome'>;
  organizationId: number;
  assessment: Assessment;
}

/** The third step: the outcome as it will be, what is worth knowing of it, and what past sessions come to by it. */
export const PreviewStep = ({ editing: { outcome }, organizationId, assessment }: Props) => {
  const translate = useTranslate();
  return (
    <Stack gap={4}>
      <StepHeading>{translate('outcomeEditor.step.2')}</StepHeading>
      <OutcomePreview outcome={outcome} whole />
      <Remarks outcome={outcome} measure={measuredIn(assessment)} />
      <Simulation organizationId={organizationId} outcome={outcome} />
    </Stack>
  );
};

import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import type { RiskOutcome } from '../../../contract/risk-analysis/risk-outcome.ts';
import { findInitialOutcome } from '../../../domain/risk-analysis/editor/create-draft.ts';
import { findAssessment } from '../../../domain/scan-modules/assessments.ts';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { withChunkLoadTimeout } from '../../../src/ui/lazyPage.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';

const OutcomeEditor = lazy(async () => {
  const opened = await withChunkLoadTimeout(import('../editor/OutcomeEditor.tsx'));
  addMessages(opened.texts);
  return opened;
});

interface Props {
  organizationId: number;
  assessmentId: string;
  stored: readonly RiskOutcome[];
  /** Label of the button if nothing is stored yet. */
  create: string;
  edit: string;
}

/** Opens the editor of an outcome (RISK-03) for the two admin-type kinds of staff (OPEN-156). */
export const EditOutcome = ({ organizationId, assessmentId, stored, create, edit }: Props) => {
  const viewer = useViewer();
  const translate = useTranslate();
  const [opened, setOpened] = useState<ReturnType<typeof findInitialOutcome>>();
  const assessment = findAssessment(assessmentId);
  if (!viewer || !isAdminType(viewer) || !assessment?.resultDefinitions.length) return null;
  const isNew = findInitialOutcome(assessment, stored).version === 0;
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpened(findInitialOutcome(assessment, stored))}
        sx={{ alignSelf: 'start' }}
      >
        {translate(isNew ? create : edit)}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <OutcomeEditor
            organizationId={organizationId}
            assessment={assessment}
            beginning={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

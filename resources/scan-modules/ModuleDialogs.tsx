import { lazy, Suspense } from 'react';
import { withinDeadline } from '../../src/chunkDeadline.ts';
import { addPageTexts } from '../../src/i18n/pageTexts.ts';
import { AssessmentDialog } from './dialogs/AssessmentDialog.tsx';
import { ModuleDialog } from './dialogs/ModuleDialog.tsx';
import type { useModuleEdits } from './useModuleEdits.ts';

const AnalysisDialog = lazy(async () => {
  const opened = await withinDeadline(import('./analysis/AnalysisDialog.tsx'));
  addPageTexts(opened.texts);
  return opened;
});

interface Props {
  organizationId: number;
  edits: ReturnType<typeof useModuleEdits>;
}

/** The dialog of the page that is open (MODS-15). */
export const ModuleDialogs = ({ organizationId, edits }: Props) => {
  const { opened, close, keepModule, keepAssessment } = edits;
  switch (opened?.what) {
    case 'module':
      return <ModuleDialog module={opened.module} onSave={keepModule} onClose={close} />;
    case 'assessment':
      return (
        <AssessmentDialog
          module={opened.module}
          assessment={opened.assessment}
          onSave={(assessment) => keepAssessment(opened.module, assessment)}
          onClose={close}
        />
      );
    case 'analysis':
      return (
        <Suspense fallback={null}>
          <AnalysisDialog organizationId={organizationId} assessmentId={opened.assessment.id} onClose={close} />
        </Suspense>
      );
    default:
      return null;
  }
};

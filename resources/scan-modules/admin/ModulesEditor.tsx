import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef, lazy, Suspense } from 'react';
import type { AdminOrganization } from '../../../contract/organizations/admin-organizations.ts';
import { LeaveQuestion } from '../../../src/ui/LeaveQuestion.tsx';
import { useLeaveQuestion } from '../../../src/ui/navigation/useLeaveQuestion.ts';
import { ModulesConflict } from './ConflictNotice.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useModuleEdits, type CardEdits, useModulesDraft, type StoredModules } from './useModulesDraft.ts';
import { useSaveModules } from './useSaveModules.ts';
import { withChunkLoadTimeout } from '../../../src/ui/chunkLoadTimeout.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { AssessmentDialog } from './dialogs/AssessmentDialog.tsx';
import { ModuleDialog } from './dialogs/ModuleDialog.tsx';
import { styled } from '@mui/material/styles';
import type { DraftModule } from '../../../domain/scan-modules/editing/draft.ts';
import { EmptyState } from '../../../src/ui/PageStates.tsx';
import { SortableList } from '../../../src/ui/SortableList.tsx';
import { ModuleCard } from './ModuleCard.tsx';

const AnalysisDialog = lazy(async () => {
  const opened = await withChunkLoadTimeout(import('./analysis/AnalysisDialog.tsx'));
  addMessages(opened.texts);
  return opened;
});

interface ModuleDialogsProps {
  organizationId: number;
  edits: ReturnType<typeof useModuleEdits>;
}

/** The open dialog of the page (MODS-15). */
const ModuleDialogs = ({ organizationId, edits }: ModuleDialogsProps) => {
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

/** Styles each row as a card with its handle. The margin belongs to the row, because dragging measures it. */
const Cards = styled('div')({
  '& > ol > li': {
    position: 'relative',
    isolation: 'isolate',
    padding: '0 0 12px 4px',
    background: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 12px',
      zIndex: -1,
      border: '1px solid var(--border)',
      borderRadius: 'var(--radius-medium)',
      background: 'var(--surface)',
    },
    '&[data-dragged]': { boxShadow: 'none', '&::before': { boxShadow: '0 4px 16px rgb(0 0 0 / 25%)' } },
    '& > button': { marginTop: 16 },
  },
  // Keeps the focused element above the bar at the end of the window.
  '& button': { scrollMarginBottom: 112 },
});

interface ModuleListProps {
  modules: readonly DraftModule[];
  /** Saved modules are closed initially. */
  saved: readonly DraftModule[];
  edits: CardEdits;
  onOrder: (modules: DraftModule[]) => void;
}

/** The modules as sortable cards (MODS-10). */
const ModuleList = ({ modules, saved, edits, onOrder }: ModuleListProps) => {
  const translate = useTranslate();
  if (modules.length === 0) return <EmptyState title={translate('scanModules.empty')} />;
  return (
    <Cards>
      <SortableList
        items={modules}
        nameOf={({ name }) => name}
        label={translate('scanModules.modulesInOrder')}
        onOrder={onOrder}
      >
        {(module) => (
          <ModuleCard module={module} edits={edits} startsOpen={!saved.some(({ id }) => id === module.id)} />
        )}
      </SortableList>
    </Cards>
  );
};

interface Props {
  organization: Pick<AdminOrganization, 'id' | 'name'>;
  loaded: StoredModules;
}

/** Editor of an organization's modules, which are local until they are saved or discarded (MODS-18). */
export const ModulesEditor = ({ organization, loaded }: Props) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const edited = useModulesDraft(loaded);
  const saving = useSaveModules(organization, edited);
  const edits = useModuleEdits(edited);
  const { stored, draft, isChanged, undo } = edited;
  const question = useLeaveQuestion(isChanged);
  // The bar disappears with its buttons, so the focus moves to the head of the list.
  const afterwards = (act: () => void) => () => {
    act();
    heading.current?.focus({ preventScroll: true });
  };
  const save = async () => {
    if (await saving.save()) heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, marginBottom: 16 }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          {translate('scanModules.heading')}
        </Typography>
        <Button variant="outlined" onClick={edits.addModule}>
          {translate('scanModules.addModule')}
        </Button>
      </div>
      {saving.conflict && (
        <ModulesConflict
          before={stored.modules}
          now={saving.conflict.modules}
          onKeep={afterwards(saving.keepMine)}
          onTake={afterwards(saving.takeTheirs)}
        />
      )}
      <ModuleList modules={draft} saved={stored.modules} edits={edits.cards} onOrder={edited.change} />
      {(isChanged || undo) && (
        <SaveBar
          isChanged={isChanged}
          undo={undo}
          failure={saving.failure}
          busy={saving.busy}
          onUndo={afterwards(edited.takeBack)}
          onDismiss={afterwards(edited.forget)}
          onCancel={afterwards(() => {
            saving.forgetFailure();
            edited.cancel();
          })}
          onSave={() => void save()}
        />
      )}
      <ModuleDialogs organizationId={organization.id} edits={edits} />
      {question.asks && <LeaveQuestion texts="scanModules" onStay={question.stay} onLeave={question.leave} />}
    </>
  );
};

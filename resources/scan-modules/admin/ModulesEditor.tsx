import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { AdminOrganization } from '../../../contract/organizations/admin-organizations.ts';
import { LeaveQuestion } from '../../../src/ui/FormDialog.tsx';
import { useLeaveQuestion } from '../../../src/ui/navigation/useLeaveQuestion.ts';
import { SaveBar } from './SaveBar.tsx';
import { useModuleActions, useModulesEditor, type StoredModules } from './useModulesEditor.ts';
import { withChunkLoadTimeout } from '../../../src/ui/lazyPage.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { AssessmentDialog } from './AssessmentDialog.tsx';
import { ModuleDialog } from './ModuleDialog.tsx';
import type { DraftModule } from '../../../domain/scan-modules/draft.ts';
import { compareModules } from '../../../domain/scan-modules/merge.ts';
import { ConflictNotice } from '../../../src/ui/editing/SaveNotices.tsx';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { ModuleList } from './ModuleList.tsx';
import type { scanModulesMessages } from './messages.en.ts';

const AnalysisDialog = lazy(async () => {
  const opened = await withChunkLoadTimeout(import('./AnalysisDialog.tsx'));
  addMessages(opened.texts);
  return opened;
});

interface ModuleDialogsProps {
  organizationId: number;
  actions: ReturnType<typeof useModuleActions>;
}

/** The open dialog of the page (MODS-15). */
const ModuleDialogs = ({ organizationId, actions }: ModuleDialogsProps) => {
  const { opened, close, saveModule, saveAssessment } = actions;
  switch (opened?.what) {
    case 'module':
      return <ModuleDialog module={opened.module} onSave={saveModule} onClose={close} />;
    case 'assessment':
      return (
        <AssessmentDialog
          module={opened.module}
          assessment={opened.assessment}
          onSave={(assessment) => saveAssessment(opened.module, assessment)}
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

interface Props {
  organization: Pick<AdminOrganization, 'id' | 'name'>;
  loaded: StoredModules;
}

/** The modules that another user saved meanwhile, beside those before the edits. */
const ModuleChanges = ({ before, theirs }: { before: readonly DraftModule[]; theirs: readonly DraftModule[] }) => {
  const translate = useTranslate();
  const text = (key: keyof typeof scanModulesMessages.scanModules.conflict, values = {}) =>
    translate(`scanModules.conflict.${key}`, values);
  const { modules, removed, isReordered } = compareModules(before, theirs);
  return (
    <>
      {modules.length === 0 ? (
        text('none')
      ) : (
        <ol aria-label={text('list')} style={{ margin: 0, paddingInlineStart: 24 }}>
          {modules.map(({ module: { id, name, assessments }, state }) => (
            <li key={id}>
              {name} · {translate('scanModules.count', { smart_count: assessments.length })}{' '}
              {state !== 'same' && <StatusChip tone={state === 'added' ? 'success' : 'warning'} label={text(state)} />}
            </li>
          ))}
        </ol>
      )}
      {removed.length > 0 && <div>{text('removed', { names: removed.join(', ') })}</div>}
      {isReordered && <div>{text('reordered')}</div>}
    </>
  );
};

/** Editor of an organization's modules, which are local until they are saved or discarded (MODS-18). */
export const ModulesEditor = ({ organization, loaded }: Props) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const editing = useModulesEditor(organization, loaded);
  const actions = useModuleActions(editing);
  const { modules, before, isChanged, undo, theirs, resolve } = editing;
  const question = useLeaveQuestion(isChanged);
  useEffect(() => notice.current?.focus(), [theirs]);
  // The bar disappears with its buttons, so the focus moves to the head of the list.
  const focusHeadingAfter = (act: () => void) => () => {
    act();
    heading.current?.focus({ preventScroll: true });
  };
  const save = async () => {
    if (await editing.save()) heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, marginBottom: 16 }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          {translate('scanModules.heading')}
        </Typography>
        <Button variant="outlined" onClick={actions.addModule}>
          {translate('scanModules.addModule')}
        </Button>
      </div>
      {theirs && (
        <div ref={notice} tabIndex={-1} style={{ marginBottom: 16, outline: 'none', scrollMarginTop: 96 }}>
          <ConflictNotice
            choices={[
              { label: translate('scanModules.conflict.keepMine'), onChoose: focusHeadingAfter(() => resolve('mine')) },
              { label: translate('editing.takeTheirs'), onChoose: focusHeadingAfter(() => resolve('theirs')) },
            ]}
          >
            <ModuleChanges before={before} theirs={theirs} />
          </ConflictNotice>
        </div>
      )}
      <ModuleList modules={modules} saved={before} actions={actions.cards} onOrder={editing.change} />
      {(isChanged || undo) && (
        <SaveBar
          isChanged={isChanged}
          undo={undo}
          error={editing.error}
          isSaving={editing.isSaving}
          onUndo={focusHeadingAfter(editing.undoRemoval)}
          onDismiss={focusHeadingAfter(editing.dismissUndo)}
          onCancel={focusHeadingAfter(editing.cancel)}
          onSave={() => void save()}
        />
      )}
      <ModuleDialogs organizationId={organization.id} actions={actions} />
      {question.asks && <LeaveQuestion texts="scanModules" onStay={question.stay} onLeave={question.leave} />}
    </>
  );
};

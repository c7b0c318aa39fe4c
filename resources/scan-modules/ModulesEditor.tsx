import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import type { AdminOrganization } from '../../contract/admin-organizations.ts';
import { LeaveQuestion } from '../../src/components/LeaveQuestion.tsx';
import { useLeaveQuestion } from '../../src/navigation/useLeaveQuestion.ts';
import { ModuleDialogs } from './ModuleDialogs.tsx';
import { ModuleList } from './ModuleList.tsx';
import { ModulesClash } from './ModulesClash.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useModuleEdits } from './useModuleEdits.ts';
import { useModulesDraft, type StoredModules } from './useModulesDraft.ts';
import { useSaveModules } from './useSaveModules.ts';

interface Props {
  organization: Pick<AdminOrganization, 'id' | 'name'>;
  loaded: StoredModules;
}

/** The modules of an organization, edited on this page until they are saved or given up (MODS-18). */
export const ModulesEditor = ({ organization, loaded }: Props) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const edited = useModulesDraft(loaded);
  const saving = useSaveModules(organization, edited);
  const edits = useModuleEdits(edited);
  const { stored, draft, isChanged, undo } = edited;
  const question = useLeaveQuestion(isChanged);
  // The bar goes with its buttons: the keyboard goes on from the head of the list.
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
      {saving.clash && (
        <ModulesClash
          before={stored.modules}
          now={saving.clash.modules}
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

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import { listProgramHistory, listTemplateHistory } from '../../../contract/programs/history.ts';
import type { Block, Program } from '../../../contract/programs/shapes.ts';
import { listProgramChanges } from '../../../domain/programs/program-changes.ts';
import { ConflictNotice } from '../../../src/ui/editing/SaveNotices.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { describeChange } from '../shared/history/changeText.ts';
import { useProgramExercises } from '../../exercises/shared/useExercises.ts';
import type { Intent } from './intent.ts';
import type { Builder } from './useBuilder.ts';
import type { ProgramSaving } from './useSaveProgram.ts';

/** The author of the stored version, if the reader may see that provider. */
function useSavedBy({ kind, patient }: Intent, { id, version }: Program) {
  const ofProgram = useCall(
    listProgramHistory,
    { params: { patientId: patient?.id ?? 0 } },
    { enabled: kind === 'Program' },
  );
  const ofTemplate = useCall(listTemplateHistory, { params: { id } }, { enabled: kind === 'Template' });
  const versions = (ofProgram.data ?? ofTemplate.data)?.items ?? [];
  return versions.find((each) => each.programId === id && each.version === version)?.savedBy ?? null;
}

interface ConflictProps {
  intent: Intent;
  /** What the builder was opened with, and what is stored now. */
  opened: Program;
  current: Program;
  busy: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Shows who else saved the program and what they changed; nothing is lost before the user decides. */
const ProgramConflict = ({ intent, opened, current, busy, onTakeTheirs, onSaveMine }: ConflictProps) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const savedBy = useSavedBy(intent, current);
  const { find } = useProgramExercises([...opened.blocks, ...current.blocks]);
  const getName = ({ exerciseId }: Block) => find(exerciseId)?.name ?? translate('programs.gone');
  const changes = listProgramChanges(opened, current);
  const title = () => {
    if (!savedBy) return translate('builder.conflictUnknown');
    if (savedBy.id === viewer?.practitionerId) return translate('builder.conflictOwn');
    return translate('builder.conflict', { name: `${savedBy.firstName} ${savedBy.lastName}` });
  };
  return (
    <ConflictNotice
      title={title()}
      isBusy={busy}
      choices={[
        { label: translate('builder.saveMine'), onChoose: onSaveMine },
        { label: translate('builder.takeTheirs'), onChoose: onTakeTheirs },
      ]}
    >
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {changes.map((change) => {
          const text = describeChange(change, getName, translate);
          return (
            <li key={text} dir="auto">
              {text}
            </li>
          );
        })}
        {changes.length === 0 && <li>{translate('programHistory.unchanged')}</li>}
      </ul>
    </ConflictNotice>
  );
};

interface Props {
  intent: Intent;
  builder: Builder;
  saving: ProgramSaving;
}

/** Why a draft could not be saved, or that it was restored. */
const BuilderNotice = ({ intent, builder, saving }: Props) => {
  const translate = useTranslate();
  const { theirs, isGone, isOffline, isSaving, saveOver, startOver, takeTheirs } = saving;
  const { kind } = intent;
  if (theirs && builder.opened)
    return (
      <ProgramConflict
        intent={intent}
        opened={builder.opened}
        current={theirs}
        busy={isSaving}
        onTakeTheirs={() => takeTheirs(theirs)}
        onSaveMine={() => saveOver(theirs)}
      />
    );
  if (isGone) {
    const asNew = { label: translate(`builder.saveAsNew${kind}`), onChoose: () => saveOver(null) };
    return <ConflictNotice title={translate(`builder.gone${kind}`)} isBusy={isSaving} choices={[asNew]} />;
  }
  if (isOffline) return <Alert severity="warning">{translate('builder.notSaved')}</Alert>;
  if (!builder.isRestored) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={startOver}>
          {translate('builder.startOver')}
        </Button>
      }
    >
      {translate('builder.restored')}
    </Alert>
  );
};

/** Notices above every step. */
export const BuilderNotices = (props: Props) => (
  <Box sx={{ mx: { xs: 2, md: 4 }, mt: 2, '&:empty': { mt: 0 } }}>
    <BuilderNotice {...props} />
  </Box>
);

import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import { listProgramHistory, listTemplateHistory } from '../../../contract/programs/history.ts';
import type { Block, Program } from '../../../contract/programs/shapes.ts';
import { listProgramChanges } from '../../../domain/programs/history/program-changes.ts';
import { describeChange } from '../shared/history/changeText.ts';
import { useProgramExercises } from '../shared/useProgramExercises.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { Intent } from './intent.ts';
import { ConflictNotice } from '../../../src/ui/editing/ConflictNotice.tsx';

/** Who saved the version that is there now, as far as the reader may know. */
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

interface Props {
  intent: Intent;
  /** What the builder was opened with, and what is stored now. */
  opened: Program;
  current: Program;
  busy: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Says who else saved the program and what they changed; nothing is lost before the user decides. */
export const ProgramConflict = ({ intent, opened, current, busy, onTakeTheirs, onSaveMine }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const savedBy = useSavedBy(intent, current);
  const { find } = useProgramExercises([...opened.blocks, ...current.blocks]);
  const nameOf = ({ exerciseId }: Block) => find(exerciseId)?.name ?? translate('programs.gone');
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
          const text = describeChange(change, nameOf, translate);
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

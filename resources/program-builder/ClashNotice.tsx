import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { listProgramHistory, listTemplateHistory } from '../../contract/program-history.ts';
import type { Block, Program } from '../../contract/program-shapes.ts';
import { programChanges } from '../../domain/program-history/program-changes.ts';
import { changeText } from '../../src/components/programs/history/changeText.ts';
import { useProgramExercises } from '../../src/components/programs/useProgramExercises.ts';
import { useCall } from '../../src/components/useCall.ts';
import type { Intent } from './intent.ts';
import { Trouble } from './Trouble.tsx';

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

/** Says who saved the same meanwhile and what they changed; nothing is lost before the reader decides. */
export const ClashNotice = ({ intent, opened, current, busy, onTakeTheirs, onSaveMine }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const savedBy = useSavedBy(intent, current);
  const { find } = useProgramExercises([...opened.blocks, ...current.blocks]);
  const nameOf = ({ exerciseId }: Block) => find(exerciseId)?.name ?? translate('programs.gone');
  const changes = programChanges(opened, current);
  const said = () => {
    if (!savedBy) return translate('builder.clashUnknown');
    if (savedBy.id === viewer?.practitionerId) return translate('builder.clashOwn');
    return translate('builder.clash', { name: `${savedBy.firstName} ${savedBy.lastName}` });
  };
  return (
    <Trouble
      text={said()}
      busy={busy}
      choices={[
        { label: translate('builder.saveMine'), onChoose: onSaveMine },
        { label: translate('builder.takeTheirs'), onChoose: onTakeTheirs },
      ]}
    >
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {changes.map((change) => {
          const text = changeText(change, nameOf, translate);
          return (
            <li key={text} dir="auto">
              {text}
            </li>
          );
        })}
        {changes.length === 0 && <li>{translate('programHistory.unchanged')}</li>}
      </ul>
    </Trouble>
  );
};

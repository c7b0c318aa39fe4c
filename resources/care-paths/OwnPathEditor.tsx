import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { listCarePaths, updateCarePath, type CarePath } from '../../contract/care-paths/care-paths.ts';
import type { PhaseView } from '../../contract/care-paths/shapes.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { listTemplates } from '../../contract/programs/programs.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { ConflictNotice, FieldChanges } from '../../src/ui/editing/ConflictNotice.tsx';
import { theirChanges } from '../../src/ui/editing/conflict.ts';
import { usePersistedDraft } from '../../src/ui/editing/usePersistedDraft.ts';
import { useVersionedSave } from '../../src/ui/editing/useVersionedSave.ts';
import { useCall } from '../../src/ui/useCall.ts';
import PathEditor from './PathEditor.tsx';
import { toRequestBody } from './pathDraft.ts';

interface Edited {
  name: string;
  phases: readonly PhaseView[];
}

/** What is shown of a path that somebody else has changed: its name, and its phases by their titles. */
const toSummary = ({ name, phases }: Edited) => ({ name, phases: phases.map(({ title }) => title) });

/**
 * Edits a path of the organization. If another user has saved meanwhile, their version is shown beside this one and never
 * overwritten without a choice.
 */
export default function OwnPathEditor({ path, onClose }: { path: CarePath; onClose: () => void }) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [shown, setShown] = useState(path);
  const [sent, setSent] = useState<Edited>(path);
  const { data } = useCall(listTemplates, { query: { limit: MAX_PAGE_SIZE, sort: 'name' } });
  const saving = useVersionedSave<Edited, CarePath>({
    draft: usePersistedDraft(`save-path/${path.id}`),
    record: path,
    send: (edited, attempt) =>
      call(updateCarePath, { params: { id: path.id }, body: toRequestBody(edited), ...attempt }),
    invalidates: [listCarePaths.id],
    onSaved: ({ name }) => {
      notify('carePaths.editor.saved', { type: 'success', messageArgs: { name } });
      onClose();
    },
    onProblem: (problem) => {
      if (problem.status !== 412 && !problem.fields) notify(problem.message, { type: 'error' });
    },
  });
  const { base, conflict } = saving;
  const theirs = conflict?.theirs;
  return (
    <PathEditor
      key={shown.version}
      path={{ ...shown, key: `${shown.id}/${shown.version}` }}
      templates={data?.items ?? []}
      onClose={onClose}
      onSave={async (edited) => {
        setSent(edited);
        const answer = await saving.save(edited);
        return isProblem(answer) ? (answer.fields ?? null) : null;
      }}
      notice={
        theirs && (
          <ConflictNotice
            title={translate('carePaths.editor.clash')}
            choices={[
              { label: translate('editing.keepMine'), onChoose: () => saving.resolve(theirs) },
              {
                label: translate('carePaths.editor.takeTheirs'),
                onChoose: () => {
                  saving.resolve(theirs);
                  setShown(theirs);
                },
              },
            ]}
          >
            <FieldChanges
              changes={theirChanges(toSummary(base ?? path), toSummary(theirs), toSummary(sent))}
              label={(field) => translate(`carePaths.editor.${field}`)}
            />
          </ConflictNotice>
        )
      }
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { listCarePaths, updateCarePath, type CarePath } from '../../contract/care-paths/care-paths.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { listTemplates } from '../../contract/programs/programs.ts';
import { useCaller, useCall } from '../../src/ui/useCall.ts';
import { ConflictNotice, FieldChanges } from '../../src/ui/editing/SaveNotices.tsx';
import { theirChanges } from '../../src/ui/editing/conflict.ts';
import { useVersionedState } from '../../src/ui/editing/useVersionedState.ts';
import type { CarePathKey } from './messages.en.ts';
import { PathEditor } from './PathEditor.tsx';
import { toDraft, toPath, toRequestBody, type PathDraft } from './pathDraft.ts';

/** What the conflict view shows of a path: its name, and its phases by their titles. */
const toSummary = ({ name, phases }: { name: string; phases: readonly { title: string }[] }) => ({
  name,
  phases: phases.map(({ title }) => title),
});

/**
 * Edits a path of the organization. If another user has saved meanwhile, their version is shown beside this one and never
 * overwritten without a choice.
 */
export default function OrganizationPathEditor({ path, onClose }: { path: CarePath; onClose: () => void }) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data } = useCall(listTemplates, { query: { limit: MAX_PAGE_SIZE, sort: 'name' } });
  const refetchList = () => queries.invalidateQueries({ queryKey: [listCarePaths.id] });
  const editing = useVersionedState<PathDraft, CarePath>({
    name: `path/${path.id}`,
    record: path,
    toValues: toDraft,
    send: (draft, attempt) =>
      call(updateCarePath, { params: { id: path.id }, body: toRequestBody(toPath(draft)), ...attempt }),
    onSaved: ({ name }) => {
      void refetchList();
      notify('carePaths.editor.saved', { type: 'success', messageArgs: { name } });
      onClose();
    },
    onProblem: ({ status, fields, message }) => {
      if (status !== 0) void refetchList();
      if (status !== 412 && !fields) notify(message, { type: 'error' });
    },
  });
  const { values: draft, base, theirs, resolve } = editing;
  return (
    <PathEditor
      name={base.name}
      draft={draft}
      isChanged={editing.isChanged}
      isSaving={editing.isSaving}
      templates={data?.items ?? []}
      onChange={editing.setValues}
      onSave={async () => {
        const answer = await editing.save();
        return isProblem(answer) ? (answer.fields ?? null) : null;
      }}
      onClose={onClose}
      notice={
        theirs && (
          <ConflictNotice
            title={translate('carePaths.editor.conflict')}
            choices={[
              { label: translate('editing.keepMine'), onChoose: () => resolve('mine') },
              { label: translate('carePaths.editor.takeTheirs'), onChoose: () => resolve('theirs') },
            ]}
          >
            <FieldChanges
              changes={theirChanges(toSummary(base), toSummary(theirs), toSummary(draft))}
              label={(field) => translate(`carePaths.editor.${field}` satisfies CarePathKey)}
            />
          </ConflictNotice>
        )
      }
    />
  );
}

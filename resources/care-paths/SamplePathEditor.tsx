import { useState } from 'react';
import { isSame } from '../../src/ui/editing/draftStorage.ts';
import { usePersistedState } from '../../src/ui/editing/usePersistedDraft.ts';
import { PathEditor } from './PathEditor.tsx';
import { toDraft, toPath, type PathDraft } from './pathDraft.ts';
import type { SamplePath } from './samplePaths.ts';

interface Props {
  path: SamplePath;
  onChange: (path: SamplePath) => void;
  onClose: () => void;
}

/** Edits a sample path, which is saved on the page only (PATHS-07). */
export default function SamplePathEditor({ path, onChange, onClose }: Props) {
  const [initial] = useState(() => toDraft(path));
  const [draft, setDraft] = usePersistedState<PathDraft>(`path/sample/${path.phases[0]!.id}`, initial);
  const save = () => {
    onChange({ ...path, ...toPath(draft) });
    onClose();
    return Promise.resolve(null);
  };
  return (
    <PathEditor
      name={path.name}
      draft={draft}
      isChanged={!isSame(draft, initial)}
      isSaving={false}
      templates={null}
      onChange={setDraft}
      onSave={save}
      onClose={onClose}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import {
  archiveCarePath,
  duplicateCarePath,
  listCarePaths,
  publishCarePath,
  updateCarePath,
  type CarePath,
} from '../../contract/care-paths.ts';
import type { ShownPhase } from '../../contract/care-path-shapes.ts';
import { isProblem, type Problem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { bodyOf } from './pathDraft.ts';

/** What can be done with a path of the organization; the list is read anew after each. */
export function useOrganizationPath(path: CarePath) {
  const call = useCaller();
  const notify = useNotify();
  const queries = useQueryClient();
  const params = { id: path.id };
  const changed = () => queries.invalidateQueries({ queryKey: [listCarePaths.id] });
  const told = async (answer: CarePath | Problem, key: string, name = path.name): Promise<CarePath | null> => {
    if (isProblem(answer)) notify(answer.message, { type: 'error' });
    else notify(key, { type: 'success', messageArgs: { name } });
    await changed();
    return isProblem(answer) ? null : answer;
  };
  return {
    /** Answers the problem, a clash with what is there now in `current`. */
    save: async (edited: { name: string; phases: readonly ShownPhase[] }, version: number): Promise<Problem | null> => {
      const answer = await call(updateCarePath, { params, body: bodyOf(edited), version });
      if (isProblem(answer)) return answer;
      notify('carePaths.editor.saved', { type: 'success', messageArgs: { name: answer.name } });
      await changed();
      return null;
    },
    publish: async (): Promise<CarePath | null> => {
      const answer = await call(publishCarePath, { params, version: path.version });
      return told(answer, 'carePaths.publish.published');
    },
    duplicate: async (): Promise<void> => {
      const answer = await call(duplicateCarePath, { params });
      await told(answer, 'carePaths.own.duplicated', isProblem(answer) ? undefined : answer.name);
    },
    archive: async (archived: boolean): Promise<void> => {
      const answer = await call(archiveCarePath, { params, body: { archived } });
      await told(answer, `carePaths.own.${archived ? 'archivedDone' : 'restored'}`);
    },
  };
}

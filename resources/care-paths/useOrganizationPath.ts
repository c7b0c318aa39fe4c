import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import {
  archiveCarePath,
  duplicateCarePath,
  listCarePaths,
  publishCarePath,
  type CarePath,
} from '../../contract/care-paths/care-paths.ts';
import { isProblem, type Problem } from '../../contract/platform/error.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';

/** Actions of an organization's path; each refetches the list. */
export function useOrganizationPath(path: CarePath) {
  const call = useCaller();
  const notify = useNotify();
  const queries = useQueryClient();
  const params = { id: path.id };
  const refetchList = () => queries.invalidateQueries({ queryKey: [listCarePaths.id] });
  const reportResult = async (answer: CarePath | Problem, key: string, name = path.name): Promise<CarePath | null> => {
    if (isProblem(answer)) notify(answer.message, { type: 'error' });
    else notify(key, { type: 'success', messageArgs: { name } });
    await refetchList();
    return isProblem(answer) ? null : answer;
  };
  return {
    publish: async (): Promise<CarePath | null> => {
      const answer = await call(publishCarePath, { params, version: path.version });
      return reportResult(answer, 'carePaths.publish.published');
    },
    duplicate: async (): Promise<void> => {
      const answer = await call(duplicateCarePath, { params });
      await reportResult(answer, 'carePaths.own.duplicated', isProblem(answer) ? undefined : answer.name);
    },
    archive: async (archived: boolean): Promise<void> => {
      const answer = await call(archiveCarePath, { params, body: { archived } });
      await reportResult(answer, `carePaths.own.${archived ? 'archivedDone' : 'restored'}`);
    },
  };
}

import { useGetList, useNotify, useTranslate } from 'react-admin';
import { useMemo } from 'react';

/** Names of all assessments by their ids, in the catalogue's order; empty until they are loaded. */
export function useAssessmentNames(): ReadonlyMap<string, string> {
  const translate = useTranslate();
  const notify = useNotify();
  const { data } = useGetList<{ id: string; name: string }>('scan/assessments', undefined, {
    onError: () => notify('scanSessions.assessmentsFailed', { type: 'error' }),
  });
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, translate(name)])), [data, translate]);
}

import { useGetList, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { toast } from '../../src/toasts/toasts.ts';

/** Names of all assessments by their ids, in the catalogue's order; empty until they are loaded. */
export function useAssessmentNames(): ReadonlyMap<string, string> {
  const translate = useTranslate();
  const { data } = useGetList<{ id: string; name: string }>('scan/assessments', undefined, {
    onError: () => toast('error', translate('scanSessions.assessmentsFailed')),
  });
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, translate(name)])), [data, translate]);
}

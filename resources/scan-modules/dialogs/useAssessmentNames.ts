import { useGetList } from 'react-admin';
import type { listAssessmentIds } from '../../../contract/admin-scan.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';

/** All assessments by id and name (API-18), asked for when they are needed. */
export const useAssessmentNames = (enabled: boolean) =>
  useGetList<AnswerOf<typeof listAssessmentIds>[number]>(
    'scan/assessments',
    { pagination: { page: 1, perPage: MAX_PAGE_SIZE }, sort: { field: 'id', order: 'ASC' } },
    { enabled },
  );

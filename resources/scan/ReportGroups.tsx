import { ListContextProvider, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { ScanSession } from '../../contract/scan.ts';
import { byAssessment, byParticipant } from '../../domain/scan/report.ts';
import { ListPager } from '../../src/components/ListPager.tsx';
import { assessmentName } from './useSessionColumns.tsx';
import { ReportGroup } from './ReportGroup.tsx';
import type { ReportContext, ReportTab } from './reportParts.ts';
import { usePaged } from './usePaged.ts';

/** Participants of whom a page tells; there are fewer assessments than that. */
const GROUPS = 25;

interface Props extends ReportContext {
  by: ReportTab;
  sessions: readonly ScanSession[];
}

/** The sessions of a report under their assessments, or under the participants (OPEN-105). */
export const ReportGroups = ({ by, sessions, ...context }: Props) => {
  const translate = useTranslate();
  const groups = useMemo(() => {
    const gathered: [string | null, ScanSession[]][] =
      by === 'assessments' ? byAssessment(sessions) : byParticipant(sessions);
    return gathered.map(([key, members]) => ({ id: key ?? '', key, members }));
  }, [by, sessions]);
  const list = usePaged(groups, GROUPS);
  const titleOf = (key: string | null) =>
    key === null ? translate('scan.noParticipant') : by === 'assessments' ? translate(assessmentName(key)) : key;
  return (
    <ListContextProvider value={list}>
      {list.data?.map(({ key, members }) => (
        <ReportGroup key={key} title={titleOf(key)} by={by} sessions={members} {...context} />
      ))}
      {groups.length > GROUPS && <ListPager />}
    </ListContextProvider>
  );
};

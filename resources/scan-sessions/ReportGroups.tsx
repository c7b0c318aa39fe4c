import { ListContextProvider, useTranslate, useList, type ListControllerResult, type RaRecord } from 'react-admin';
import { useMemo, useState, useId } from 'react';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { groupByAssessment, groupByParticipant, type Zones } from '../../domain/scan-sessions/report.ts';
import { ListPager } from '../../src/ui/ListControls.tsx';
import { getAssessmentName } from './useSessionColumns.tsx';
import Typography from '@mui/material/Typography';
import type { SessionEvaluation } from '../../domain/risk-analysis/session-analysis.ts';
import { RiskCell } from './RiskCell.tsx';
import { formatFullName } from '../../domain/patients/patient.ts';
import { RecordTable, type Column } from '../../src/ui/RecordTable.tsx';
import { ZonedDateTimeText } from '../../src/ui/DateTimeText.tsx';
import { ParticipantLink } from './ParticipantLink.tsx';
import { ResultValues } from './SessionAnalysis.tsx';

export const reportTabs = ['assessments', 'participants'] as const;
export type ReportTab = (typeof reportTabs)[number];

export interface ReportContext {
  zones: Zones;
  /** Undefined while the criteria are loading or cannot be loaded. */
  getEvaluation: (session: ScanSession) => SessionEvaluation | undefined;
}

/**
 * Paginates loaded records. Only the current page goes into react-admin's list, which would otherwise compare thousands
 * of records on every render.
 */
export function usePages<Item extends RaRecord>(items: readonly Item[], perPage: number): ListControllerResult<Item> {
  const [asked, setPage] = useState(1);
  const pages = Math.max(Math.ceil(items.length / perPage), 1);
  const page = Math.min(asked, pages);
  const data = useMemo(() => items.slice((page - 1) * perPage, page * perPage), [items, page, perPage]);
  const list = useList<Item>({ data, perPage });
  return {
    ...list,
    page,
    setPage,
    total: items.length,
    hasNextPage: page < pages,
    hasPreviousPage: page > 1,
  } as ListControllerResult<Item>;
}

const ROWS = 50;

interface ReportGroupProps extends ReportContext {
  title: string;
  by: ReportTab;
  sessions: readonly ScanSession[];
}

/** An assessment or a participant with their sessions of the day (OPEN-105). */
const ReportGroup = ({ title, by, sessions, zones, getEvaluation }: ReportGroupProps) => {
  const translate = useTranslate();
  const headId = useId();
  const list = usePages(sessions, ROWS);
  const first: Column<ScanSession> =
    by === 'assessments'
      ? { label: translate('scan.uid'), render: ({ participant }) => <ParticipantLink participant={participant} /> }
      : {
          label: translate('scan.assessment'),
          render: ({ session }) => translate(getAssessmentName(session.data.assessmentId)),
        };
  const columns: Column<ScanSession>[] = [
    first,
    {
      label: translate('scan.created'),
      render: ({ createdDate, location }) => (
        <ZonedDateTimeText value={createdDate} zone={zones.get(location.id) ?? location.timezone} />
      ),
    },
    ...(zones.size > 1
      ? [{ label: translate('scan.location'), render: ({ location }: ScanSession) => location.name }]
      : []),
    {
      label: translate('scan.provider'),
      render: ({ practitioner }) => (practitioner ? formatFullName(practitioner) : '-'),
    },
    { label: translate('scan.results'), render: ({ session }) => <ResultValues results={session.data.results} /> },
    { label: translate('scan.risk'), render: (session) => <RiskCell detailed evaluation={getEvaluation(session)} /> },
  ];
  return (
    <section aria-labelledby={headId}>
      <Typography variant="h2" id={headId} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {title}{' '}
        <Typography component="span" color="textSecondary">
          {translate('scan.count', { smart_count: sessions.length })}
        </Typography>
      </Typography>
      <ListContextProvider value={list}>
        <RecordTable name={title} columns={columns} empty="" />
        {sessions.length > ROWS && <ListPager />}
      </ListContextProvider>
    </section>
  );
};

/** Participants per page; there are fewer assessments than that. */
const GROUPS = 25;

interface Props extends ReportContext {
  by: ReportTab;
  sessions: readonly ScanSession[];
}

/** The sessions of a report by assessment or by participant (OPEN-105). */
export const ReportGroups = ({ by, sessions, ...context }: Props) => {
  const translate = useTranslate();
  const groups = useMemo(() => {
    const gathered: [string | null, ScanSession[]][] =
      by === 'assessments' ? groupByAssessment(sessions) : groupByParticipant(sessions);
    return gathered.map(([key, members]) => ({ id: key ?? '', key, members }));
  }, [by, sessions]);
  const list = usePages(groups, GROUPS);
  const getTitle = (key: string | null) =>
    key === null ? translate('scan.noParticipant') : by === 'assessments' ? translate(getAssessmentName(key)) : key;
  return (
    <ListContextProvider value={list}>
      {list.data?.map(({ key, members }) => (
        <ReportGroup key={key} title={getTitle(key)} by={by} sessions={members} {...context} />
      ))}
      {groups.length > GROUPS && <ListPager />}
    </ListContextProvider>
  );
};

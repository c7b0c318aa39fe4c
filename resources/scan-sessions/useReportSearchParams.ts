import { useSearchParams } from 'react-router';
import { parseReportQuery, toReportSearch, type ReportQuery } from '../../domain/scan-sessions/report.ts';
import { reportTabs, type ReportTab } from './ReportGroups.tsx';

type Places = Parameters<typeof parseReportQuery>[1];

/** Days never become future ones again, so it does not matter when this is computed. */
const parseAsked = (search: URLSearchParams, locations: Places) => parseReportQuery(search, locations, new Date());

/** The report and its tab, kept in the address so that going back and reloading show them again. */
export function useReportSearchParams(locations: Places) {
  const [search, setSearch] = useSearchParams();
  return {
    asked: parseAsked(search, locations),
    tab: reportTabs.find((tab) => tab === search.get('tab')) ?? reportTabs[0],
    ask: (next: ReportQuery) => setSearch(toReportSearch(next)),
    again: () => setSearch({}),
    turnTo: (tab: ReportTab) => setSearch((known) => ({ ...Object.fromEntries(known), tab }), { replace: true }),
  };
}

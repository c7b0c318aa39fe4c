import { useSearchParams } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/platform/limits.ts';
import {
  toReportSearch,
  parseReportQuery,
  findRangeError,
  type ReportQuery,
} from '../../../domain/gait/report-range.ts';
import { useToday } from '../../../src/ui/hooks.ts';

export const reportParts = ['chart', 'csv'] as const;
export type ReportPart = (typeof reportParts)[number];

/** The report and its tab, kept in the address so that it can be shared and reloaded. */
export function useReportSearchParams() {
  const [search, setSearch] = useSearchParams();
  const today = useToday(useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE);
  const asked = parseReportQuery(search);
  return {
    /** Civil date of the organization. */
    today,
    asked,
    fault: asked && findRangeError(asked.from, asked.to, today),
    part: reportParts.find((part) => part === search.get('part')) ?? 'chart',
    ask: (next: ReportQuery) => setSearch(toReportSearch(next)),
    again: () => setSearch({}),
    turnTo: (part: ReportPart) =>
      setSearch(
        (known) => {
          const next = new URLSearchParams(known);
          if (part === 'chart') next.delete('part');
          else next.set('part', part);
          return next;
        },
        { replace: true },
      ),
  };
}

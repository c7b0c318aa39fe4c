import { useState } from 'react';
import { dryRunCarePath, type DryRun } from '../../contract/care-paths.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { lastDays } from '../../domain/calendar.ts';
import { useToday } from '../../src/components/useToday.ts';

const DAYS_BACK = 180;
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A dry run of a path over the last 180 days, or the days that are chosen; asked for by `start`. */
export function useDryRun(id: number) {
  const call = useCaller();
  const today = useToday(HERE);
  const [span, setSpan] = useState(() => lastDays(DAYS_BACK, today));
  const [data, setData] = useState<DryRun | null>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  return {
    span,
    today,
    data,
    busy,
    problems,
    choose: (change: Partial<typeof span>) => {
      setSpan({ ...span, ...change });
      setProblems({});
    },
    start: async () => {
      setBusy(true);
      setData(null);
      const answer = await call(dryRunCarePath, { params: { id }, query: span });
      setBusy(false);
      if (isProblem(answer)) setProblems(answer.fields ?? { to: answer.message });
      else setData(answer);
    },
  };
}

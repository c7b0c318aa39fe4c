import { useTranslate } from 'react-admin';
import { carePathInsights, type CarePath } from '../../contract/care-paths/care-paths.ts';
import { ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { Facts } from '../../src/ui/Facts.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { NumbersTable } from './NumbersTable.tsx';
import PathTotals from './PathTotals.tsx';
import type { CarePathKey } from './messages.en.ts';

/** The totals of an organization's path and the progress of its patients. */
export default function OwnPathTotals({ path, onClose }: { path: CarePath; onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(carePathInsights, { params: { id: path.id } });
  return (
    <PathTotals path={path} onClose={onClose}>
      {error && <ErrorView message={translate('carePaths.totals.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <PageLoading />}
      {data && (
        <>
          <Facts
            facts={[
              [translate('carePaths.totals.given'), data.given],
              [translate('carePaths.totals.current'), data.current],
              [translate('carePaths.totals.completed'), data.completed],
            ]}
          />
          <NumbersTable
            name={translate('carePaths.totals.table')}
            headers={(['phase', 'now', 'passed', 'median'] as const).map((head) =>
              translate(`carePaths.totals.${head}` satisfies CarePathKey),
            )}
            rows={data.phases.map(({ phaseNumber, title, now, passed, medianDays }) => ({
              id: `${phaseNumber}`,
              cells: [`${phaseNumber} ${title}`, now, passed, medianDays ?? '–'],
            }))}
          />
        </>
      )}
    </PathTotals>
  );
}

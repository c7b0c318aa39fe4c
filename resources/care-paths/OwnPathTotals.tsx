import { useTranslate } from 'react-admin';
import { carePathInsights, type CarePath } from '../../contract/care-paths.ts';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { Facts } from '../../src/components/Facts.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useCall } from '../../src/components/useCall.ts';
import { Figures } from './Figures.tsx';
import PathTotals from './PathTotals.tsx';

/** The totals of an organization's path with how its patients stand on it. */
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
          <Figures
            name={translate('carePaths.totals.table')}
            heads={['phase', 'now', 'passed', 'median'].map((head) => translate(`carePaths.totals.${head}`))}
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

import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { carePathInsights } from '../../contract/care-paths/care-paths.ts';
import type { PhaseView } from '../../contract/care-paths/shapes.ts';
import { Facts } from '../../src/ui/FactList.tsx';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import type { CarePathKey } from './messages.en.ts';
import { NumbersTable } from './NumbersTable.tsx';

/** The progress of the patients on a path of the organization. */
const PatientTotals = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(carePathInsights, { params: { id } });
  if (error) return <ErrorView message={translate('carePaths.totals.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
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
  );
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface Props {
  path: { name: string; phases: readonly PhaseView[] };
  /** The id of a path that patients can be on. */
  patientsOf?: number;
  onClose: () => void;
}

/** The totals of a path, read-only (OPEN-096). */
export default function PathTotals({ path: { name, phases }, patientsOf, onClose }: Props) {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('carePaths.totals.title', { name })} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 3, alignContent: 'start' }}>
        <Facts
          facts={[
            [translate('carePaths.totals.phases'), phases.length],
            [translate('carePaths.totals.assessments'), sum(phases.map(({ exerciseTotal }) => exerciseTotal))],
            [translate('carePaths.totals.messages'), sum(phases.map(({ messageTotal }) => messageTotal))],
            [translate('carePaths.totals.notifies'), phases.filter(({ messageProvider }) => messageProvider).length],
          ]}
        />
        {patientsOf !== undefined && <PatientTotals id={patientsOf} />}
      </DialogContent>
    </FormDialog>
  );
}

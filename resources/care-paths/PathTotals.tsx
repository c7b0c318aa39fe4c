import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { PhaseView } from '../../contract/care-paths/shapes.ts';
import { Facts } from '../../src/ui/Facts.tsx';
import { FormDialog } from '../../src/ui/FormDialog.tsx';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface Props {
  path: { name: string; phases: readonly PhaseView[] };
  onClose: () => void;
  /** Facts about patients on the path. */
  children?: ReactNode;
}

/** The totals of a path, read-only (OPEN-096). */
export default function PathTotals({ path: { name, phases }, onClose, children }: Props) {
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
        {children}
      </DialogContent>
    </FormDialog>
  );
}

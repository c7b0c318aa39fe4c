import { useTranslate } from 'react-admin';
import type { RiskOutcome } from '../../../contract/risk-analysis/risk-outcome.ts';
import { ConflictNotice } from '../../../src/ui/editing/ConflictNotice.tsx';
import { OutcomePreview } from '../shared/OutcomePreview.tsx';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

interface Props {
  editing: Pick<OutcomeEditing, 'keepMine' | 'takeTheirs'>;
  /** The stored outcome, null if there is none. */
  current: RiskOutcome | null;
}

/** Shows what another user saved while the editor was open. */
export const OutcomeConflict = ({ editing: { keepMine, takeTheirs }, current }: Props) => {
  const translate = useTranslate();
  return (
    <ConflictNotice
      choices={[
        { label: translate('editing.keepMine'), onChoose: keepMine },
        { label: translate('editing.takeTheirs'), onChoose: takeTheirs },
      ]}
    >
      {current ? <OutcomePreview outcome={current} whole /> : translate('outcomeEditor.theirs')}
    </ConflictNotice>
  );
};

import { useTranslate } from 'react-admin';
import type { RiskOutcome } from '../../../contract/risk-outcome.ts';
import { ChangedMeanwhile } from '../../components/record-parts/ChangedMeanwhile.tsx';
import { OutcomePreview } from './OutcomePreview.tsx';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

interface Props {
  editing: Pick<OutcomeEditing, 'keepMine' | 'takeTheirs'>;
  /** What is stored now, null if nothing is. */
  current: RiskOutcome | null;
}

/** What somebody else has saved while the editor was open. */
export const StoredMeanwhile = ({ editing: { keepMine, takeTheirs }, current }: Props) => {
  const translate = useTranslate();
  return (
    <ChangedMeanwhile
      choices={[
        { label: translate('recordParts.keepMine'), onChoose: keepMine },
        { label: translate('recordParts.takeTheirs'), onChoose: takeTheirs },
      ]}
    >
      {current ? <OutcomePreview outcome={current} whole /> : translate('outcomeEditor.theirs')}
    </ChangedMeanwhile>
  );
};

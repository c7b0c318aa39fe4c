import { useTranslate } from 'react-admin';
import { riskFilters, type RiskFilter } from '../../contract/scan-sessions/scan-sessions.ts';
import { ManyChoice } from '../../src/ui/ManyChoice.tsx';
import { formatRisk } from './formatRisk.ts';

interface Props {
  label: string;
  /** Shown while nothing is chosen. */
  none: string;
  chosen: readonly RiskFilter[] | undefined;
  onChoose: (risks: RiskFilter[]) => void;
  disabled?: boolean;
}

/**
 * Filters sessions by risk. NONE and MARKED are levels of CRST, which has no built-in criteria; they are offered as well,
 * for stored ones.
 */
export const RiskChoice = ({ label, none, chosen, onChoose, disabled }: Props) => {
  const translate = useTranslate();
  const options = riskFilters.map((id) => ({ id, label: formatRisk(id, translate) }));
  return (
    <ManyChoice
      label={label}
      none={none}
      disabled={disabled}
      options={options}
      chosen={options.filter(({ id }) => chosen?.includes(id))}
      onChoose={(next) => onChoose(next.map(({ id }) => id))}
    />
  );
};

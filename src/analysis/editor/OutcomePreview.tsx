import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Outcome } from '../../../domain/risk/outcome.ts';
import { sliderOf } from '../../../domain/risk/slider.ts';
import { Facts } from '../../components/Facts.tsx';
import { FactorTable } from '../FactorTable.tsx';
import { OutcomeSlider } from '../OutcomeSlider.tsx';
import { useOutcomeFacts } from './useOutcomeFacts.ts';

interface Props {
  outcome: Outcome;
  /** Shows the factors beside the slider as well. */
  whole?: boolean;
  /** The rank of the titles in it among those of the page. */
  heading?: 'h3' | 'h4';
}

/** An outcome to read: its texts and result definitions, and a slider or the table by sex and age (RISK-02). */
export const OutcomePreview = ({ outcome, whole = false, heading = 'h4' }: Props) => {
  const translate = useTranslate();
  const { type, title, description, source } = outcome;
  const { definitions } = useOutcomeFacts(outcome);
  const slider = sliderOf(outcome, []);
  const facts = [
    [translate('outcomeEditor.fact.type'), translate(`analysis.type.${type}`)] as const,
    [
      translate(type === 'TREMORS' ? 'outcomeEditor.fact.scale' : 'outcomeEditor.fact.outcomeTitle'),
      title ?? '-',
    ] as const,
    [translate('outcomeEditor.fact.description'), description ? translate(description) : '-'] as const,
    ...definitions,
    [translate('outcomeEditor.fact.source'), source ?? '-'] as const,
  ];
  return (
    <Stack gap={3}>
      <Facts facts={facts} />
      {slider && <OutcomeSlider outcome={{ ...outcome, source: null }} judgements={[]} heading={heading} />}
      {(whole || !slider) && <FactorTable outcome={outcome} judgements={[]} heading={heading} />}
    </Stack>
  );
};

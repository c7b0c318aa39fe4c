import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { measureText, type Measure } from '../../../domain/gait/measures.ts';

const Small = styled('small')({
  display: 'block',
  font: 'var(--text-small)',
  color: 'var(--ink-muted)',
});

interface Props {
  item: string;
  measure: Measure;
  /** Names the source too: where the values of a session come from several. */
  withSource: boolean;
}

/** How sure a value is, over how many strides, and where it comes from, as far as that is known. */
export const Certainty = ({ item, measure, withSource }: Props) => {
  const translate = useTranslate();
  const { plusMinus, count, unit, source = 'DEVICE' } = measure;
  const over = item === 'step' ? 'step' : 'stride';
  const interval = [
    plusMinus !== undefined && translate('recordGaitRecording.half', { half: measureText(plusMinus, unit) }),
    count !== undefined && translate(`recordGaitRecording.over.${over}`, { smart_count: count }),
  ].filter(Boolean);
  const told = [interval.join(' '), withSource && translate(`recordGaitRecording.source.${source}`)].filter(Boolean);
  return told.length > 0 && <Small>{told.join(' · ')}</Small>;
};

import { useTranslate } from 'react-admin';
import { dayText } from '../../../src/i18n/dayText.ts';
import type { ChangeSince } from '../../../domain/gait/change.ts';
import { directionOf } from '../../../domain/gait/real-change.ts';
import { measureText } from '../../../domain/gait/measures.ts';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { useChangeTexts } from './useChangeTexts.ts';

interface Props {
  visit: 'last' | 'first';
  change: ChangeSince;
  unit: string | null | undefined;
}

/** The speed against one earlier visit: by how much, whether that is a real change, and what else was different. */
export const SpeedChange = ({ visit, change, unit }: Props) => {
  const translate = useTranslate();
  const { otherwise, measured, published } = useChangeTexts();
  const differences = otherwise(change);
  const direction = directionOf(change);
  // Of no difference nobody asks whether it is real, unless it may come of how it was measured.
  const saysMore = direction !== 'same' || change.real === 'OTHER_METHOD';
  const size = measureText(Math.abs(change.difference), unit);
  return (
    <>
      <dt>{translate(`recordGaitChange.since.${visit}`, { day: dayText(change.day) })}</dt>
      <dd>
        <strong>{translate(`recordGaitChange.speed.${direction}`, { size })}</strong> {measured(change)}{' '}
        {saysMore && translate(`recordGaitChange.real.${change.real}`)} {saysMore && published(change)}
        {differences.length > 0 && (
          <div>
            <StatusChip tone="warning" label={translate('recordGaitChange.notTheSame')} /> {differences.join('; ')}
          </div>
        )}
      </dd>
    </>
  );
};

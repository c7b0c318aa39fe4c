import { useTranslate } from 'react-admin';
import { sides } from '../../../domain/gait/recording/walk.ts';
import { rotationNow } from '../../../domain/telehealth/shoulder/rotation-now.ts';
import type { TrackedRecording } from '../../../domain/telehealth/tracked.ts';
import { Facts } from '../../../src/components/Facts.tsx';
import { degreesText } from './estimateText.ts';

/** How far each shoulder is turned out in the last picture, or what to do so that it can be told. */
export const LiveShoulders = ({ recording }: { recording: TrackedRecording }) => {
  const translate = useTranslate();
  const last = recording.frames.at(-1);
  return (
    <Facts
      facts={sides.map((side) => {
        const now = last ? rotationNow(last, side) : null;
        const said =
          now === null
            ? translate('measured.shoulder.notNow')
            : typeof now === 'number'
              ? degreesText(now, translate)
              : translate(`measured.shoulder.now.${now}`);
        return [translate(`measured.shoulderSide.${side}`), said] as const;
      })}
    />
  );
};

import { useTranslate } from 'react-admin';
import { sides } from '../../../domain/gait/recording/walk.ts';
import { fingers } from '../../../domain/replay/angles/traced-angles.ts';
import { bendsIn, type Finger, type HandSide } from '../../../domain/telehealth/hands/finger-bends.ts';
import type { TrackedRecording } from '../../../domain/telehealth/tracked.ts';
import { ResultTable } from '../../../src/components/charts/ResultTable.tsx';
import { degreesText } from './estimateText.ts';

/** How far each finger is bent in the last picture. */
export const LiveHands = ({ recording }: { recording: TrackedRecording }) => {
  const translate = useTranslate();
  const last = recording.frames.at(-1);
  const said = (side: HandSide, finger: Finger): string => {
    const bends = last && (bendsIn(last, side, finger, 'WORLD') ?? bendsIn(last, side, finger, 'PICTURE'));
    const total = bends?.reduce((sum, each) => sum + each, 0) ?? Number.NaN;
    return Number.isNaN(total) ? translate('measured.none') : degreesText(total, translate);
  };
  return (
    <ResultTable
      label={translate('measured.hands.now')}
      columns={[translate('measured.hands.finger'), ...sides.map((side) => translate(`measured.side.${side}`))]}
      rows={fingers.map((finger) => [
        translate(`measured.finger.${finger}`),
        ...sides.map((side) => said(side, finger)),
      ])}
    />
  );
};

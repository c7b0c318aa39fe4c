import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ShoulderRotation } from '../../../domain/telehealth/shoulder/shoulder-rotation.ts';
import { Facts } from '../../../src/components/Facts.tsx';
import { angleText } from './estimateText.ts';

type Translate = ReturnType<typeof useTranslate>;

const leftOutText = ({ leftOut }: ShoulderRotation, translate: Translate): string =>
  Object.entries(leftOut)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => translate(`measured.shoulder.reason.${reason}`, { smart_count: count }))
    .join('; ');

function factsOf(shoulder: ShoulderRotation, all: number, translate: Translate): [string, string][] {
  const { most, least, frames } = shoulder;
  const out = leftOutText(shoulder, translate);
  const isIn = least !== null && least.value < 0;
  return [
    ...(most && least
      ? ([
          [translate('measured.shoulder.most'), angleText(most, translate)],
          [translate(`measured.shoulder.${isIn ? 'least' : 'leastValue'}`), angleText(least, translate)],
        ] satisfies [string, string][])
      : []),
    [translate('measured.shoulder.frames'), translate('measured.shoulder.framesOf', { count: frames, all })],
    ...(out ? ([[translate('measured.shoulder.leftOut'), out]] satisfies [string, string][]) : []),
  ];
}

/** A shoulder as lines to be copied. */
export const shoulderRows = (shoulder: ShoulderRotation, all: number, translate: Translate): string[][] => [
  [translate(`measured.shoulderSide.${shoulder.side}`)],
  ...(shoulder.fault ? [[translate(`measured.shoulder.fault.${shoulder.fault}`)]] : []),
  ...factsOf(shoulder, all, translate),
];

/** How far a shoulder was turned out, and which pictures count. */
export const ShoulderFacts = ({ shoulder, all }: { shoulder: ShoulderRotation; all: number }) => {
  const translate = useTranslate();
  const { side, fault, basis } = shoulder;
  return (
    <div>
      <Typography variant="h3" gutterBottom>
        {translate(`measured.shoulderSide.${side}`)}
      </Typography>
      {fault && <Typography gutterBottom>{translate(`measured.shoulder.fault.${fault}`)}</Typography>}
      {basis && !fault && (
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {translate(`measured.basis.${basis}`)}
        </Typography>
      )}
      {fault !== 'NOT_SEEN' && <Facts facts={factsOf(shoulder, all, translate)} />}
    </div>
  );
};

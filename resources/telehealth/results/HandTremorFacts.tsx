import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MIN_STRETCH_SECONDS } from '@exer/movement-tracking/tremor/fingertip-path.ts';
import { MIN_FRAME_RATE, type HandTremor, type TremorError } from '@exer/movement-tracking/tremor/hand-tremor.ts';
import { BAND_HZ } from '@exer/movement-tracking/tremor/spectrum.ts';
import { Facts } from '../../../src/ui/FactList.tsx';
import { formatFrequency, formatSwing } from './formatEstimates.ts';
import type { MeasuredKey } from './messages.en.ts';

type Translate = ReturnType<typeof useTranslate>;

const formatFault = (fault: TremorError, { rate, highest }: HandTremor, translate: Translate): string =>
  translate(`measured.tremor.fault.${fault}` satisfies MeasuredKey, {
    seconds: MIN_STRETCH_SECONDS,
    rate: Math.floor(rate),
    needed: MIN_FRAME_RATE,
    highest: Number(highest.toFixed(1)),
  });

const listFacts = ({ frequency, swing }: HandTremor, translate: Translate): [string, string][] => [
  [
    translate('measured.tremor.frequency'),
    frequency ? formatFrequency(frequency, translate) : translate('measured.tremor.noTremor'),
  ],
  [
    translate('measured.tremor.swing'),
    swing ? formatSwing(swing, frequency !== null, translate) : translate('measured.none'),
  ],
];

/** Lines of a hand's tremor for copying. */
export const toTremorRows = (hand: HandTremor, translate: Translate): string[][] => [
  [translate(`measured.side.${hand.side}` satisfies MeasuredKey)],
  ...(hand.fault ? [[formatFault(hand.fault, hand, translate)]] : listFacts(hand, translate)),
];

/** Frequency and widest swing of a hand, or the reason why there are none. */
export const HandTremorFacts = ({ hand }: { hand: HandTremor }) => {
  const translate = useTranslate();
  const { side, fault, seconds, rate, highest, isMoved, scale } = hand;
  return (
    <div>
      <Typography variant="h3" gutterBottom>
        {translate(`measured.side.${side}` satisfies MeasuredKey)}
      </Typography>
      {fault ? (
        <Typography>{formatFault(fault, hand, translate)}</Typography>
      ) : (
        <>
          <Facts facts={listFacts(hand, translate)} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('measured.tremor.looked', {
              seconds: seconds.toFixed(1),
              rate: Math.round(rate),
              lowest: BAND_HZ[0],
              highest: Number(highest.toFixed(1)),
            })}
          </Typography>
          {scale?.basis === 'PICTURE' && (
            <Typography variant="body2" color="textSecondary">
              {translate('measured.basis.PICTURE')}
            </Typography>
          )}
          {isMoved && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate('measured.tremor.moved')}
            </Alert>
          )}
        </>
      )}
    </div>
  );
};

import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SHORTEST_S } from '../../../domain/telehealth/tremor/fingertip-path.ts';
import { SLOWEST_RATE, type HandTremor } from '../../../domain/telehealth/tremor/hand-tremor.ts';
import { BAND_HZ } from '../../../domain/telehealth/tremor/peak.ts';
import { Facts } from '../../../src/components/Facts.tsx';
import { frequencyText, swingText } from './estimateText.ts';

type Translate = ReturnType<typeof useTranslate>;

const faultText = ({ fault, rate, highest }: HandTremor, translate: Translate): string =>
  translate(`measured.tremor.fault.${fault}`, {
    seconds: SHORTEST_S,
    rate: Math.floor(rate),
    needed: SLOWEST_RATE,
    highest: Number(highest.toFixed(1)),
  });

const factsOf = ({ frequency, swing }: HandTremor, translate: Translate): [string, string][] => [
  [
    translate('measured.tremor.frequency'),
    frequency ? frequencyText(frequency, translate) : translate('measured.tremor.noTremor'),
  ],
  [
    translate('measured.tremor.swing'),
    swing ? swingText(swing, frequency !== null, translate) : translate('measured.none'),
  ],
];

/** A hand's tremor as lines to be copied. */
export const tremorRows = (hand: HandTremor, translate: Translate): string[][] => [
  [translate(`measured.side.${hand.side}`)],
  ...(hand.fault ? [[faultText(hand, translate)]] : factsOf(hand, translate)),
];

/** Frequency and widest swing of a hand, or why there are none. */
export const HandTremorFacts = ({ hand }: { hand: HandTremor }) => {
  const translate = useTranslate();
  const { side, fault, seconds, rate, highest, isMoved, scale } = hand;
  return (
    <div>
      <Typography variant="h3" gutterBottom>
        {translate(`measured.side.${side}`)}
      </Typography>
      {fault ? (
        <Typography>{faultText(hand, translate)}</Typography>
      ) : (
        <>
          <Facts facts={factsOf(hand, translate)} />
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

import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { HandTremor } from '../../../domain/telehealth/tremor/hand-tremor.ts';
import { centimetrePath } from '../../../domain/telehealth/tremor/centimetre-path.ts';
import { frequencyText } from './estimateText.ts';
import { MeasuredChart } from './MeasuredChart.tsx';
import { Columns } from './ResultsSection.tsx';

/** The way of the fingertips over the recording, and the spectra of both. */
export const TremorCharts = ({ hands }: { hands: readonly HandTremor[] }) => {
  const translate = useTranslate();
  const seen = useMemo(() => hands.filter(({ fault }) => fault === null), [hands]);
  const [paths, spectra] = useMemo(() => {
    const named = ({ side }: HandTremor) => ({ id: side, label: translate(`measured.short.${side}`) });
    return [
      seen.map((hand) => ({
        ...named(hand),
        points: centimetrePath(hand).map((point) => ({ x: point.t, y: point.cm })),
      })),
      seen.map((hand) => {
        const { frequencies, power } = hand.spectrum!;
        const { pixelsPerCm } = hand.scale!;
        // The height of a line is that of its swing, so that both hands are seen beside each other.
        const points = frequencies.map((x, at) => ({ x, y: Math.sqrt(power[at]!) / pixelsPerCm }));
        return { ...named(hand), points };
      }),
    ];
  }, [seen, translate]);
  if (seen.length === 0) return null;
  const peaks = seen.map(({ side, frequency }) =>
    translate('measured.tremor.peakSaid', {
      side: translate(`measured.side.${side}`),
      frequency: frequency ? frequencyText(frequency, translate) : translate('measured.tremor.noTremor'),
    }),
  );
  return (
    <Columns>
      <MeasuredChart
        title={translate('measured.tremor.path')}
        summary={translate('measured.tremor.pathSaid', {
          seconds: Math.max(...seen.map(({ seconds }) => seconds)).toFixed(0),
        })}
        lines={paths}
        horizontal={(value) => translate('measured.tremor.seconds', { value })}
        vertical={(value) => translate('measured.tremor.centimetres', { value })}
      />
      <MeasuredChart
        title={translate('measured.tremor.spectrum')}
        summary={translate('measured.tremor.spectrumSaid', { peaks: peaks.join(' ') })}
        lines={spectra}
        horizontal={(value) => translate('measured.tremor.hertz', { value })}
        vertical={() => ''}
      />
    </Columns>
  );
};

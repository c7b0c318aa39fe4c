import type { useTranslate } from 'react-admin';
import type { Estimate } from '@exer/movement-tracking/estimates.ts';

type Translate = ReturnType<typeof useTranslate>;

const roundToWhole = (value: number): string => String(Math.round(value) || 0);

export const formatDegrees = (value: number, translate: Translate): string =>
  translate('measured.degrees', { value: roundToWhole(value) });

/** `214° ± 39°`. */
export const formatAngle = ({ value, error }: Estimate, translate: Translate): string =>
  translate('measured.withError', { value: formatDegrees(value, translate), error: formatDegrees(error, translate) });

/** `2.1 cm ± 0.1 cm`; without a tremor the upper limit. */
export function formatSwing({ value, error }: Estimate, isFound: boolean, translate: Translate): string {
  const centimetres = (of: number) => translate('measured.tremor.centimetres', { value: of.toFixed(1) });
  // Rounded up: less than 0.1 cm is not true of 0.14.
  if (!isFound)
    return translate('measured.tremor.upTo', { value: (Math.max(1, Math.ceil(error * 10)) / 10).toFixed(1) });
  return translate('measured.withError', { value: centimetres(value), error: centimetres(Math.max(0.1, error)) });
}

/** `5.3 Hz ± 0.3 Hz`. */
export const formatFrequency = ({ value, error }: Estimate, translate: Translate): string =>
  translate('measured.withError', {
    value: translate('measured.tremor.hertz', { value: value.toFixed(1) }),
    error: translate('measured.tremor.hertz', { value: error.toFixed(1) }),
  });

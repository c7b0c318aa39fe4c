import type { HandTremor } from './hand-tremor.ts';

/**
 * The way of a fingertip to be drawn: how far it was from its mean place, in cm, along the direction in which it moved most; null where it
 * was not seen for a moment. Empty for a hand that was not measured.
 */
export function centimetrePath({ stretches, scale }: HandTremor): { t: number; cm: number | null }[] {
  const xs = stretches.flatMap(({ x }) => x);
  const ys = stretches.flatMap(({ y }) => y);
  if (!scale || xs.length === 0) return [];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(xs), mean(ys)];
  const [across, down, both] = [
    mean(xs.map((x) => (x - x0) ** 2)),
    mean(ys.map((y) => (y - y0) ** 2)),
    mean(xs.map((x, at) => (x - x0) * (ys[at]! - y0))),
  ];
  const angle = Math.atan2(2 * both, across - down) / 2;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return stretches.flatMap(({ times, x, y }, stretch) => [
    ...(stretch > 0 ? [{ t: times[0]!, cm: null }] : []),
    ...times.map((t, at) => ({ t, cm: ((x[at]! - x0) * cosine + (y[at]! - y0) * sine) / scale.pixelsPerCm })),
  ]);
}

import { RESOLUTION_HZ, type Spectrum } from './spectrum.ts';

/**
 * Where tremor of hands is sought, in Hz: that of Parkinson's disease lies at 3 to 8, essential tremor at 4 to 12, that of healthy people at
 * 8 to 12 (Bhatia and others, Mov Disord 33 (2018) 75-87).
 */
export const BAND_HZ = [3, 12] as const;
/**
 * A peak stands out when it is so many times what is expected: noise alone reaches it once in some hundred recordings (ours, tried on
 * white noise, on noise that follows itself and on random walks).
 */
const STANDS_OUT = 10;
/** The peak and what its window smears it over, on each side. */
const PEAK_WIDTH_HZ = 1;

export interface Peak {
  /** In Hz. */
  frequency: number;
  /** Its power by what the rest of the band lets expect there. */
  prominence: number;
}

/** The top of the parabola through three powers by their logarithms, in steps from the middle one. */
function between(left: number, middle: number, right: number): number {
  const [a, b, c] = [Math.log(left), Math.log(middle), Math.log(right)];
  const bend = a - 2 * b + c;
  return bend < 0 ? (a - c) / (2 * bend) : 0;
}

/**
 * What noise lets expect at each frequency: noise of hands and of cameras falls with frequency, so a straight line is laid through the
 * logarithms of power and frequency.
 */
function expectedBy(known: readonly (readonly [frequency: number, power: number])[]): (frequency: number) => number {
  const logs = known.map(([frequency, power]) => [Math.log(frequency), Math.log(power)] as const);
  const mean = (part: 0 | 1) => logs.reduce((sum, each) => sum + each[part], 0) / logs.length;
  const [across, up] = [mean(0), mean(1)];
  const slope =
    logs.reduce((sum, [x, y]) => sum + (x - across) * (y - up), 0) /
    logs.reduce((sum, [x]) => sum + (x - across) ** 2, 0);
  // Noise does not grow with frequency; what seems to is the flank of a peak.
  return (frequency) => Math.exp(up + Math.min(0, slope) * (Math.log(frequency) - across));
}

/** The strongest frequency of the band that is stronger than its neighbours; null where power only falls or rises. */
export function strongestPeak({ frequencies, power }: Spectrum, highest: number = BAND_HZ[1]): Peak | null {
  const within = frequencies.flatMap((frequency, at) => (frequency >= BAND_HZ[0] && frequency <= highest ? [at] : []));
  const tops = within.filter((at) => power[at]! > power[at - 1]! && power[at]! >= (power[at + 1] ?? 0));
  if (tops.length === 0) return null;
  const top = tops.reduce((best, at) => (power[at]! > power[best]! ? at : best));
  const rest = within
    .filter((at) => Math.abs(at - top) * RESOLUTION_HZ > PEAK_WIDTH_HZ)
    .map((at) => [frequencies[at]!, power[at]!] as const);
  const shift = between(power[top - 1]!, power[top]!, power[top + 1] ?? power[top]!);
  return {
    frequency: frequencies[top]! + shift * RESOLUTION_HZ,
    prominence: power[top]! / expectedBy(rest)(frequencies[top]!),
  };
}

/** Whether a peak is more than noise makes. */
export const standsOut = ({ prominence }: Peak): boolean => prominence >= STANDS_OUT;

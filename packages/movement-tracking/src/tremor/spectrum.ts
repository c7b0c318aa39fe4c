import { type Stretch, interpolateSpline } from './fingertip-path.ts';

/** Length of a part of which a spectrum is made: 1/4 s of it is the resolution in Hz. */
const PART_S = 4;
export const RESOLUTION_HZ = 1 / PART_S;
/** Even samples a second that are laid through the uneven pictures. */
const SAMPLES_A_SECOND = 60;
const SAMPLES = PART_S * SAMPLES_A_SECOND;
/** What is drawn: a little more than the band in which tremor is sought. */
const [LOWEST_HZ, HIGHEST_HZ] = [1, 14];

export interface Spectrum {
  frequencies: number[];
  /** Of both directions of the picture together, in pixels squared for each Hz. */
  power: number[];
  /** How many parts were averaged. */
  parts: number;
}

const spectrumFrequencies = Array.from(
  { length: (HIGHEST_HZ - LOWEST_HZ) / RESOLUTION_HZ + 1 },
  (_, at) => LOWEST_HZ + at * RESOLUTION_HZ,
);
/** Hann's window, by which what does not fit into a part in whole turns does not smear over the spectrum. */
const windowed = Array.from({ length: SAMPLES }, (_, at) => (1 - Math.cos((2 * Math.PI * (at + 0.5)) / SAMPLES)) / 2);
const windowPower = windowed.reduce((sum, weight) => sum + weight ** 2, 0);

/** Slow movement taken away: the line and the bow that fit the values best. */
function removeTrend(values: readonly number[]): number[] {
  const count = values.length;
  const place = (at: number) => (2 * at) / (count - 1) - 1;
  const mean = (weighed: (at: number) => number) => values.reduce((sum, _, at) => sum + weighed(at), 0) / count;
  const square = mean((at) => place(at) ** 2);
  const bow = (at: number) => place(at) ** 2 - square;
  const [level, slope, bend] = [
    mean((at) => values[at]!),
    mean((at) => values[at]! * place(at)) / square,
    mean((at) => values[at]! * bow(at)) / mean((at) => bow(at) ** 2),
  ];
  return values.map((value, at) => value - level - slope * place(at) - bend * bow(at));
}

function computePower(values: readonly number[], frequency: number): number {
  let [cosine, sine] = [0, 0];
  values.forEach((value, at) => {
    const turn = (2 * Math.PI * frequency * at) / SAMPLES_A_SECOND;
    cosine += value * windowed[at]! * Math.cos(turn);
    sine += value * windowed[at]! * Math.sin(turn);
  });
  return (2 * (cosine ** 2 + sine ** 2)) / (windowPower * SAMPLES_A_SECOND);
}

/**
 * Spectrum of the way of a fingertip, by Welch's method (IEEE Trans. Audio Electroacoust. 15 (1967) 70-73): parts of four seconds that
 * overlap by half, resampled by the true times of the pictures, slow movement taken away, Hann's window, averaged over all parts. Its
 * resolution is 0.25 Hz; two tremors less than 0.5 Hz apart are one.
 */
export function computeSpectrum(stretches: readonly Stretch[]): Spectrum {
  const power = spectrumFrequencies.map(() => 0);
  let parts = 0;
  for (const { times, x, y } of stretches) {
    const end = times.at(-1) ?? 0;
    for (let start = times[0] ?? 0; start + PART_S <= end + 1e-9; start += PART_S / 2) {
      const at = Array.from({ length: SAMPLES }, (_, sample) => start + sample / SAMPLES_A_SECOND);
      for (const values of [x, y]) {
        const even = removeTrend(interpolateSpline(times, values, at));
        spectrumFrequencies.forEach((frequency, place) => {
          power[place]! += computePower(even, frequency);
        });
      }
      parts += 1;
    }
  }
  return { frequencies: spectrumFrequencies, power: power.map((sum) => sum / parts), parts };
}

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

interface Peak {
  /** In Hz. */
  frequency: number;
  /** Its power by what the rest of the band lets expect there. */
  prominence: number;
}

/** The top of the parabola through three powers by their logarithms, in steps from the middle one. */
function interpolatePeak(left: number, middle: number, right: number): number {
  const [a, b, c] = [Math.log(left), Math.log(middle), Math.log(right)];
  const bend = a - 2 * b + c;
  return bend < 0 ? (a - c) / (2 * bend) : 0;
}

/**
 * What noise lets expect at each frequency: noise of hands and of cameras falls with frequency, so a straight line is laid through the
 * logarithms of power and frequency.
 */
function fitNoise(known: readonly (readonly [frequency: number, power: number])[]): (frequency: number) => number {
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
export function findStrongestPeak({ frequencies, power }: Spectrum, highest: number = BAND_HZ[1]): Peak | null {
  const within = frequencies.flatMap((frequency, at) => (frequency >= BAND_HZ[0] && frequency <= highest ? [at] : []));
  const tops = within.filter((at) => power[at]! > power[at - 1]! && power[at]! >= (power[at + 1] ?? 0));
  if (tops.length === 0) return null;
  const top = tops.reduce((best, at) => (power[at]! > power[best]! ? at : best));
  const rest = within
    .filter((at) => Math.abs(at - top) * RESOLUTION_HZ > PEAK_WIDTH_HZ)
    .map((at) => [frequencies[at]!, power[at]!] as const);
  const shift = interpolatePeak(power[top - 1]!, power[top]!, power[top + 1] ?? power[top]!);
  return {
    frequency: frequencies[top]! + shift * RESOLUTION_HZ,
    prominence: power[top]! / fitNoise(rest)(frequencies[top]!),
  };
}

/** Whether a peak is more than noise makes. */
export const isSignificant = ({ prominence }: Peak): boolean => prominence >= STANDS_OUT;

/**
 * Values at even times from values at uneven ones, by a natural cubic spline: unlike straight lines it does not flatten an
 * oscillation of a few samples a turn. `times` rise; `at` lies within them.
 */
export function splined(times: readonly number[], values: readonly number[], at: readonly number[]): number[] {
  const last = times.length - 1;
  const step = (from: number) => times[from + 1]! - times[from]!;
  const slope = (from: number) => (values[from + 1]! - values[from]!) / step(from);
  // Second derivatives of the pieces, by elimination over three diagonals; 0 at both ends.
  const curves = new Float64Array(times.length);
  const upper = new Float64Array(times.length);
  for (let place = 1; place < last; place += 1) {
    const pivot = 2 * (step(place - 1) + step(place)) - step(place - 1) * upper[place - 1]!;
    upper[place] = step(place) / pivot;
    curves[place] = (6 * (slope(place) - slope(place - 1)) - step(place - 1) * curves[place - 1]!) / pivot;
  }
  for (let place = last - 1; place > 0; place -= 1) curves[place]! -= upper[place]! * curves[place + 1]!;

  let piece = 0;
  return at.map((time) => {
    while (time > times[piece + 1]!) piece += 1;
    const width = step(piece);
    const [right, left] = [(time - times[piece]!) / width, (times[piece + 1]! - time) / width];
    const bent = (left ** 3 - left) * curves[piece]! + (right ** 3 - right) * curves[piece + 1]!;
    return left * values[piece]! + right * values[piece + 1]! + (bent * width ** 2) / 6;
  });
}

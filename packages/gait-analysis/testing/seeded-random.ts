/** Chance that is the same at each run: evenly spread from 0 to 1 (Park & Miller 1988), or by the normal distribution. */
export function createRandom(seed: number) {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return { next, normal: () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next()) };
}

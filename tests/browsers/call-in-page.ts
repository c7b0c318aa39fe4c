import type { Engine } from './engines/engine.ts';

type Callable = (...given: never[]) => unknown;

/** A call as source text: a promise of its answer as JSON. The function knows only its arguments, themselves source texts. */
const write = (call: Callable, given: readonly string[]) =>
  `(async () => JSON.stringify((await (${call.toString()})(${given.join(', ')})) ?? null))()`;

/** Calls a function in the page with what JSON can say, and answers what JSON can say. */
export async function callInPage<Given extends unknown[], Answer>(
  engine: Engine,
  call: (...given: Given) => Answer | Promise<Answer>,
  ...given: Given
): Promise<Answer> {
  return JSON.parse(
    await engine.evaluate(
      write(
        call,
        given.map((each) => JSON.stringify(each)),
      ),
    ),
  ) as Answer;
}

/** Calls a function in the page with what another one answers there, and further arguments. */
export async function callWithAnswer<Given, Inner, More extends unknown[], Answer>(
  engine: Engine,
  call: (answer: Inner, ...more: More) => Answer | Promise<Answer>,
  inner: (given: Given) => Inner,
  given: Given,
  ...more: More
): Promise<Answer> {
  const answer = `(${inner.toString()})(${JSON.stringify(given)})`;
  return JSON.parse(
    await engine.evaluate(write(call, [answer, ...more.map((each) => JSON.stringify(each))])),
  ) as Answer;
}

import type { PointerStep } from './engine.ts';

/** The private code points by which WebDriver names keys without a character. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const keySource = (actions: object[]) => [{ type: 'key', id: 'keyboard', actions }];
const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** What WebDriver, classic or bidirectional, calls input: a source for each device, with its actions in turn. */
export function createPress(keys: string): object[] {
  const values = keys.split('+').map((key) => KEYS[key] ?? key);
  return keySource([...values.map(down), ...values.toReversed().map(up)]);
}

export const createTyping = (text: string): object[] =>
  keySource(Array.from(text).flatMap((character) => [down(character), up(character)]));

export function createPointing(steps: readonly PointerStep[]): object[] {
  const actions = steps.map((step) => {
    if (step === 'down') return { type: 'pointerDown', button: 0 };
    if (step === 'up') return { type: 'pointerUp', button: 0 };
    // Long enough that no move is merged with the next one.
    return { type: 'pointerMove', x: Math.round(step.x), y: Math.round(step.y), duration: 20 };
  });
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

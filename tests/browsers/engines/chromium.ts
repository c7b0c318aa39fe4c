import { launchChromium } from '../../e2e/chromium.ts';
import type { Engine } from './engine.ts';

/** Chromium, by which a story itself is checked. */
export async function startChromium(): Promise<Engine> {
  const browser = await launchChromium();
  const page = await (await browser.newContext()).newPage();
  return {
    version: `Chromium ${browser.version()}`,
    go: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate<string>(expression),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    async point(steps) {
      for (const step of steps) {
        if (step === 'down') await page.mouse.down();
        else if (step === 'up') await page.mouse.up();
        else await page.mouse.move(step.x, step.y);
      }
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    takeScreenshot: () => page.screenshot(),
    choose: (selector, files) => page.setInputFiles(selector, [...files]),
    close: () => browser.close(),
  };
}

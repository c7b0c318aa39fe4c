import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Button, Screen } from './Screen.tsx';

const style = document.createElement('style');
beforeEach(() => {
  style.textContent = readFileSync('src/app/patient/patient.css', 'utf8').replace(/@import[^;]+;/, '');
  document.head.append(style);
});
afterEach(() => style.remove());

// jsdom lays nothing out: that these rules keep words whole was measured in Chromium, at 320 pixels and 200 % text.
it('PTL-14 a button at the top of a screen goes below the text beside it, and becomes narrower, before a word breaks', () => {
  render(
    <Screen
      title="Pensamientos"
      top={
        <>
          <span>Pregunta 9 de 10</span>
          <Button onClick={() => undefined}>Responder más tarde</Button>
        </>
      }
    />,
  );
  const head = getComputedStyle(screen.getByRole('banner'));
  expect([head.display, head.flexWrap, head.overflowWrap]).toEqual(['flex', 'wrap', 'break-word']);
  expect(getComputedStyle(screen.getByRole('button')).maxWidth).toBe('100%');
});

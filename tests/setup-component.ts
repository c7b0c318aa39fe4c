import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { styleCache } from '../src/consoles/styleCache.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const removeAttributes = (element: Element) => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

/** The files of a worker share a window and the modules of the product: the next one finds both as a first one would. */
afterAll(() => {
  // jsdom tries every rule of every style for each element that a test asks for.
  styleCache.sheet.flush();
  styleCache.inserted = {};
  styleCache.registered = {};
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  removeAttributes(document.body);
  removeAttributes(document.documentElement);
  document.title = '';
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
});

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { styleCache } from '../src/consoles/styleCache.ts';

// As every file finds it, whatever the one before has set; the first import of a screen takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000, defaultHidden: false });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const removeAttributes = (element: Element) => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

/** The files of a worker share a window and the modules of the libraries: the next one finds them as a first one would, and modules of the product anew. */
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
  vi.resetModules();
});

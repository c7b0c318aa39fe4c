import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { styleCache } from '../src/app/consoles/styleCache.ts';
import { expectedError } from './component/fakeApi.ts';
import { testedProperties } from './computed-styles.ts';
import { faultsOfPage } from './whole-page.ts';

// As every file finds it, whatever the one before has set; the first import of a screen takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false });

/**
 * React's development build notes where each element was created, for the stacks of its warnings: a seventh of the time
 * of these tests. As if it had noted enough of them lately, it does without.
 */
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE!;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

/** react-admin writes each refusal of the server on the console beside what its screens say of it. */
const isRefusal = (what: unknown) => what instanceof Error && 'status' in what;

/** What React and its libraries complain of; a test that expects a complaint takes the console itself. */
let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  expectedError.isMeant = false;
  console.error = (...said: unknown[]) => {
    if (!isRefusal(said[0])) complaints.push(format(...said));
  };
});

afterEach(() => {
  try {
    const faults = [...faultsOfPage(document.body), ...complaints];
    if (!expectedError.isMeant && document.querySelector('.MuiAlert-standardError .MuiAlert-action'))
      faults.push('A part of the page says that it failed, and nothing has.');
    if (faults.length > 0) throw new Error(`The page is not as every page is:\n${faults.join('\n')}`);
  } finally {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
});

const { sheet } = styleCache;
const insert = sheet.insert.bind(sheet);
sheet.insert = (rule) => {
  const [, head, declarations = '', tail] = /^([^]*\{)([^{}]*)(\}+)$/.exec(rule) ?? [];
  const kept = declarations
    .split(';')
    .filter((declaration) => testedProperties.test(declaration.split(':')[0]!.trim()));
  if (kept.length > 0 && !rule.startsWith('@keyframes')) insert(`${head}${kept.join(';')}${tail}`);
};

const removeAttributes = (element: Element) => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

/** The files of a worker share a window and the modules of the libraries: the next one finds both as the first one did, with new modules of the product. */
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

import { builtinEnvironments, type Environment } from 'vitest/runtime';

let opened: Promise<unknown> | undefined;

const labelled = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const;

/** jsdom looks through the page for the labels of each field, and a query by label asks every field: here once for all. */
function rememberLabels(window: typeof globalThis) {
  let labels: Map<Element, HTMLLabelElement[]> | undefined;
  const changes = new window.MutationObserver(() => (labels = undefined));
  changes.observe(window.document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['for', 'id', 'type'],
  });
  const readLabels = () => {
    const found = new Map<Element, HTMLLabelElement[]>();
    for (const label of window.document.querySelectorAll('label'))
      if (label.control) found.set(label.control, [...(found.get(label.control) ?? []), label]);
    return found;
  };
  const labelsOf = (field: Element) => {
    if (changes.takeRecords().length > 0) labels = undefined;
    labels ??= readLabels();
    return labels.get(field) ?? [];
  };
  for (const name of labelled) {
    const { prototype } = window[`HTML${name}Element`];
    const ofJsdom = Object.getOwnPropertyDescriptor(prototype, 'labels')!;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return this.isConnected && this.getAttribute('type') !== 'hidden'
          ? labelsOf(this)
          : (ofJsdom.get!.call(this) as unknown);
      },
    });
  }
}

/**
 * jsdom, opened once for all files of a worker: opening it takes as long as many a file's tests, and modules that are
 * kept between files (React, Emotion) go on with the document they know. What a test left in it is cleared by
 * `setup-component.ts`.
 */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    opened ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options)).then(() => rememberLabels(global));
    await opened;
    return { teardown() {} };
  },
};
export default oneWindow;

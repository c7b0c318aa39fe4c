import { createRequire } from 'node:module';
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { testedProperties } from './computed-styles.ts';

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

interface StyleSheet {
  cssRules: { _list: { style: CSSStyleDeclaration }[] };
}

/**
 * A few long selectors of jsdom's default style sheet, for the direction of texts and the like, take most of the time of a
 * computed style: only its rules with `testedProperties` stay.
 */
function shortenDefaultStyleSheet({ document, getComputedStyle }: typeof globalThis) {
  const maker = createRequire(import.meta.url)('jsdom/lib/generated/idl/CSSStyleSheet.js') as {
    createImpl: (...given: unknown[]) => StyleSheet;
  };
  const { createImpl } = maker;
  let made: StyleSheet | undefined;
  maker.createImpl = (...given) => (made = createImpl(...given));
  // It is parsed for the first computed style.
  getComputedStyle(document.body);
  maker.createImpl = createImpl;
  const rules = made!.cssRules._list;
  const names = ({ style }: (typeof rules)[number]) =>
    Array.from({ length: style?.length ?? 0 }, (_, index) => style.item(index));
  rules.splice(0, Infinity, ...rules.filter((rule) => names(rule).some((name) => testedProperties.test(name))));
}

/** jsdom computes an element's style once until something changes, but copies it at each call, property by property. */
function shareComputedStyles(window: typeof globalThis) {
  const { implForWrapper } = createRequire(import.meta.url)('jsdom/lib/generated/idl/utils.js') as {
    implForWrapper: (wrapper: Document) => { _styleCache: object };
  };
  const document = implForWrapper(window.document);
  const page = window.document.defaultView!;
  const compute = page.getComputedStyle.bind(page);
  let shared = new WeakMap<Element, CSSStyleDeclaration>();
  let computed: object | undefined;
  page.getComputedStyle = window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element.ownerDocument !== window.document) return compute(element, pseudoElement);
    if (computed !== document._styleCache) {
      computed = document._styleCache;
      shared = new WeakMap();
    }
    const known = shared.get(element) ?? compute(element);
    shared.set(element, known);
    return known;
  };
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
    opened ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options)).then(() => {
      rememberLabels(global);
      shortenDefaultStyleSheet(global);
      shareComputedStyles(global);
    });
    await opened;
    return { teardown() {} };
  },
};
export default oneWindow;

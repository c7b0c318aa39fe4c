import { computeAccessibleName } from 'dom-accessibility-api';

const setOf = (words: string) => new Set(words.split(' '));

/** What a program says where it has nothing to say: a value that is absent, a place that was not filled in. */
const nonsense = /\b(undefined|null|NaN|Invalid Date)\b|\[object \w+\]|%\{/;
/** `scanSessions.provider`. A name of the same form, such as that of a file, says so: `translate="no"`. */
const key = /(?<![\w@/.-])[a-z][a-zA-Z]*(\.[a-zA-Z]\w*)+(?![\w@/.-])/;
const spoken = setOf('aria-label aria-description aria-valuetext placeholder title alt href');

const neverEmpty = setOf('p h1 h2 h3 h4 h5 h6 li label legend dt dd th alert tab heading listitem columnheader');
const shows = setOf('img svg canvas input textarea select button');
const namedByContent = setOf(
  'button a link checkbox radio switch option menuitem menuitemcheckbox menuitemradio tab treeitem',
);
const namedByLabel = setOf(
  'input textarea select dialog alertdialog img slider spinbutton textbox searchbox combobox listbox',
);

const takesName = (role: string) => namedByContent.has(role) || namedByLabel.has(role);

/** Styles take no name away here, and asking for them takes longer than all the rest. */
const getComputedStyle = () => ({ getPropertyValue: () => '' }) as unknown as CSSStyleDeclaration;
const hasName = (element: Element) => computeAccessibleName(element, { getComputedStyle }) !== '';

/** What is around an element: it is read to nobody, or is the same in every language. */
interface Around {
  hidden: boolean;
  verbatim: boolean;
}

/** Collects what is wrong from an element downwards; tells whether it shows anything, and whether that is read out. */
function look(element: Element, around: Around, faults: string[]): { holds: boolean; says: boolean } {
  const { localName } = element;
  if (localName === 'style' || localName === 'script') return { holds: false, says: false };
  const attributes = new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name)!]));
  const role = attributes.get('role') ?? localName;
  const hidden =
    around.hidden || attributes.get('aria-hidden') === 'true' || attributes.has('hidden') || attributes.has('inert');
  const verbatim = around.verbatim || attributes.get('translate') === 'no';
  const find = (fault: string) => faults.push(`${(element.cloneNode(false) as Element).outerHTML} ${fault}`);
  const hear = (text: string) => {
    if (nonsense.test(text) || (!verbatim && key.test(text))) find(`says "${text.trim()}"`);
  };
  for (const [name, text] of attributes) if (spoken.has(name)) hear(text);
  if (localName === 'input' || localName === 'textarea') hear((element as HTMLInputElement).value);

  let says = !hidden && Boolean(attributes.get('aria-label'));
  let holds = says || shows.has(localName);
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === node.ELEMENT_NODE) {
      const within = look(node as Element, { hidden, verbatim }, faults);
      holds ||= within.holds;
      says ||= within.says;
    } else if (node.nodeType === node.TEXT_NODE && /[^\s\u200B]/.test(node.nodeValue!)) {
      hear(node.nodeValue!);
      holds = true;
      says ||= !hidden;
    }
  }
  if (hidden) return { holds, says };
  if (neverEmpty.has(role) && !holds) find('is empty');
  const isNamed = Boolean(attributes.get('aria-label')) || (namedByContent.has(role) && says);
  const isDecoration = attributes.get('alt') === '' || attributes.get('type') === 'hidden';
  if (takesName(role) && !isNamed && !isDecoration && !hasName(element)) find('has no name');
  return { holds, says };
}

/** What is wrong with a page whatever it shows: texts that say nothing, parts that hold nothing, controls without a name. */
export function faultsOfPage(page: Element): string[] {
  const faults: string[] = [];
  look(page, { hidden: false, verbatim: false }, faults);
  return faults;
}

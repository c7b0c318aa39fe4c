/** One parameter of a search. Its values are alternatives; parameters that are repeated have to match all. */
export interface Criterion {
  name: string;
  /** What stands behind the colon, such as `exact`; null without. */
  modifier: string | null;
  values: readonly string[];
}

/** Parameters that are about the answer, not about what is found. */
const resultParameters = ['_count', '_total', '_sort', '_format', '_page'] as const;
type ResultParameter = (typeof resultParameters)[number];

export interface SearchRequest {
  criteria: Criterion[];
  /** The last value of each. */
  results: Partial<Record<ResultParameter, string>>;
  includes: string[];
  revIncludes: string[];
}

/** A criterion without values counts as one. */
export const countValues = ({ criteria }: SearchRequest): number =>
  criteria.reduce((sum, { values }) => sum + Math.max(1, values.length), 0);

const isResultParameter = (name: string): name is ResultParameter => resultParameters.some((known) => known === name);

/** Commas separate alternatives, unless a backslash stands before them. */
const splitValues = (text: string): string[] =>
  [...text.matchAll(/(?:\\[\\,|$]|[^,])+/g)].map(([value]) => value.replaceAll(/\\([\\,|$])/g, '$1'));

/** Reads the parameters of a search, in the address or in the body of a form. Empty ones are left out (FHIR R4, 3.1.1.3). */
export function parseSearch(entries: Iterable<readonly [string, string]>): SearchRequest {
  const request: SearchRequest = { criteria: [], results: {}, includes: [], revIncludes: [] };
  for (const [key, text] of entries) {
    if (text === '') continue;
    if (key === '_include') request.includes.push(text);
    else if (key === '_revinclude') request.revIncludes.push(text);
    else if (isResultParameter(key)) request.results[key] = text;
    else {
      const at = key.indexOf(':');
      const [name, modifier] = at < 0 ? [key, null] : [key.slice(0, at), key.slice(at + 1)];
      request.criteria.push({ name, modifier, values: splitValues(text) });
    }
  }
  return request;
}

/** A token: `system|code`, `|code` (no system), `code` (any system), `system|` (any code). */
export interface Token {
  system: string | null;
  code: string | null;
}

export function parseToken(text: string): Token {
  const at = text.indexOf('|');
  if (at < 0) return { system: null, code: text };
  return { system: text.slice(0, at), code: text.slice(at + 1) || null };
}

interface Coding {
  system?: string;
  code?: string;
}

const hasToken = ({ system, code }: Coding, token: Token): boolean =>
  (token.system === null || token.system === (system ?? '')) && (token.code === null || token.code === code);

/** Does a coding, or an identifier by its value, have what a token says? */
export const matchesToken = (text: string, coding: Coding): boolean => hasToken(coding, parseToken(text));

/** Does a coding have what one of the tokens says? They are read once, for all the codings that are compared with them. */
export function createTokenMatch(values: readonly string[]): (coding: Coding) => boolean {
  const tokens = values.map(parseToken);
  return (coding) => tokens.some((token) => hasToken(coding, token));
}

/** The id that a reference such as `12`, `Patient/12` or its whole address names; null for another type or server. */
export function parseReference(text: string, type: string, base: string): string | null {
  const relative = text.startsWith(`${base}/`) ? text.slice(base.length + 1) : text;
  const [, named, id] = /^(?:([A-Za-z]+)\/)?([A-Za-z0-9.-]{1,64})$/.exec(relative) ?? [];
  return id && (named ?? type) === type ? id : null;
}

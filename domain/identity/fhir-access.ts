import { apiScopes, type ApiScope, type SmartScope, type TokenScope } from '../../contract/platform/api-scopes.ts';

type FhirInteraction = 'create' | 'read' | 'update' | 'search';

/** Letters of SMART App Launch 2 for interactions. Nothing can be deleted (`d`) by FHIR. */
const letters: Record<FhirInteraction, string> = { create: 'c', read: 'r', update: 'u', search: 's' };
const order = ['c', 'r', 'u', 'd', 's'] as const;

const viewing = (scope: ApiScope) => ({ r: scope, s: scope });

/** Which scope of the API client opens which interactions of a resource type. A type or a letter that is missing is closed. */
export const fhirAccess: Readonly<Record<string, Readonly<Partial<Record<string, ApiScope>>>>> = {
  CarePlan: viewing('programs:read'),
  DocumentReference: viewing('reports:read'),
  Group: viewing('patients:read'),
  Location: viewing('patients:read'),
  Observation: viewing('results:read'),
  Organization: viewing('patients:read'),
  Patient: { ...viewing('patients:read'), c: 'patients:write', u: 'patients:write' },
  Practitioner: viewing('patients:read'),
  PractitionerRole: viewing('patients:read'),
  Provenance: viewing('patients:read'),
  Questionnaire: viewing('surveys:read'),
  QuestionnaireResponse: { ...viewing('surveys:read'), c: 'patients:write' },
  ServiceRequest: viewing('patients:read'),
};

interface ParsedScope {
  /** `*` for all. */
  resourceType: string;
  letters: string;
}

/** The interactions of SMART App Launch 1 in letters of version 2. */
const firstVersion: Readonly<Record<string, string>> = { read: 'rs', write: 'cud', '*': 'cruds' };

/** A scope for a system; null for any other, and for one that narrows by a search, which would not be kept to. */
function parseSmartScope(scope: string): ParsedScope | null {
  const [, resourceType, ending] = /^system\/(\*|[A-Z][A-Za-z]{1,40})\.([a-z]{1,5}|\*)$/.exec(scope) ?? [];
  if (!resourceType || !ending) return null;
  const wanted = firstVersion[ending] ?? ending;
  return /^c?r?u?d?s?$/.test(wanted) ? { resourceType, letters: wanted } : null;
}

export const isSmartScope = (scope: string): scope is SmartScope => parseSmartScope(scope) !== null;

const isApiScope = (scope: string): scope is ApiScope => apiScopes.some((known) => known === scope);

const listTypes = (resourceType: string): string[] =>
  resourceType === '*' ? Object.keys(fhirAccess) : resourceType in fhirAccess ? [resourceType] : [];

/** The scopes of the API that a token stands for: those of SMART are what their resource types and interactions need. */
export const listApiScopes = (scopes: readonly TokenScope[]): ApiScope[] =>
  scopes.flatMap((scope) => {
    if (isApiScope(scope)) return [scope];
    const parsed = parseSmartScope(scope);
    if (!parsed) return [];
    const needed = listTypes(parsed.resourceType).flatMap((type) =>
      order.flatMap((letter) => (parsed.letters.includes(letter) && fhirAccess[type]![letter]) || []),
    );
    return [...new Set(needed)];
  });

/**
 * May a token with these scopes do this with resources of this type? A scope of SMART opens what it names; one of the API
 * opens the types that show what it shows elsewhere.
 */
export function allowsFhir(scopes: readonly TokenScope[], resourceType: string, interaction: FhirInteraction): boolean {
  const letter = letters[interaction];
  const needed = Object.hasOwn(fhirAccess, resourceType) ? fhirAccess[resourceType]![letter] : undefined;
  if (!needed) return false;
  return scopes.some((scope) => {
    if (scope === needed) return true;
    const parsed = parseSmartScope(scope);
    if (!parsed || !parsed.letters.includes(letter)) return false;
    return parsed.resourceType === '*' || parsed.resourceType === resourceType;
  });
}

/** Do these scopes open every read and search that the others open? */
export const coversFhir = (scopes: readonly TokenScope[], others: readonly TokenScope[]): boolean =>
  Object.keys(fhirAccess).every((type) =>
    (['read', 'search'] as const).every(
      (interaction) => allowsFhir(scopes, type, interaction) || !allowsFhir(others, type, interaction),
    ),
  );

/** May a token with these scopes search resources of any type? */
export const mayUseFhir = (scopes: readonly TokenScope[]): boolean =>
  Object.keys(fhirAccess).some((type) => allowsFhir(scopes, type, 'search'));

/** The letters that a client with these scopes may have for a type, in their order. */
const grantLetters = (own: readonly ApiScope[], type: string, wanted: string): string =>
  order
    .filter((letter) => wanted.includes(letter) && own.some((scope) => scope === fhirAccess[type]![letter]))
    .join('');

/**
 * What a client with these scopes is granted of a SMART scope that it wants: all of it, the part that it may have, or
 * nothing. All types mean all that there are: where the client may not have them all, those that it may are named.
 */
export function grantSmartScope(wanted: string, own: readonly ApiScope[]): SmartScope[] {
  const parsed = parseSmartScope(wanted);
  if (!parsed) return [];
  const granted = listTypes(parsed.resourceType).map((type) => ({
    type,
    letters: grantLetters(own, type, parsed.letters),
    whole: grantLetters(apiScopes, type, parsed.letters),
  }));
  const some = granted.filter((one) => one.letters);
  const isWhole = granted.length > 0 && granted.every((one) => one.letters === one.whole);
  // A type that cannot be changed at all takes nothing away from `system/*.cruds`, but from `system/Observation.cruds`.
  const isKept = parsed.resourceType === '*' ? isWhole && some.length > 0 : some[0]?.letters === parsed.letters;
  if (isKept) return [wanted as SmartScope];
  return some.map((one): SmartScope => `system/${one.type}.${one.letters}`);
}

/** What a client may ask for at most. */
export const smartScopes: readonly SmartScope[] = [
  'system/*.rs',
  ...Object.entries(fhirAccess).map(
    ([type, access]): SmartScope => `system/${type}.${order.filter((letter) => access[letter]).join('')}`,
  ),
];

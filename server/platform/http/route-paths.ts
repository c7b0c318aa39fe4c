import { isRecordUpdate, type Call } from '../../../contract/platform/call.ts';

export const listMethods = (call: Call): string[] =>
  call.method === 'PATCH' && isRecordUpdate(call) ? ['PATCH', 'PUT'] : [call.method];

/** FHIR has a base of its own; all other calls are below `/api`. */
export const getAddress = ({ path, fhir }: Pick<Call, 'path' | 'fhir'>): string => (fhir ? path : `/api${path}`);

/** The specification writes some paths with a trailing slash; both spellings are served (OPEN-018). */
export function listPathSpellings(call: Call): [string, string] {
  const plain = getAddress(call).replace(/\/$/, '');
  return [plain, `${plain}/`];
}

/** The methods that each path allows, `HEAD` beside `GET`, sorted. */
export function listAllowedMethods(calls: readonly Call[]): [path: string, methods: string][] {
  const allowed = new Map<string, Set<string>>();
  for (const call of calls) {
    const [path] = listPathSpellings(call);
    // Two calls may name the same path parameter differently.
    let place = 0;
    const pattern = path.replaceAll(/:\w+/g, () => `:p${++place}`);
    const methods = allowed.get(pattern) ?? new Set();
    for (const method of listMethods(call)) methods.add(method);
    allowed.set(pattern, methods);
  }
  return [...allowed].map(([path, methods]) => [
    path,
    [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].toSorted().join(', '),
  ]);
}

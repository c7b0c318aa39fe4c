import type { TokenScope } from '../../contract/platform/api-scopes.ts';
import { isWrite, type Call } from '../../contract/platform/call.ts';
import { allowsFhir, mayUseFhir } from './fhir-access.ts';

/** Do these scopes open the call to an API client? A call without scopes is closed to all of them. */
export function opensCall(scopes: readonly TokenScope[], { fhir, scopes: opening = [] }: Call): boolean {
  if (!fhir) return opening.some((scope) => scopes.includes(scope));
  const { resourceType, interaction } = fhir;
  return resourceType && interaction ? allowsFhir(scopes, resourceType, interaction) : mayUseFhir(scopes);
}

/** The calls that read what `call` answers. */
const listReaders = ({ response, fhir }: Call, calls: readonly Call[]): Call[] =>
  calls.filter(
    (other) =>
      response !== undefined &&
      !isWrite(other) &&
      other.response === response &&
      other.fhir?.resourceType === fhir?.resourceType,
  );

/** Do these scopes open a call that reads such records? The one that opens a change does not. */
export const opensReader = (scopes: readonly TokenScope[], call: Call, calls: readonly Call[]): boolean =>
  listReaders(call, calls).some((reader) => opensCall(scopes, reader));

/** Does `call` answer a record that other calls read, and that a client with these scopes may change but not read? */
export const answersReceipt = (scopes: readonly TokenScope[], call: Call, calls: readonly Call[]): boolean =>
  isWrite(call) && listReaders(call, calls).length > 0 && !opensReader(scopes, call, calls);

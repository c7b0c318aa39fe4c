import { bulkExportMessage } from '../../contract/bulk-export/messages.ts';
import type { Message } from '../../contract/platform/message.ts';
import type { TokenScope } from '../../contract/platform/api-scopes.ts';
import { allowsFhir } from '../identity/fhir-access.ts';

export interface ExportRequest {
  types: string[];
  since: Date | null;
}

interface Asked {
  /** The header `Prefer`. */
  prefer: string;
  parameters: readonly (readonly [name: string, value: string])[];
  scopes: readonly TokenScope[];
  /** The types that can be exported. */
  exported: readonly string[];
}

/** Why an export cannot be begun, and with which status. */
type ExportRefusal = { status: 400 | 403; message: Message };

const formats = new Set(['application/fhir+ndjson', 'application/ndjson', 'ndjson']);
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

const refuse = (status: 400 | 403, message: Message): ExportRefusal => ({ status, message });

const readPreferences = (prefer: string) => new Set(prefer.split(/[,;]/).map((part) => part.trim().toLowerCase()));

/** An export reads and searches, so it needs both. */
const allows = (scopes: readonly TokenScope[], type: string) =>
  allowsFhir(scopes, type, 'read') && allowsFhir(scopes, type, 'search');

/**
 * What an export is asked for. Something that it cannot do is refused, unless the caller prefers lenient handling (Bulk Data
 * Access, kick-off). Without types, all are exported that the token opens.
 */
export function readExportRequest({ prefer, parameters, scopes, exported }: Asked): ExportRequest | ExportRefusal {
  const preferences = readPreferences(prefer);
  if (!preferences.has('respond-async')) return refuse(400, bulkExportMessage('bulkExport.preferAsync'));
  const isLenient = preferences.has('handling=lenient');
  const types: string[] = [];
  let since: Date | null = null;
  for (const [name, value] of parameters) {
    if (name === '_type')
      types.push(
        ...value
          .split(',')
          .map((type) => type.trim())
          .filter(Boolean),
      );
    else if (name === '_since') {
      if (!instant.test(value) || Number.isNaN(Date.parse(value)))
        return refuse(400, bulkExportMessage('bulkExport.since'));
      since = new Date(value);
    } else if (name === '_outputFormat') {
      // A plus of the address that was not encoded has become a space.
      if (!formats.has(value.replace(' ', '+'))) return refuse(400, bulkExportMessage('bulkExport.outputFormat'));
    } else if (!isLenient)
      return refuse(400, bulkExportMessage('bulkExport.unknownParameter', { name: name.slice(0, 64) }));
  }
  const unknown = types.find((type) => !exported.includes(type));
  if (unknown !== undefined && !isLenient)
    return refuse(400, bulkExportMessage('bulkExport.unknownType', { type: unknown.slice(0, 64) }));
  const wanted = [...new Set(types)].filter((type) => exported.includes(type));
  const closed = wanted.find((type) => !allows(scopes, type));
  if (closed !== undefined) return refuse(403, bulkExportMessage('bulkExport.typeNotAllowed', { type: closed }));
  const chosen = types.length > 0 ? wanted : exported.filter((type) => allows(scopes, type));
  if (chosen.length === 0) return refuse(403, bulkExportMessage('bulkExport.nothingAllowed'));
  return { types: chosen, since };
}

import type { Context } from 'hono';
import * as z from 'zod/mini';
import { bulkExportMessage } from '../../contract/bulk-export/messages.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { canBeStored, parseJsonBody } from '../platform/http/read-request.ts';

const text = z.string().check(z.maxLength(2000));

/** The parameters of an operation as FHIR sends them in a body. */
const Parameters = z.object({
  resourceType: z.literal('Parameters'),
  parameter: z.optional(
    z
      .array(
        z.looseObject({
          name: text,
          valueString: z.optional(text),
          valueInstant: z.optional(text),
          valueCode: z.optional(text),
          valueUri: z.optional(text),
        }),
      )
      .check(z.maxLength(100)),
  ),
});

/** The parameters of a kick-off request: in the address, or in a body as a Parameters resource. */
export function readParameters(c: Context, bytes: Uint8Array): [name: string, value: string][] {
  const given = c.req.method === 'POST' ? parseJsonBody(bytes, c.req.header('content-type')) : undefined;
  const read = Parameters.safeParse(given ?? { resourceType: 'Parameters' });
  if (!read.success) throw new HttpError(400, bulkExportMessage('bulkExport.parameters'));
  const inBody = (read.data.parameter ?? []).map(
    ({ name, valueString, valueInstant, valueCode, valueUri }): [string, string] => [
      name,
      valueString ?? valueInstant ?? valueCode ?? valueUri ?? '',
    ],
  );
  const parameters = [...new URL(c.req.url).searchParams, ...inBody];
  if (!parameters.flat().every(canBeStored)) throw new HttpError(400, bulkExportMessage('bulkExport.parameters'));
  return parameters;
}

import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';

/** A signed, short-lived link to one file, as other calls hand them out. */
export const readArtifact = defineCall({
  id: 'readArtifact',
  summary: 'Gets the file behind a signed link; 403 if the link was altered or has expired',
  method: 'GET',
  path: '/v2/artifacts',
  access: 'public',
  query: z.strictObject({
    key: z.string().check(z.maxLength(200)),
    org: Id,
    expires: z.coerce.number().check(z.int(), z.positive()),
    signature: z.string().check(z.maxLength(100)),
  }),
  form: 'file',
});

/**
 * Where a signed link is handed out (API-27, API-28, API-30): `url` opens the file as it was uploaded. `replayUrl` opens the
 * compact form of a recording, made for the replay; null while there is none.
 */
export const SignedUrl = z.object({ url: z.string(), replayUrl: z.nullable(z.string()) });

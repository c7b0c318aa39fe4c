import * as z from 'zod/mini';
import { Id } from './fields.ts';

/** What an API client is answered that has saved a record which it may not read. FHIR answers it by headers alone. */
export const Receipt = z.object({ id: Id, version: z.optional(z.number()) });

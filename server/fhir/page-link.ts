import * as z from 'zod/mini';
import { fhirMessage } from '../../contract/fhir/messages.ts';
import { seal, unseal, type Secrets } from '../identity/tokens.ts';
import type { Criterion } from '../../domain/fhir/search.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Included } from './includes.ts';
import type { PagePosition } from './read-page.ts';
import type { SortedPosition, SortOrder } from './read-sorted.ts';

/** Whose search of which type it is. A link is good for that alone. */
export interface PageKey {
  secret: string;
  secrets: Secrets;
  organizationId: number;
  type: string;
}

const StoredPage = z.object({
  criteria: z.array(z.object({ name: z.string(), modifier: z.nullable(z.string()), values: z.array(z.string()) })),
  includes: z.array(z.string()),
  revIncludes: z.array(z.string()),
  count: z.int(),
  order: z.nullable(z.object({ name: z.string(), isDescending: z.boolean() })),
  position: z.object({
    source: z.int(),
    after: z.nullable(z.union([z.int(), z.string()])),
    skip: z.int(),
  }),
  starts: z.array(
    z.union([
      z.object({ value: z.string(), key: z.int(), skip: z.int() }),
      z.object({ value: z.null(), skip: z.int() }),
    ]),
  ),
});

interface SealedPage extends Included {
  criteria: readonly Criterion[];
  count: number;
  order: SortOrder | null;
  position: PagePosition;
  /** Where it begins in each source, where the search is sorted. */
  starts: readonly SortedPosition[];
}

const describeUse = ({ organizationId, type }: PageKey): string => `fhir page ${organizationId} ${type}`;

/** Sealed, with the whole search: addresses are logged, and a name or a date of birth may be searched for (decision 0041). */
export const sealPage = (page: SealedPage, key: PageKey): string =>
  seal(JSON.stringify(page), key.secret, describeUse(key));

export function unsealPage(link: string, key: PageKey): z.output<typeof StoredPage> {
  try {
    return StoredPage.parse(JSON.parse(unseal(link, key.secrets, describeUse(key))));
  } catch {
    throw new HttpError(400, fhirMessage('fhir.invalidPage'));
  }
}

import { savedFilterFieldMessage } from './messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Uuid } from '../platform/fields.ts';
import { MAX_PAGE_SIZE } from '../platform/limits.ts';
import { FilterName as name, createSettingsSchema } from '../platform/list-settings.ts';

/** The lists of the vendor console whose filters can be saved, by the names of their resources. */
export const filteredLists = [
  'admin/organizations',
  'admin/locations',
  'admin/client-versions',
  'admin/scan-sessions',
  'admin/gait-sessions',
  'admin/pro-forms',
  'admin/pro-responses',
] as const;
export type FilteredList = (typeof filteredLists)[number];

const VALUE_MAX = 500;

const Value = z.union([z.string().check(z.maxLength(VALUE_MAX)), z.number(), z.boolean(), z.literal(null)]);
const Flat = z.union([Value, z.array(Value).check(z.maxLength(MAX_PAGE_SIZE))]);

/** Filters as in the list's address, one or two levels deep (a date range), with order and page size. */
export const ListSettings = createSettingsSchema(
  z
    .record(
      z.string().check(z.maxLength(64)),
      z.union([Flat, z.record(z.string().check(z.maxLength(64)), Value)], {
        error: savedFilterFieldMessage.text('savedFilters.invalid'),
      }),
    )
    .check(
      z.refine(
        (filter: object) => JSON.stringify(filter).length <= 10_000,
        savedFilterFieldMessage.text('savedFilters.tooMany'),
      ),
    ),
  z.string().check(z.minLength(1), z.maxLength(64)),
);
export type ListSettings = z.output<typeof ListSettings>;

export const SavedFilter = z.object({
  id: Uuid,
  list: z.enum(filteredLists),
  name: z.string(),
  settings: ListSettings,
  /** Whether it is the caller's own; others cannot be changed or removed. */
  own: z.boolean(),
  version: z.number(),
});
export type SavedFilter = z.output<typeof SavedFilter>;

const params = z.object({ id: Uuid });

export const listSavedFilters = defineCall({
  id: 'listSavedFilters',
  summary: "The caller's own saved filters of a list, by name",
  method: 'GET',
  path: '/v2/admin/saved-filters',
  access: { action: 'vendor.read' },
  query: z.strictObject({ list: z.enum(filteredLists) }),
  response: z.array(SavedFilter),
});

export const getSavedFilter = defineCall({
  id: 'getSavedFilter',
  summary: 'Gets a saved filter by its link, from any vendor staff',
  method: 'GET',
  path: '/v2/admin/saved-filters/:id',
  access: { action: 'vendor.read' },
  params,
  response: SavedFilter,
});

export const addSavedFilter = defineCall({
  id: 'addSavedFilter',
  summary: 'Saves the filters, sort order and page size of a list under a name',
  method: 'POST',
  path: '/v2/admin/saved-filters',
  access: { action: 'vendor.write' },
  body: z.strictObject({ list: z.enum(filteredLists), name, settings: ListSettings }),
  response: SavedFilter,
  status: 201,
});

export const updateSavedFilter = defineCall({
  id: 'updateSavedFilter',
  summary: 'Renames one of the user’s saved filters or replaces its settings',
  method: 'PATCH',
  path: '/v2/admin/saved-filters/:id',
  access: { action: 'vendor.write' },
  params,
  body: z.strictObject({ name: z.optional(name), settings: z.optional(ListSettings) }),
  response: SavedFilter,
  versioned: true,
});

export const removeSavedFilter = defineCall({
  id: 'removeSavedFilter',
  summary: 'Deletes one of the user’s saved filters; its link stops working',
  method: 'DELETE',
  path: '/v2/admin/saved-filters/:id',
  access: { action: 'vendor.write' },
  params,
  status: 204,
});

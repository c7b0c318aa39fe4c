import { formMessage } from './form-messages.ts';
import * as z from 'zod/mini';
import { requiredLine } from './fields.ts';
import { MAX_PAGE_SIZE } from './limits.ts';

/** How many filters one person keeps for one list. */
export const SAVED_FILTERS_MAX = 50;
const NAME_MAX = 80;

/** What somebody calls a saved filter. */
export const FilterName = requiredLine(formMessage.text('fields.nameRequired'), NAME_MAX);

/** A list as it is at some time: its filters, its order and how many rows a page has. */
export const createSettingsSchema = <Filter extends z.ZodMiniType, Sort extends z.ZodMiniType<string, string>>(
  filter: Filter,
  sort: Sort,
) =>
  z.strictObject({
    filter,
    sort,
    order: z.enum(['ASC', 'DESC']),
    perPage: z.number().check(z.int(), z.positive(), z.lte(MAX_PAGE_SIZE)),
  });

/** The settings of any list, as the screens hand them around. */
export interface AnySettings {
  filter: Record<string, unknown>;
  sort: string;
  order: 'ASC' | 'DESC';
  perPage: number;
}

/** A saved filter of any list, as the screens show it. */
export interface AnySavedFilter {
  id: string;
  list: string;
  name: string;
  settings: AnySettings;
  own: boolean;
  version: number;
}

import * as z from 'zod/mini';

/** The meta fields of a paged list (ENT-012). */
export interface Paged<Item> {
  items: Item[];
  totalItems: number;
  itemCount: number;
  itemsForPage: number;
  totalPages: number;
  currentPage: number;
}

export const createPagedSchema = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    items: z.array(item),
    totalItems: z.number(),
    itemCount: z.number(),
    itemsForPage: z.number(),
    totalPages: z.number(),
    currentPage: z.number(),
  });

/**
 * The header of a page far into a long list: cursors of its first and last row. The page before it is asked with `before`
 * and the first, the page behind it with `after` and the last, beside its number, and is read without counting to it.
 */
export const PAGE_CURSORS = 'X-Page-Cursors';

/** Lays a page of rows out as the specification's paged list. `page` counts from 1. */
export function toPaged<Item>(items: Item[], total: number, page: number, limit: number): Paged<Item> {
  return {
    items,
    totalItems: total,
    itemCount: items.length,
    itemsForPage: limit,
    totalPages: Math.max(1, Math.ceil(total / limit)),
    currentPage: page,
  };
}

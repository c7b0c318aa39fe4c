import { sql } from 'drizzle-orm';
import { jsonb, pgPolicy, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PortalFilteredList, PortalListSettings } from '../../contract/saved-filters/portal-saved-filters.ts';
import type { FilteredList, ListSettings } from '../../contract/saved-filters/saved-filters.ts';
import { organizations } from '../organizations/schema.ts';
import { createdAt, updatedAt, version, grant, tenantTable } from '../platform/db/tenant-table.ts';
import { appVendor } from '../platform/db/policies.ts';

/** A named set of a list's filters, sort and page size. Only its owner changes it; all vendor staff can open it by its link. */
export const savedFilters = grant(
  pgTable(
    'saved_filters',
    {
      id: text('id').primaryKey(),
      userId: text('user_id').notNull(),
      /** Name of the list's resource, such as `admin/scan-sessions`. */
      list: text('list').$type<FilteredList>().notNull(),
      name: text('name').notNull(),
      /** {filter, sort, order, perPage} */
      settings: jsonb('settings').$type<ListSettings>().notNull(),
      version: version(),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (t) => {
      const own = sql`${t.userId} = (select app.user_id())`;
      return [
        uniqueIndex('saved_filters_name').on(t.userId, t.list, sql`lower(${t.name})`),
        pgPolicy('saved_filters_select', { for: 'select', to: appVendor, using: sql`true` }),
        pgPolicy('saved_filters_insert', { for: 'insert', to: appVendor, withCheck: own }),
        pgPolicy('saved_filters_update', { for: 'update', to: appVendor, using: own, withCheck: own }),
        pgPolicy('saved_filters_delete', { for: 'delete', to: appVendor, using: own }),
      ];
    },
  ),
  { app_vendor: 'select, insert, update, delete' },
);

/** The same for a clinic's lists; all users of the organization can open it by its link. */
export const clinicSavedFilters = tenantTable('clinic_saved_filters', {
  columns: {
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    /** One of `contract/saved-filters/portal-saved-filters.ts`. */
    list: text('list').$type<PortalFilteredList>().notNull(),
    name: text('name').notNull(),
    /** {filter, sort, order, perPage}: ids and choices, no patient names. */
    settings: jsonb('settings').$type<PortalListSettings>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  references: { organizationId: () => organizations },
  constraints: (t) => [
    uniqueIndex('clinic_saved_filters_name').on(t.organizationId, t.userId, t.list, sql`lower(${t.name})`),
  ],
  restrictWrites: (t) => ({ own: sql`${t.userId} = (select app.user_id())` }),
  grants: { app_user: 'select, insert, update, delete' },
});

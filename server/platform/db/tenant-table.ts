import type { BuildColumns, BuildExtraConfigColumns, SQL } from 'drizzle-orm';
import {
  foreignKey,
  pgTable,
  primaryKey,
  type AnyPgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  integer,
  timestamp,
} from 'drizzle-orm/pg-core';
import { restrictRows, restrictWrites, tenantPolicies } from './policies.ts';

/** What each role may do with a table, as in GRANT: `select, insert, update (name, version)`. */
export type Grants = Partial<Record<'app_user' | 'app_vendor' | 'app_service' | 'app_emergency', string>>;

const grantsByTable = new WeakMap<PgTable, Grants>();

/** Declares the grants of a table; `npm run db:generate` derives the GRANT and REVOKE statements from them. */
export function grant<Table extends PgTable>(table: Table, grants: Grants): Table {
  grantsByTable.set(table, grants);
  return table;
}

export const readGrants = (table: PgTable): Grants => grantsByTable.get(table) ?? {};

interface TenantColumns {
  organizationId: ReturnType<typeof organizationId>;
}
type ColumnBuilders = Record<string, PgColumnBuilderBase>;
type ReferencedTable = () => PgTable & { id: AnyPgColumn; organizationId?: AnyPgColumn };
type Reference = ReferencedTable | { table: ReferencedTable; name?: string; onDelete?: 'cascade' };

interface TenantTableOptions<Columns extends ColumnBuilders, Row> {
  /** All columns but `organization_id`, which comes first. */
  columns: Columns;
  /** The columns after `organization_id` in the primary key; `id` by default. */
  primaryKey?: readonly (keyof Columns & string)[];
  /** Where the name that drizzle derives is longer than PostgreSQL's 63 characters. */
  primaryKeyName?: string;
  /** Foreign keys by column. They include `organization_id`, so no row can refer to another organization's. */
  references?: { [Key in (keyof Columns & string) | 'organizationId']?: Reference };
  /** Indexes and unique constraints. */
  constraints?: (t: Row) => PgTableExtraConfigValue[];
  /** Conditions by policy name that narrow which rows a clinic's user reaches within the organization. */
  restrict?: (t: Row) => Record<string, SQL>;
  /** Conditions by policy name that narrow what a clinic's user may write. */
  restrictWrites?: (t: Row) => Record<string, SQL>;
  grants: Grants;
}

/**
 * Declares a table of a tenant: `organization_id` in the primary key and in every foreign key, row-level security with
 * the one policy shape, and grants. A table that has policies also gets FORCE ROW LEVEL SECURITY (see `table-access.ts`).
 */
export function tenantTable<Name extends string, Columns extends ColumnBuilders>(
  name: Name,
  options: TenantTableOptions<Columns, BuildExtraConfigColumns<Name, TenantColumns & Columns, 'pg'>>,
): PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, TenantColumns & Columns, 'pg'>;
  dialect: 'pg';
}> {
  const { columns, primaryKey: key = ['id'], primaryKeyName, references = {} } = options;
  const isOrganizationAlone = key.length === 0;
  const table = pgTable(
    name,
    { organizationId: isOrganizationAlone ? organizationId().primaryKey() : organizationId(), ...columns },
    (row) => {
      const t = row as typeof row & Record<string, AnyPgColumn>;
      const keyColumns: [AnyPgColumn, ...AnyPgColumn[]] = [t.organizationId, ...key.map((property) => t[property])];
      return [
        ...(isOrganizationAlone
          ? []
          : [primaryKey({ ...(primaryKeyName && { name: primaryKeyName }), columns: keyColumns })]),
        ...Object.entries<Reference | undefined>(references).map(([property, reference]) =>
          declareForeignKey(t.organizationId, property === 'organizationId' ? undefined : t[property], reference!),
        ),
        ...(options.constraints?.(row) ?? []),
        ...tenantPolicies(name, t.organizationId),
        ...Object.entries(options.restrict?.(row) ?? {}).map(([policy, condition]) =>
          restrictRows(name, policy, condition),
        ),
        ...Object.entries(options.restrictWrites?.(row) ?? {}).flatMap(([policy, condition]) =>
          restrictWrites(name, policy, condition),
        ),
      ];
    },
  );
  return grant(table, options.grants);
}

function declareForeignKey(organization: AnyPgColumn, column: AnyPgColumn | undefined, reference: Reference) {
  const { table, name, onDelete }: Exclude<Reference, ReferencedTable> =
    typeof reference === 'function' ? { table: reference } : reference;
  const { id, organizationId: owner } = table();
  const built = foreignKey({
    ...(name && { name }),
    columns: column ? [organization, column] : [organization],
    foreignColumns: column ? [owner!, id] : [id],
  });
  return onDelete ? built.onDelete(onDelete) : built;
}

export const id = () => integer('id').notNull().generatedByDefaultAsIdentity();
export const organizationId = () => integer('organization_id').notNull();
export const version = () => integer('version').notNull().default(1);
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = (name = 'created_at') => timestamptz(name).notNull().defaultNow();
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow();

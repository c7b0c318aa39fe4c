import { integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer('id').notNull().generatedByDefaultAsIdentity();
export const organizationId = () => integer('organization_id').notNull();
export const version = () => integer('version').notNull().default(1);
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = (name = 'created_at') => timestamptz(name).notNull().defaultNow();
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow();

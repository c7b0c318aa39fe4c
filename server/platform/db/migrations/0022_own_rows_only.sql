CREATE POLICY "audit_rows_write_own" ON "audit_rows" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("audit_rows"."organization_id" = (select app.org()) and "audit_rows"."acting_for" is null);--> statement-breakpoint
CREATE POLICY "jobs_enqueue_own" ON "jobs" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("jobs"."organization_id" = (select app.org()));--> statement-breakpoint
ALTER POLICY "audit_rows_write" ON "audit_rows" TO app_service,app_vendor WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "jobs_enqueue" ON "jobs" TO app_vendor WITH CHECK (true);
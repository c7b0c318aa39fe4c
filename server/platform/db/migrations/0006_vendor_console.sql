CREATE TABLE "saved_filters" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_filters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "locations_all_by_name";--> statement-breakpoint
DROP INDEX "care_notes_patient";--> statement-breakpoint
DROP INDEX "health_sessions_patient";--> statement-breakpoint
DROP INDEX "pro_responses_patient";--> statement-breakpoint
DROP INDEX "programs_templates";--> statement-breakpoint
DROP INDEX "artifacts_scan";--> statement-breakpoint
DROP INDEX "artifacts_gait";--> statement-breakpoint
DROP INDEX "gait_sessions_patient";--> statement-breakpoint
DROP INDEX "scan_sessions_location";--> statement-breakpoint
DROP INDEX "scan_sessions_created";--> statement-breakpoint
DROP INDEX "audit_rows_entity";--> statement-breakpoint
ALTER TABLE "scan_sessions" ADD COLUMN "client_version" text;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "subjects" text[];--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "heartbeat_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "unprocessed_responses" ADD COLUMN "reason" text DEFAULT 'UNKNOWN_FORM' NOT NULL;--> statement-breakpoint
ALTER TABLE "unprocessed_responses" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "unprocessed_responses" ADD COLUMN "processed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name" ON "saved_filters" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "gait_sessions_all_captured" ON "gait_sessions" USING btree ("captured_at","id");--> statement-breakpoint
CREATE INDEX "scan_sessions_organization" ON "scan_sessions" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scan_sessions_all_location" ON "scan_sessions" USING btree ("location_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scan_sessions_all_assessment" ON "scan_sessions" USING btree ("assessment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scan_sessions_all_practitioner" ON "scan_sessions" USING btree ("practitioner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_rows_subjects" ON "audit_rows" USING gin ("subjects") WHERE subjects is not null;--> statement-breakpoint
CREATE INDEX "jobs_organization_access" ON "jobs" USING btree ("organization_id","id") WHERE kind = 'organization-access';--> statement-breakpoint
CREATE INDEX "unprocessed_responses_waiting" ON "unprocessed_responses" USING btree ("submitted_at","id") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "locations_all_by_name" ON "locations" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "care_notes_patient" ON "care_notes" USING btree ("organization_id","patient_id","date","id");--> statement-breakpoint
CREATE INDEX "health_sessions_patient" ON "health_sessions" USING btree ("organization_id","patient_id","performed_at","id");--> statement-breakpoint
CREATE INDEX "pro_responses_patient" ON "pro_responses" USING btree ("organization_id","patient_id","submitted_at");--> statement-breakpoint
CREATE INDEX "programs_templates" ON "programs" USING btree ("organization_id","updated_at" DESC NULLS FIRST,"id") WHERE patient_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "artifacts_scan" ON "artifacts" USING btree ("scan_session_id","type") WHERE scan_session_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "artifacts_gait" ON "artifacts" USING btree ("gait_session_id","type") WHERE gait_session_id is not null;--> statement-breakpoint
CREATE INDEX "gait_sessions_patient" ON "gait_sessions" USING btree ("organization_id","patient_id","captured_at");--> statement-breakpoint
CREATE INDEX "scan_sessions_location" ON "scan_sessions" USING btree ("organization_id","location_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scan_sessions_created" ON "scan_sessions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_rows_entity" ON "audit_rows" USING btree ("entity","id");--> statement-breakpoint
CREATE POLICY "jobs_organization_access" ON "jobs" AS PERMISSIVE FOR SELECT TO "app_vendor" USING ("jobs"."kind" = 'organization-access');--> statement-breakpoint
CREATE POLICY "saved_filters_read" ON "saved_filters" AS PERMISSIVE FOR SELECT TO "app_vendor" USING (true);--> statement-breakpoint
CREATE POLICY "saved_filters_add" ON "saved_filters" AS PERMISSIVE FOR INSERT TO "app_vendor" WITH CHECK ("saved_filters"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "saved_filters_change" ON "saved_filters" AS PERMISSIVE FOR UPDATE TO "app_vendor" USING ("saved_filters"."user_id" = (select app.user_id())) WITH CHECK ("saved_filters"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "saved_filters_remove" ON "saved_filters" AS PERMISSIVE FOR DELETE TO "app_vendor" USING ("saved_filters"."user_id" = (select app.user_id()));--> statement-breakpoint
ALTER TABLE saved_filters FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_filters TO app_vendor;
--> statement-breakpoint
-- How far an organization's disabling has come; its policy shows no other kind of work.
GRANT SELECT ON jobs TO app_vendor;
--> statement-breakpoint
-- A first signed delivery confirms a form's webhook; a response that waited is marked once it was processed.
GRANT UPDATE (has_exer_webhook_enabled, title, definition) ON pro_forms TO app_service;
--> statement-breakpoint
GRANT UPDATE (reason, processed_at) ON unprocessed_responses TO app_service;
--> statement-breakpoint
GRANT SELECT ON pro_forms, scan_client_versions TO app_user;
--> statement-breakpoint
-- The scan client posts what it recorded as the provider who is signed in.
GRANT INSERT ON scan_sessions, participants TO app_user;
--> statement-breakpoint
GRANT UPDATE (updated_at) ON scan_sessions TO app_user;
--> statement-breakpoint
-- What the console searches by part of a name, or by the first characters of a session's UUID.
CREATE INDEX organizations_search ON organizations USING gin (name gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX locations_search ON locations USING gin (name gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX practitioners_search ON practitioners USING gin ((first_name || ' ' || last_name) gin_trgm_ops, email gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX scan_sessions_uuid_prefix ON scan_sessions (session_uuid text_pattern_ops);
--> statement-breakpoint
CREATE INDEX gait_sessions_uuid_prefix ON gait_sessions (session_uuid text_pattern_ops);

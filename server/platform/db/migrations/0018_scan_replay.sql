ALTER TABLE "organizations" ADD COLUMN "risk_reading" text DEFAULT 'ADMIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "artifacts" ADD COLUMN "replay_key" text;--> statement-breakpoint
ALTER TABLE "artifacts" ADD COLUMN "replay_bytes" integer;--> statement-breakpoint
ALTER TABLE "artifacts" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "scan_sessions_assessment" ON "scan_sessions" USING btree ("organization_id","assessment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scan_sessions_participant" ON "scan_sessions" USING btree ("organization_id","participant_id","assessment_id","created_at","id");--> statement-breakpoint
ALTER TABLE organizations ADD CONSTRAINT organizations_risk_reading CHECK (risk_reading IN ('ADMIN', 'PORTAL'));
--> statement-breakpoint
GRANT UPDATE (risk_reading) ON organizations TO app_user;
--> statement-breakpoint
-- Of a file that is kept, only its compact form comes later.
GRANT UPDATE (replay_key, replay_bytes, packed_at) ON artifacts TO app_user;
--> statement-breakpoint
-- Recordings from before there was a compact form get theirs by the queue, an organization at a time.
ALTER TABLE artifacts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO jobs (kind, organization_id, payload)
SELECT DISTINCT 'pack-waiting', organization_id, '{}'::jsonb FROM artifacts WHERE type IN ('pose-log', 'hands-log');
--> statement-breakpoint
ALTER TABLE artifacts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;

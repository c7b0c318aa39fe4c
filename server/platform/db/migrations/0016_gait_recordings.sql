ALTER TABLE "patients" ADD COLUMN "sex" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "height_cm" real;--> statement-breakpoint
ALTER TABLE "gait_sessions" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "gait_sessions" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "gait_sessions" ADD COLUMN "recording_state" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "gait_sessions" ADD COLUMN "recorded_walk" jsonb;--> statement-breakpoint
ALTER TABLE "gait_sessions" ADD COLUMN "client_version" text;--> statement-breakpoint
-- Earlier sessions were walked, as far as is known, where their patient is now.
ALTER TABLE gait_sessions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE locations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE gait_sessions SET location_id = p.location_id, day = (captured_at AT TIME ZONE l.timezone)::date
FROM patients p JOIN locations l ON l.organization_id = p.organization_id AND l.id = p.location_id
WHERE p.organization_id = gait_sessions.organization_id AND p.id = gait_sessions.patient_id;
--> statement-breakpoint
-- Recordings from before they were measured are measured by the queue.
ALTER TABLE artifacts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE gait_sessions SET recording_state = 'WAITING'
WHERE EXISTS (SELECT 1 FROM artifacts a WHERE a.organization_id = gait_sessions.organization_id
  AND a.gait_session_id = gait_sessions.id AND a.type = 'pose-log');
--> statement-breakpoint
INSERT INTO jobs (kind, organization_id, payload)
SELECT 'measure-walk', organization_id, jsonb_build_object('gaitSessionId', id) FROM gait_sessions WHERE recording_state = 'WAITING';
--> statement-breakpoint
ALTER TABLE artifacts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE gait_sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE locations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "gait_sessions" ALTER COLUMN "location_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gait_sessions" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gait_sessions" ADD CONSTRAINT "gait_sessions_organization_id_location_id_locations_organization_id_id_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gait_sessions_location" ON "gait_sessions" USING btree ("organization_id","location_id","captured_at");

-- Recordings that were measured before a stride of them was kept in pictures are measured again, by the same scale as then.
ALTER TABLE gait_sessions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO jobs (kind, organization_id, payload)
SELECT 'measure-walk', organization_id, jsonb_build_object('gaitSessionId', id) FROM gait_sessions WHERE recording_state = 'MEASURED';
--> statement-breakpoint
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE gait_sessions FORCE ROW LEVEL SECURITY;

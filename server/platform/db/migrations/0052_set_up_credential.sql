ALTER TABLE "plans_of_care" ADD COLUMN "setup_credential" text;--> statement-breakpoint
ALTER TABLE organizations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO jobs (kind, organization_id, payload) SELECT 'rtm-recalculation', id, '{}' FROM organizations;
--> statement-breakpoint
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE organizations FORCE ROW LEVEL SECURITY;

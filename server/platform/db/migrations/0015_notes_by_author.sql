CREATE INDEX "care_notes_clock" ON "care_notes" USING btree ("organization_id","author_id","started_at") WHERE started_at is not null;--> statement-breakpoint
CREATE INDEX "care_notes_author" ON "care_notes" USING btree ("organization_id","author_id","created_at");--> statement-breakpoint
-- Cycles from before the rules of modifiers, flags and following windows are counted anew by the queue.
ALTER TABLE organizations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO jobs (kind, organization_id, payload) SELECT 'rtm-recount', id, '{}' FROM organizations;
--> statement-breakpoint
ALTER TABLE organizations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;

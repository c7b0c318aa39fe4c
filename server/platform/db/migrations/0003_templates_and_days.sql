ALTER TABLE "health_sessions" ADD COLUMN "dated_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pro_responses" ADD COLUMN "dated_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "template_id" integer;--> statement-breakpoint
CREATE INDEX "programs_copies" ON "programs" USING btree ("organization_id","template_id") WHERE template_id is not null and ended_at is null;
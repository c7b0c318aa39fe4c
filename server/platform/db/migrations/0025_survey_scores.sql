ALTER TABLE "pro_responses" ADD COLUMN "calculated_score" double precision;--> statement-breakpoint
ALTER TABLE "pro_responses" ADD COLUMN "variables" jsonb;--> statement-breakpoint
ALTER TABLE "pro_responses" ADD COLUMN "unanswered" smallint;
ALTER TABLE "patients" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "payer_id" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "group_number" text;
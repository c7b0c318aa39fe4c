ALTER TABLE "practitioners" ADD COLUMN "invite_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "invite_failed_at" timestamp with time zone;
CREATE TABLE "audit_seals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"first_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	"row_count" integer NOT NULL,
	"rows_hash" text NOT NULL,
	"row_digests" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_seals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "audit_seals_insert" ON "audit_seals" AS PERMISSIVE FOR INSERT TO "app_service" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "audit_seals_select" ON "audit_seals" AS PERMISSIVE FOR SELECT TO "app_service" USING (true);--> statement-breakpoint
ALTER TABLE "audit_seals" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT select, insert ON "audit_seals" TO app_service;

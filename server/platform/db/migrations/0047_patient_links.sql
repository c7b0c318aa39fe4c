CREATE TABLE "patient_links" (
	"organization_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"wrong_dates" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patient_links_organization_id_patient_id_pk" PRIMARY KEY("organization_id","patient_id")
);
--> statement-breakpoint
ALTER TABLE "patient_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "health_sessions" ADD COLUMN "pain_before" smallint;--> statement-breakpoint
ALTER TABLE "health_sessions" ADD COLUMN "pain_after" smallint;--> statement-breakpoint
ALTER TABLE "patient_links" ADD CONSTRAINT "patient_links_patient" FOREIGN KEY ("organization_id","patient_id") REFERENCES "public"."patients"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_patient" ON "devices" USING btree ("organization_id","patient_id");--> statement-breakpoint
CREATE POLICY "patient_links_organization" ON "patient_links" AS PERMISSIVE FOR ALL TO "app_user" USING ("patient_links"."organization_id" = (select app.org())) WITH CHECK ("patient_links"."organization_id" = (select app.org()));--> statement-breakpoint
CREATE POLICY "patient_links_vendor" ON "patient_links" AS PERMISSIVE FOR ALL TO "app_vendor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "patient_links_service" ON "patient_links" AS PERMISSIVE FOR ALL TO "app_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "patient_links_of_patient" ON "patient_links" AS RESTRICTIVE FOR ALL TO "app_user" USING (exists (select 1 from patients p where p.organization_id = "patient_links"."organization_id" and p.id = "patient_links"."patient_id")) WITH CHECK (exists (select 1 from patients p where p.organization_id = "patient_links"."organization_id" and p.id = "patient_links"."patient_id"));--> statement-breakpoint
ALTER TABLE "patient_links" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT select, insert, update ON "patient_links" TO app_user;
--> statement-breakpoint
GRANT select, insert, update ON "patient_links" TO app_service;

CREATE TABLE "patient_attention" (
	"organization_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"kinds" text[] NOT NULL,
	"reasons" jsonb NOT NULL,
	"urgency" integer NOT NULL,
	"as_of" date NOT NULL,
	"snoozed_until" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patient_attention_organization_id_patient_id_pk" PRIMARY KEY("organization_id","patient_id")
);
--> statement-breakpoint
ALTER TABLE "patient_attention" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plans_of_care" ADD COLUMN "previous_end_date" date;--> statement-breakpoint
ALTER TABLE "plans_of_care" ADD COLUMN "end_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patient_attention" ADD CONSTRAINT "patient_attention_organization_id_patient_id_patients_organization_id_id_fk" FOREIGN KEY ("organization_id","patient_id") REFERENCES "public"."patients"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_attention_by_urgency" ON "patient_attention" USING btree ("organization_id","urgency","patient_id");--> statement-breakpoint
CREATE POLICY "patient_attention_organization" ON "patient_attention" AS PERMISSIVE FOR ALL TO "app_user" USING ("patient_attention"."organization_id" = (select app.org())) WITH CHECK ("patient_attention"."organization_id" = (select app.org()));--> statement-breakpoint
CREATE POLICY "patient_attention_vendor" ON "patient_attention" AS PERMISSIVE FOR ALL TO "app_vendor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "patient_attention_service" ON "patient_attention" AS PERMISSIVE FOR ALL TO "app_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "patient_attention_of_patient" ON "patient_attention" AS RESTRICTIVE FOR ALL TO "app_user" USING (exists (select 1 from patients p where p.organization_id = "patient_attention"."organization_id" and p.id = "patient_attention"."patient_id")) WITH CHECK (exists (select 1 from patients p where p.organization_id = "patient_attention"."organization_id" and p.id = "patient_attention"."patient_id"));--> statement-breakpoint
ALTER TABLE patient_attention FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON patient_attention TO app_user;

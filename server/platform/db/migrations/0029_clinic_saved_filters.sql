CREATE TABLE "clinic_saved_filters" (
	"organization_id" integer NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clinic_saved_filters_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "clinic_saved_filters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "clinic_saved_filters" ADD CONSTRAINT "clinic_saved_filters_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clinic_saved_filters_name" ON "clinic_saved_filters" USING btree ("organization_id","user_id","list",lower("name"));--> statement-breakpoint
CREATE POLICY "clinic_saved_filters_organization" ON "clinic_saved_filters" AS PERMISSIVE FOR ALL TO "app_user" USING ("clinic_saved_filters"."organization_id" = (select app.org())) WITH CHECK ("clinic_saved_filters"."organization_id" = (select app.org()));--> statement-breakpoint
CREATE POLICY "clinic_saved_filters_vendor" ON "clinic_saved_filters" AS PERMISSIVE FOR ALL TO "app_vendor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "clinic_saved_filters_service" ON "clinic_saved_filters" AS PERMISSIVE FOR ALL TO "app_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "clinic_saved_filters_own_insert" ON "clinic_saved_filters" AS RESTRICTIVE FOR INSERT TO "app_user" WITH CHECK ("clinic_saved_filters"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "clinic_saved_filters_own_update" ON "clinic_saved_filters" AS RESTRICTIVE FOR UPDATE TO "app_user" USING ("clinic_saved_filters"."user_id" = (select app.user_id())) WITH CHECK ("clinic_saved_filters"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "clinic_saved_filters_own_delete" ON "clinic_saved_filters" AS RESTRICTIVE FOR DELETE TO "app_user" USING ("clinic_saved_filters"."user_id" = (select app.user_id()));--> statement-breakpoint
ALTER TABLE clinic_saved_filters FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON clinic_saved_filters TO app_user;

ALTER TABLE "api_clients" ADD COLUMN "key_set_url" text;--> statement-breakpoint
CREATE INDEX "programs_patient" ON "programs" USING btree ("organization_id","patient_id","created_at") WHERE patient_id is not null;--> statement-breakpoint
GRANT update (key_set_url) ON "api_clients" TO app_user;
--> statement-breakpoint
GRANT update (key_set_url) ON "api_clients" TO app_vendor;

DROP INDEX "patients_gait_uid_lower";--> statement-breakpoint
CREATE INDEX "patients_gait_uid_beginning" ON "patients" USING btree ("organization_id",lower(gait_uid) text_pattern_ops) WHERE gait_uid is not null;--> statement-breakpoint
CREATE INDEX "patients_dob" ON "patients" USING btree ("organization_id","dob") WHERE dob is not null;--> statement-breakpoint
CREATE INDEX "patients_phone" ON "patients" USING gin ("organization_id","phone_number" gin_trgm_ops);--> statement-breakpoint
-- The view gets what patients are also searched by. Replacing it takes membership in the role that owns it, for this migration only.
DO $$
DECLARE joins boolean := NOT pg_has_role(current_user, 'app_service', 'MEMBER');
BEGIN
  IF joins THEN EXECUTE format('GRANT app_service TO %I', current_user); END IF;
  CREATE OR REPLACE VIEW app.accessible_patients AS
    SELECT organization_id, id, location_id, primary_practitioner_id, products, hidden, discharged, has_account, program_name,
      last_activity_at, sort_name, email, search_text, lower(program_name) AS program_key,
      CASE WHEN program_name IS NULL THEN 'NO_ASSIGNED_HEP' WHEN has_account THEN 'HAS_ACCOUNT' ELSE 'NO_ACCOUNT' END AS status,
      dob, phone_number, gait_uid
    FROM public.patients
    WHERE organization_id = (SELECT app.org())
      AND ((SELECT app.all_locations()) OR location_id = ANY ((SELECT app.locations())::int[]))
      AND (SELECT app.patient()) IS NULL;
  IF joins THEN EXECUTE format('REVOKE app_service FROM %I', current_user); END IF;
END $$;

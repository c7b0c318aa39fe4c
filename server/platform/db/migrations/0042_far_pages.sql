DROP INDEX "patients_by_name";--> statement-breakpoint
DROP INDEX "patients_by_program";--> statement-breakpoint
DROP INDEX "patients_by_status";--> statement-breakpoint
CREATE INDEX "patients_by_name" ON "patients" USING btree ("organization_id","discharged","sort_name","id","location_id","search_text") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "patients_by_program" ON "patients" USING btree ("organization_id","discharged",lower(program_name),"id","location_id","program_name") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "patients_by_status" ON "patients" USING btree ("organization_id","discharged",(case when program_name is null then 'NO_ASSIGNED_HEP' when has_account then 'HAS_ACCOUNT' else 'NO_ACCOUNT' end),"id","location_id","program_name","has_account") WHERE not hidden;--> statement-breakpoint
-- The view reads the settings itself: functions of SQL are not marked as safe in parallel, and a search of two letters in a
-- large clinic is counted in parallel. Replacing it takes membership in the role that owns it, for this migration only.
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
    WHERE organization_id = (SELECT nullif(current_setting('app.org', true), '')::int)
      AND ((SELECT coalesce(nullif(current_setting('app.all_locations', true), '')::boolean, false))
        OR location_id = ANY ((SELECT coalesce(nullif(current_setting('app.locations', true), '')::int[], '{}'::int[]))::int[]))
      AND (SELECT nullif(current_setting('app.patient', true), '')::int) IS NULL;
  IF joins THEN EXECUTE format('REVOKE app_service FROM %I', current_user); END IF;
END $$;

ALTER TABLE "patient_attention" ADD COLUMN "path_step" boolean GENERATED ALWAYS AS (kinds @> array['PATH_STEP']) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "patient_attention_path_step" ON "patient_attention" USING btree ("organization_id","urgency","patient_id") WHERE path_step;
--> statement-breakpoint
-- The worklist's view gets the new kind. Replacing it takes membership in the role that owns it, for this migration only.
DO $$
DECLARE joins boolean := NOT pg_has_role(current_user, 'app_service', 'MEMBER');
BEGIN
  IF joins THEN EXECUTE format('GRANT app_service TO %I', current_user); END IF;
  CREATE OR REPLACE VIEW app.attention_in_reach AS
    SELECT a.organization_id, a.patient_id, a.urgency, a.survey_out_of_range, a.billing_window_closing,
      a.falling_adherence, a.no_session, a.note_due, p.location_id, p.primary_practitioner_id, a.path_step
    FROM public.patient_attention a
    JOIN public.patients p ON p.organization_id = a.organization_id AND p.id = a.patient_id
    WHERE a.organization_id = (SELECT app.org())
      AND a.urgency > 0
      AND a.snoozed_until IS NULL
      AND NOT p.hidden
      AND NOT p.discharged
      AND ((SELECT app.all_locations()) OR p.location_id = ANY ((SELECT app.locations())::int[]))
      AND (SELECT app.patient()) IS NULL;
  IF joins THEN EXECUTE format('REVOKE app_service FROM %I', current_user); END IF;
END $$;

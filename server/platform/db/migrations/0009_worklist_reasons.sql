ALTER TABLE "patient_attention" ADD COLUMN "survey_out_of_range" boolean GENERATED ALWAYS AS (kinds @> array['SURVEY_OUT_OF_RANGE']) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_attention" ADD COLUMN "billing_window_closing" boolean GENERATED ALWAYS AS (kinds @> array['BILLING_WINDOW_CLOSING']) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_attention" ADD COLUMN "falling_adherence" boolean GENERATED ALWAYS AS (kinds @> array['FALLING_ADHERENCE']) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_attention" ADD COLUMN "no_session" boolean GENERATED ALWAYS AS (kinds @> array['NO_SESSION']) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_attention" ADD COLUMN "note_due" boolean GENERATED ALWAYS AS (kinds @> array['NOTE_DUE']) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "patient_attention_survey_out_of_range" ON "patient_attention" USING btree ("organization_id","urgency","patient_id") WHERE survey_out_of_range;--> statement-breakpoint
CREATE INDEX "patient_attention_billing_window_closing" ON "patient_attention" USING btree ("organization_id","urgency","patient_id") WHERE billing_window_closing;--> statement-breakpoint
CREATE INDEX "patient_attention_falling_adherence" ON "patient_attention" USING btree ("organization_id","urgency","patient_id") WHERE falling_adherence;--> statement-breakpoint
CREATE INDEX "patient_attention_no_session" ON "patient_attention" USING btree ("organization_id","urgency","patient_id") WHERE no_session;--> statement-breakpoint
CREATE INDEX "patient_attention_note_due" ON "patient_attention" USING btree ("organization_id","urgency","patient_id") WHERE note_due;
--> statement-breakpoint
GRANT SELECT ON patient_attention TO app_service;
--> statement-breakpoint
-- Where the worklist is walked and counted: read as the service role, whose policy compares nothing, so that a kind of
-- reason is an index of its own and nobody is looked up twice. The conditions of the callers' policies are repeated here.
-- Why a patient needs attention is read behind it, under the caller's own policies.
CREATE VIEW app.attention_in_reach AS
  SELECT a.organization_id, a.patient_id, a.urgency, a.survey_out_of_range, a.billing_window_closing, a.falling_adherence,
    a.no_session, a.note_due, p.location_id, p.primary_practitioner_id
  FROM public.patient_attention a
  JOIN public.patients p ON p.organization_id = a.organization_id AND p.id = a.patient_id
  WHERE a.organization_id = (SELECT app.org())
    AND a.urgency > 0
    AND a.snoozed_until IS NULL
    AND NOT p.hidden
    AND NOT p.discharged
    AND ((SELECT app.all_locations()) OR p.location_id = ANY ((SELECT app.locations())::int[]))
    AND (SELECT app.patient()) IS NULL;
--> statement-breakpoint
GRANT SELECT ON app.attention_in_reach TO app_user;
--> statement-breakpoint
-- Handing the view over takes membership in the role, for this migration only.
DO $$
DECLARE joins boolean := NOT pg_has_role(current_user, 'app_service', 'MEMBER');
BEGIN
  IF joins THEN EXECUTE format('GRANT app_service TO %I', current_user); END IF;
  GRANT CREATE ON SCHEMA app TO app_service;
  ALTER VIEW app.attention_in_reach OWNER TO app_service;
  REVOKE CREATE ON SCHEMA app FROM app_service;
  IF joins THEN EXECUTE format('REVOKE app_service FROM %I', current_user); END IF;
END $$;

-- Standard names (docs/GLOSSARY.md). Renames keep rows, policies and grants; policies, views and triggers follow by object id.
ALTER TABLE "people" RENAME TO "users";
--> statement-breakpoint
ALTER TABLE "throttles" RENAME TO "rate_limits";
--> statement-breakpoint
ALTER TABLE "rtm_nights" RENAME TO "rtm_recalculation_runs";
--> statement-breakpoint
ALTER TABLE "patient_attention" RENAME TO "worklist_items";
--> statement-breakpoint
ALTER TABLE "unprocessed_responses" RENAME TO "pending_survey_responses";
--> statement-breakpoint
ALTER TABLE "audit_rows" RENAME COLUMN "acting_for" TO "on_behalf_of";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "answer" TO "response";
--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "tries" TO "attempts";
--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "last_try_at" TO "last_attempt_at";
--> statement-breakpoint
ALTER TABLE "invites" RENAME COLUMN "code_sealed" TO "code_encrypted";
--> statement-breakpoint
ALTER TABLE "exercises" RENAME COLUMN "withdrawn" TO "archived";
--> statement-breakpoint
ALTER TABLE "organization_exercises" RENAME COLUMN "withdrawn_at" TO "archived_at";
--> statement-breakpoint
ALTER TABLE "health_sessions" RENAME COLUMN "dated_ahead" TO "future_dated";
--> statement-breakpoint
ALTER TABLE "pro_responses" RENAME COLUMN "dated_ahead" TO "future_dated";
--> statement-breakpoint
ALTER TABLE "gait_sessions" RENAME COLUMN "recorded_walk" TO "walk_analysis";
--> statement-breakpoint
ALTER TABLE "patient_path_steps" RENAME COLUMN "because" TO "trigger";
--> statement-breakpoint
ALTER TABLE "patient_path_steps" RENAME COLUMN "taken_by" TO "advanced_by";
--> statement-breakpoint
ALTER TABLE "rtm_settings" RENAME COLUMN "contact_per_further_unit" TO "contact_per_addon_unit";
--> statement-breakpoint
ALTER TABLE "rtm_settings" RENAME COLUMN "most_further_units" TO "max_addon_units";
--> statement-breakpoint
ALTER TABLE "rtm_recalculation_runs" RENAME COLUMN "zone" TO "timezone";
--> statement-breakpoint
ALTER TABLE "rtm_recalculation_runs" RENAME COLUMN "after_patient" TO "last_patient_id";
--> statement-breakpoint
ALTER TABLE "auth_accounts" RENAME CONSTRAINT "auth_accounts_user_id_people_id_fk" TO "auth_accounts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "auth_sessions" RENAME CONSTRAINT "auth_sessions_user_id_people_id_fk" TO "auth_sessions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "people_language" TO "users_language";
--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "people_pkey" TO "users_pkey";
--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "throttles_subject_window_start_pk" TO "rate_limits_subject_window_start_pk";
--> statement-breakpoint
ALTER TABLE "pending_survey_responses" RENAME CONSTRAINT "unprocessed_responses_pkey" TO "pending_survey_responses_pkey";
--> statement-breakpoint
ALTER TABLE "worklist_items" RENAME CONSTRAINT "patient_attention_organization_id_patient_id_patients_organizat" TO "worklist_items_organization_id_patient_id_patients_organization";
--> statement-breakpoint
ALTER TABLE "worklist_items" RENAME CONSTRAINT "patient_attention_organization_id_patient_id_pk" TO "worklist_items_organization_id_patient_id_pk";
--> statement-breakpoint
ALTER TABLE "patient_path_steps" RENAME CONSTRAINT "patient_path_steps_organization_id_taken_by_practitioners_organ" TO "patient_path_steps_organization_id_advanced_by_practitioners_or";
--> statement-breakpoint
ALTER TABLE "rtm_recalculation_runs" RENAME CONSTRAINT "rtm_nights_organization_id_zone_pk" TO "rtm_recalculation_runs_organization_id_timezone_pk";
--> statement-breakpoint
ALTER TABLE "auth_passkeys" RENAME CONSTRAINT "auth_passkeys_user_id_people_id_fk" TO "auth_passkeys_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "auth_two_factors" RENAME CONSTRAINT "auth_two_factors_user_id_people_id_fk" TO "auth_two_factors_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "auth_used_codes" RENAME CONSTRAINT "auth_used_codes_user_id_people_id_fk" TO "auth_used_codes_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "people_email" RENAME TO "users_email";
--> statement-breakpoint
ALTER INDEX "patients_gait_uid_folded" RENAME TO "patients_gait_uid_lower";
--> statement-breakpoint
ALTER INDEX "care_notes_clock" RENAME TO "care_notes_author_start";
--> statement-breakpoint
ALTER INDEX "idempotency_keys_age" RENAME TO "idempotency_keys_created";
--> statement-breakpoint
ALTER INDEX "unprocessed_responses_token" RENAME TO "pending_survey_responses_token";
--> statement-breakpoint
ALTER INDEX "unprocessed_responses_waiting" RENAME TO "pending_survey_responses_unprocessed";
--> statement-breakpoint
ALTER INDEX "patient_attention_by_urgency" RENAME TO "worklist_items_by_urgency";
--> statement-breakpoint
ALTER INDEX "patient_attention_survey_out_of_range" RENAME TO "worklist_items_survey_out_of_range";
--> statement-breakpoint
ALTER INDEX "patient_attention_billing_window_closing" RENAME TO "worklist_items_billing_window_closing";
--> statement-breakpoint
ALTER INDEX "patient_attention_falling_adherence" RENAME TO "worklist_items_falling_adherence";
--> statement-breakpoint
ALTER INDEX "patient_attention_no_session" RENAME TO "worklist_items_no_session";
--> statement-breakpoint
ALTER INDEX "patient_attention_note_due" RENAME TO "worklist_items_note_due";
--> statement-breakpoint
ALTER INDEX "patient_attention_path_step" RENAME TO "worklist_items_path_step";
--> statement-breakpoint
ALTER INDEX "patient_paths_of_path" RENAME TO "patient_paths_path";
--> statement-breakpoint
ALTER SEQUENCE "unprocessed_responses_id_seq" RENAME TO "pending_survey_responses_id_seq";
--> statement-breakpoint
ALTER POLICY "audit_rows_read" ON "audit_rows" RENAME TO "audit_rows_select";
--> statement-breakpoint
ALTER POLICY "audit_rows_write" ON "audit_rows" RENAME TO "audit_rows_insert";
--> statement-breakpoint
ALTER POLICY "audit_rows_write_own" ON "audit_rows" RENAME TO "audit_rows_insert_own";
--> statement-breakpoint
ALTER POLICY "patient_attention_of_patient" ON "worklist_items" RENAME TO "worklist_items_of_patient";
--> statement-breakpoint
ALTER POLICY "patient_attention_organization" ON "worklist_items" RENAME TO "worklist_items_organization";
--> statement-breakpoint
ALTER POLICY "patient_attention_service" ON "worklist_items" RENAME TO "worklist_items_service";
--> statement-breakpoint
ALTER POLICY "patient_attention_vendor" ON "worklist_items" RENAME TO "worklist_items_vendor";
--> statement-breakpoint
ALTER POLICY "rtm_nights_organization" ON "rtm_recalculation_runs" RENAME TO "rtm_recalculation_runs_organization";
--> statement-breakpoint
ALTER POLICY "rtm_nights_service" ON "rtm_recalculation_runs" RENAME TO "rtm_recalculation_runs_service";
--> statement-breakpoint
ALTER POLICY "rtm_nights_vendor" ON "rtm_recalculation_runs" RENAME TO "rtm_recalculation_runs_vendor";
--> statement-breakpoint
ALTER POLICY "saved_filters_add" ON "saved_filters" RENAME TO "saved_filters_insert";
--> statement-breakpoint
ALTER POLICY "saved_filters_change" ON "saved_filters" RENAME TO "saved_filters_update";
--> statement-breakpoint
ALTER POLICY "saved_filters_read" ON "saved_filters" RENAME TO "saved_filters_select";
--> statement-breakpoint
ALTER POLICY "saved_filters_remove" ON "saved_filters" RENAME TO "saved_filters_delete";
--> statement-breakpoint
ALTER TRIGGER "patients_counted_in" ON "patients" RENAME TO "patients_count_insert";
--> statement-breakpoint
ALTER TRIGGER "patients_counted_over" ON "patients" RENAME TO "patients_count_update";
--> statement-breakpoint
ALTER TRIGGER "rtm_cycles_keep_billed" ON "rtm_cycles" RENAME TO "rtm_cycles_protect_billed";
--> statement-breakpoint
ALTER TRIGGER "programs_keep_version" ON "programs" RENAME TO "programs_save_version";
--> statement-breakpoint
ALTER FUNCTION app.keep_billed() RENAME TO protect_billed_cycle;
--> statement-breakpoint
ALTER FUNCTION app.keep_program_version() RENAME TO save_program_version;
--> statement-breakpoint
-- The views belong to app_service: renaming them takes membership in that role, for this migration only.
DO $$
DECLARE joins boolean := NOT pg_has_role(current_user, 'app_service', 'MEMBER');
BEGIN
  IF joins THEN EXECUTE format('GRANT app_service TO %I', current_user); END IF;
  GRANT CREATE ON SCHEMA app TO app_service;
  ALTER VIEW app.patients_in_reach RENAME TO accessible_patients;
  ALTER VIEW app.attention_in_reach RENAME TO accessible_worklist_items;
  REVOKE CREATE ON SCHEMA app FROM app_service;
  IF joins THEN EXECUTE format('REVOKE app_service FROM %I', current_user); END IF;
END $$;

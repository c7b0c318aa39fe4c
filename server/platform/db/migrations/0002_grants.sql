-- Owners too obey the policies (FORCE); a superuser never does, which is why production refuses to run as one.
DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity LOOP
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC;
--> statement-breakpoint
GRANT SELECT ON organizations, locations, practitioners, practitioner_locations, invites, patients, patient_totals,
  plans_of_care, patient_invites, devices, exercises, programs, exercise_favorites, health_sessions, care_notes,
  pro_responses, rtm_cycles, rtm_status_changes, gait_sessions, participants, scan_sessions, artifacts, risk_outcomes,
  idempotency_keys TO app_user;
--> statement-breakpoint
GRANT INSERT ON locations, practitioners, practitioner_locations, invites, patients, patient_totals, plans_of_care,
  patient_invites, programs, exercise_favorites, health_sessions, care_notes, pro_responses, rtm_cycles,
  rtm_status_changes, gait_sessions, artifacts, idempotency_keys, audit_rows, jobs TO app_user;
--> statement-breakpoint
-- A clinic never changes its own products or its being enabled.
GRANT UPDATE (name, timezone, web_logo_key, logo_key, version, updated_at) ON organizations TO app_user;
--> statement-breakpoint
GRANT UPDATE ON locations, practitioners, invites, patients, patient_totals, plans_of_care, patient_invites, devices,
  programs, care_notes, rtm_cycles, gait_sessions, idempotency_keys TO app_user;
--> statement-breakpoint
GRANT DELETE ON practitioner_locations, programs, exercise_favorites, care_notes, rtm_cycles, idempotency_keys TO app_user;
--> statement-breakpoint
GRANT SELECT ON organizations, locations, practitioners, practitioner_locations, invites, patients, exercises,
  gait_sessions, participants, scan_sessions, artifacts, risk_outcomes, scan_client_versions, pro_forms,
  unprocessed_responses, scan_module_overrides, idempotency_keys, audit_rows TO app_vendor;
--> statement-breakpoint
GRANT INSERT ON organizations, locations, practitioners, practitioner_locations, invites, risk_outcomes,
  scan_client_versions, pro_forms, scan_module_overrides, idempotency_keys, audit_rows, jobs TO app_vendor;
--> statement-breakpoint
GRANT UPDATE ON organizations, locations, invites, risk_outcomes, scan_client_versions, pro_forms,
  scan_module_overrides, idempotency_keys TO app_vendor;
--> statement-breakpoint
GRANT DELETE ON scan_module_overrides, idempotency_keys TO app_vendor;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON people, auth_sessions, auth_accounts, auth_verifications, throttles, jobs
  TO app_service;
--> statement-breakpoint
GRANT SELECT ON organizations, locations, practitioners, practitioner_locations, invites, patients, patient_invites,
  devices, pro_forms, unprocessed_responses, scan_client_versions, idempotency_keys, audit_rows TO app_service;
--> statement-breakpoint
GRANT INSERT ON devices, unprocessed_responses, audit_rows, idempotency_keys TO app_service;
--> statement-breakpoint
GRANT UPDATE ON invites, patient_invites, idempotency_keys TO app_service;
--> statement-breakpoint
GRANT UPDATE (user_id, first_name, last_name, updated_at, version) ON practitioners TO app_service;
--> statement-breakpoint
GRANT UPDATE (has_account, updated_at) ON patients TO app_service;
--> statement-breakpoint
-- The trigger that keeps the totals runs as whoever changes a patient.
GRANT SELECT, INSERT, UPDATE ON patient_totals TO app_service;
--> statement-breakpoint
GRANT UPDATE (disabled, version, updated_at) ON organizations TO app_service;
--> statement-breakpoint
GRANT DELETE ON idempotency_keys TO app_service;
--> statement-breakpoint
-- Three letters and more are searched by trigrams inside one organization; shorter queries walk the list's own index.
CREATE INDEX patients_search ON patients USING gin (organization_id, search_text gin_trgm_ops);
--> statement-breakpoint
-- Kept totals: once per statement and not per row, so that a bulk add of thousands costs one update a location.
CREATE FUNCTION app.count_patients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO patient_totals (organization_id, location_id, discharged, total)
      SELECT organization_id, location_id, discharged, count(*)::int FROM added WHERE NOT hidden GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (organization_id, location_id, discharged) DO UPDATE SET total = patient_totals.total + excluded.total;
  ELSE
    INSERT INTO patient_totals (organization_id, location_id, discharged, total)
      SELECT organization_id, location_id, discharged, sum(n)::int FROM (
        SELECT organization_id, location_id, discharged, 1 AS n FROM added WHERE NOT hidden
        UNION ALL
        SELECT organization_id, location_id, discharged, -1 FROM removed WHERE NOT hidden
      ) moved GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
      ON CONFLICT (organization_id, location_id, discharged) DO UPDATE SET total = patient_totals.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER patients_counted_in AFTER INSERT ON patients REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_patients();
--> statement-breakpoint
CREATE TRIGGER patients_counted_over AFTER UPDATE ON patients REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_patients();
--> statement-breakpoint
-- What was billed stays as it was billed: only its status, its document and its bookkeeping may change.
CREATE FUNCTION app.keep_billed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'BILLED' AND NEW.status = 'BILLED' AND
     (NEW.code, NEW.start_date, NEW.end_date, NEW.num_active_days, NEW.minutes) IS DISTINCT FROM
     (OLD.code, OLD.start_date, OLD.end_date, OLD.num_active_days, OLD.minutes) THEN
    RAISE EXCEPTION 'a billed cycle cannot change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER rtm_cycles_keep_billed BEFORE UPDATE ON rtm_cycles FOR EACH ROW EXECUTE FUNCTION app.keep_billed();

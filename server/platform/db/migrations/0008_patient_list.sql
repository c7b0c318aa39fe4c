CREATE TABLE "patient_counts" (
	"organization_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"discharged" boolean NOT NULL,
	"practitioner_id" integer NOT NULL,
	"products" text[] NOT NULL,
	"has_program" boolean NOT NULL,
	"has_account" boolean NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "patient_counts_pk" PRIMARY KEY("organization_id","location_id","discharged","practitioner_id","products","has_program","has_account")
);
--> statement-breakpoint
ALTER TABLE "patient_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "patients_by_activity";--> statement-breakpoint
DROP INDEX "patients_by_name";--> statement-breakpoint
CREATE INDEX "patients_by_email" ON "patients" USING btree ("organization_id","discharged","email","id","location_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "patients_by_program" ON "patients" USING btree ("organization_id","discharged",lower(program_name),"id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "patients_by_status" ON "patients" USING btree ("organization_id","discharged",(case when program_name is null then 'NO_ASSIGNED_HEP' when has_account then 'HAS_ACCOUNT' else 'NO_ACCOUNT' end),"id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "patients_by_provider" ON "patients" USING btree ("organization_id","primary_practitioner_id","discharged","last_activity_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "patients_by_activity" ON "patients" USING btree ("organization_id","discharged","last_activity_at" DESC NULLS LAST,"id" DESC NULLS LAST,"location_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "patients_by_name" ON "patients" USING btree ("organization_id","discharged","sort_name","id","location_id") WHERE not hidden;--> statement-breakpoint
CREATE POLICY "patient_counts_organization" ON "patient_counts" AS PERMISSIVE FOR ALL TO "app_user" USING ("patient_counts"."organization_id" = (select app.org())) WITH CHECK ("patient_counts"."organization_id" = (select app.org()));--> statement-breakpoint
CREATE POLICY "patient_counts_vendor" ON "patient_counts" AS PERMISSIVE FOR ALL TO "app_vendor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "patient_counts_service" ON "patient_counts" AS PERMISSIVE FOR ALL TO "app_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "patient_counts_at_location" ON "patient_counts" AS RESTRICTIVE FOR ALL TO "app_user" USING ((select app.all_locations()) or "patient_counts"."location_id" = any ((select app.locations())::int[])) WITH CHECK ((select app.all_locations()) or "patient_counts"."location_id" = any ((select app.locations())::int[]));--> statement-breakpoint
ALTER POLICY "patients_of_device" ON "patients" TO app_user USING (coalesce("patients"."id" = (select app.patient()), true)) WITH CHECK (coalesce("patients"."id" = (select app.patient()), true));
--> statement-breakpoint
ALTER TABLE patient_counts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON patient_counts TO app_user, app_service;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION app.count_patients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO patient_counts (organization_id, location_id, discharged, practitioner_id, products, has_program, has_account, total)
      SELECT organization_id, location_id, discharged, coalesce(primary_practitioner_id, 0), products, program_name IS NOT NULL, has_account, count(*)::int
      FROM added WHERE NOT hidden GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
      ON CONFLICT (organization_id, location_id, discharged, practitioner_id, products, has_program, has_account)
      DO UPDATE SET total = patient_counts.total + excluded.total;
    INSERT INTO patient_totals (organization_id, location_id, discharged, total)
      SELECT organization_id, location_id, discharged, count(*)::int FROM added WHERE NOT hidden GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (organization_id, location_id, discharged) DO UPDATE SET total = patient_totals.total + excluded.total;
  ELSE
    INSERT INTO patient_counts (organization_id, location_id, discharged, practitioner_id, products, has_program, has_account, total)
      SELECT organization_id, location_id, discharged, practitioner_id, products, has_program, has_account, sum(n)::int FROM (
        SELECT organization_id, location_id, discharged, coalesce(primary_practitioner_id, 0) AS practitioner_id, products,
          program_name IS NOT NULL AS has_program, has_account, 1 AS n FROM added WHERE NOT hidden
        UNION ALL
        SELECT organization_id, location_id, discharged, coalesce(primary_practitioner_id, 0), products,
          program_name IS NOT NULL, has_account, -1 FROM removed WHERE NOT hidden
      ) moved GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
      ON CONFLICT (organization_id, location_id, discharged, practitioner_id, products, has_program, has_account)
      DO UPDATE SET total = patient_counts.total + excluded.total;
    -- Where no finer total moved, no coarser one did.
    IF FOUND THEN
      INSERT INTO patient_totals (organization_id, location_id, discharged, total)
        SELECT organization_id, location_id, discharged, sum(n)::int FROM (
          SELECT organization_id, location_id, discharged, 1 AS n FROM added WHERE NOT hidden
          UNION ALL
          SELECT organization_id, location_id, discharged, -1 FROM removed WHERE NOT hidden
        ) moved GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
        ON CONFLICT (organization_id, location_id, discharged) DO UPDATE SET total = patient_totals.total + excluded.total;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What the list finds patients in: the caller's own organization and locations, read as the service role. Its policy
-- compares nothing, so LIKE may use an index and an order a walk along one; the conditions are repeated here instead. The
-- records themselves are read behind it, under the caller's own policies.
CREATE VIEW app.patients_in_reach AS
  SELECT organization_id, id, location_id, primary_practitioner_id, products, hidden, discharged, has_account, program_name,
    last_activity_at, sort_name, email, search_text, lower(program_name) AS program_key,
    CASE WHEN program_name IS NULL THEN 'NO_ASSIGNED_HEP' WHEN has_account THEN 'HAS_ACCOUNT' ELSE 'NO_ACCOUNT' END AS status
  FROM public.patients
  WHERE organization_id = (SELECT app.org())
    AND ((SELECT app.all_locations()) OR location_id = ANY ((SELECT app.locations())::int[]))
    AND (SELECT app.patient()) IS NULL;
--> statement-breakpoint
GRANT SELECT ON app.patients_in_reach TO app_user;
--> statement-breakpoint
DROP FUNCTION app.patients_matching(text);
--> statement-breakpoint
-- Handing the view over and counting who is there already take membership in the role, for this migration only.
DO $$
DECLARE joins boolean := NOT pg_has_role(current_user, 'app_service', 'MEMBER');
BEGIN
  IF joins THEN EXECUTE format('GRANT app_service TO %I', current_user); END IF;
  GRANT CREATE ON SCHEMA app TO app_service;
  ALTER VIEW app.patients_in_reach OWNER TO app_service;
  REVOKE CREATE ON SCHEMA app FROM app_service;
  SET LOCAL ROLE app_service;
  INSERT INTO patient_counts (organization_id, location_id, discharged, practitioner_id, products, has_program, has_account, total)
    SELECT organization_id, location_id, discharged, coalesce(primary_practitioner_id, 0), products, program_name IS NOT NULL, has_account, count(*)::int
    FROM patients WHERE NOT hidden GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RESET ROLE;
  IF joins THEN EXECUTE format('REVOKE app_service FROM %I', current_user); END IF;
END $$;

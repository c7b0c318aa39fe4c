-- LIKE is not leakproof, so under a policy that compares anything it cannot use an index: every patient of the
-- organization would be read. This one look-up runs as the service role, whose policy compares nothing, and hands out
-- ids of the caller's own organization only; the caller's own policies decide which of them are shown.
CREATE FUNCTION app.patients_matching(pattern text) RETURNS SETOF int LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' ROWS 500 AS $$
BEGIN
  RETURN QUERY EXECUTE 'SELECT id FROM public.patients WHERE organization_id = $1 AND search_text LIKE $2' USING app.org(), pattern;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.patients_matching(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.patients_matching(text) TO app_user;
--> statement-breakpoint
-- Handing it over takes membership in the role and, for the moment, the right to create in the schema.
DO $$
DECLARE joins boolean := NOT pg_has_role(current_user, 'app_service', 'MEMBER');
BEGIN
  IF joins THEN EXECUTE format('GRANT app_service TO %I', current_user); END IF;
  GRANT CREATE ON SCHEMA app TO app_service;
  ALTER FUNCTION app.patients_matching(text) OWNER TO app_service;
  REVOKE CREATE ON SCHEMA app FROM app_service;
  IF joins THEN EXECUTE format('REVOKE app_service FROM %I', current_user); END IF;
END $$;

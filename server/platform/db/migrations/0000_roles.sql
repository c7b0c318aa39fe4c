-- The three roles that a transaction can take on. They log nobody in; the application's login may SET them.
DO $$
DECLARE r text;
BEGIN
  FOREACH r IN ARRAY ARRAY['app_user', 'app_vendor', 'app_service'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = r) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', r);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE SCHEMA app;
--> statement-breakpoint
GRANT USAGE ON SCHEMA app TO app_user, app_vendor, app_service;
--> statement-breakpoint
-- After a transaction a local setting reads as '' and not as NULL, hence nullif.
CREATE FUNCTION app.org() RETURNS int LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.org', true), '')::int $$;
--> statement-breakpoint
CREATE FUNCTION app.locations() RETURNS int[] LANGUAGE sql STABLE AS $$ SELECT coalesce(nullif(current_setting('app.locations', true), '')::int[], '{}'::int[]) $$;
--> statement-breakpoint
CREATE FUNCTION app.all_locations() RETURNS boolean LANGUAGE sql STABLE AS $$ SELECT coalesce(nullif(current_setting('app.all_locations', true), '')::boolean, false) $$;
--> statement-breakpoint
CREATE FUNCTION app.user_id() RETURNS text LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.user_id', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION app.patient() RETURNS int LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.patient', true), '')::int $$;

ALTER TABLE "plans_of_care" ADD COLUMN "setup_date" date;--> statement-breakpoint
ALTER TABLE "plans_of_care" ADD COLUMN "setup_by" text;--> statement-breakpoint
ALTER TABLE plans_of_care NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE locations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE programs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE rtm_cycles NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE organizations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The patient's set-up is that of the first stay in care which it reached (plans that share a day are one stay). A later
-- stay has the first program that was assigned in it. Where its windows are older than that, monitoring had continued from
-- the stay before: they stay, marked as carried over, and give no 98975 until somebody enters the set-up.
WITH ordered AS (
  SELECT organization_id, patient_id, id, start_date, coalesce(end_date, 'infinity') AS end_date,
    max(coalesce(end_date, 'infinity')) OVER (PARTITION BY organization_id, patient_id ORDER BY start_date, id
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS covered
  FROM plans_of_care WHERE end_date IS NULL OR start_date <= end_date
), islands AS (
  SELECT *, count(*) FILTER (WHERE covered IS NULL OR covered < start_date)
    OVER (PARTITION BY organization_id, patient_id ORDER BY start_date, id) AS stay
  FROM ordered
), stays AS (
  SELECT organization_id, patient_id, stay, (array_agg(id ORDER BY start_date, id))[1] AS plan_id,
    min(start_date) AS first_day, max(end_date) AS last_day
  FROM islands GROUP BY organization_id, patient_id, stay
), monitored AS (
  SELECT s.*, p.setup_date AS patient_set_up, l.timezone,
    row_number() OVER (PARTITION BY s.organization_id, s.patient_id ORDER BY s.stay) AS nth
  FROM stays s
  JOIN patients p ON p.organization_id = s.organization_id AND p.id = s.patient_id
  JOIN locations l ON l.organization_id = p.organization_id AND l.id = p.location_id
  WHERE s.last_day >= p.setup_date
), known AS (
  SELECT m.*, a.first_program, a.own_program, c.first_window
  FROM monitored m
  CROSS JOIN LATERAL (
    SELECT min(day) AS first_program, min(day) FILTER (WHERE day BETWEEN m.first_day AND m.last_day) AS own_program
    FROM (
      SELECT (g.created_at AT TIME ZONE m.timezone)::date AS day FROM programs g
      WHERE g.organization_id = m.organization_id AND g.patient_id = m.patient_id
    ) assigned
  ) a
  CROSS JOIN LATERAL (
    SELECT min(r.start_date) AS first_window FROM rtm_cycles r
    WHERE r.organization_id = m.organization_id AND r.patient_id = m.patient_id AND r.clock <> 'CALENDAR_MONTH'
      AND r.start_date BETWEEN m.first_day AND m.last_day
  ) c
), set_ups AS (
  SELECT organization_id, plan_id,
    CASE
      WHEN nth = 1 THEN greatest(patient_set_up, first_day)
      WHEN first_window < coalesce(own_program, 'infinity') THEN first_day
      ELSE own_program
    END AS setup_date,
    CASE
      WHEN nth = 1 AND abs(first_program - patient_set_up) <= 1 THEN 'PROGRAM'
      WHEN nth = 1 THEN 'ENTRY'
      WHEN first_window < coalesce(own_program, 'infinity') THEN 'CARRIED_OVER'
      WHEN own_program IS NOT NULL THEN 'PROGRAM'
    END AS setup_by
  FROM known
)
UPDATE plans_of_care p SET setup_date = s.setup_date, setup_by = s.setup_by
FROM set_ups s WHERE p.organization_id = s.organization_id AND p.id = s.plan_id;
--> statement-breakpoint
INSERT INTO jobs (kind, organization_id, payload) SELECT 'rtm-recount', id, '{}' FROM organizations;
--> statement-breakpoint
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE organizations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE rtm_cycles FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE programs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE locations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE plans_of_care FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "setup_date";

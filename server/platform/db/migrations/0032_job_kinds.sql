-- Job kinds get standard names (docs/GLOSSARY.md). The owner sees the rows only while row-level security is not forced.
ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE jobs SET kind = renamed.kind
FROM (VALUES
  ('pack-waiting', 'pack-pending-recordings'),
  ('rtm-author-clock', 'rtm-author-overlap'),
  ('rtm-recount', 'rtm-recalculation'),
  ('sweep-files', 'delete-orphaned-files'),
  ('tidy-up', 'purge-expired'),
  ('waiting-responses', 'pending-survey-responses')
) AS renamed (old_kind, kind)
WHERE jobs.kind = renamed.old_kind;
--> statement-breakpoint
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;

-- Vendor staff take client versions and survey forms off their lists.
GRANT DELETE ON scan_client_versions, pro_forms TO app_vendor;
--> statement-breakpoint
-- Whether a form was ever answered, and nothing of the answers.
GRANT SELECT (form_id) ON pro_responses TO app_vendor;

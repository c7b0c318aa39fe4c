-- Which files are named by a record: nothing else of those records is shown to the service.
GRANT SELECT (storage_key, replay_key) ON artifacts TO app_service;
--> statement-breakpoint
GRANT SELECT (picture_key, video_key) ON organization_exercises TO app_service;
--> statement-breakpoint
GRANT SELECT (pdf_key) ON rtm_cycles TO app_service;

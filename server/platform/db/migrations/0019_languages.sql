ALTER TABLE "people" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE people ADD CONSTRAINT people_language CHECK (language IN ('en', 'es'));
--> statement-breakpoint
ALTER TABLE patients ADD CONSTRAINT patients_language CHECK (language IN ('en', 'es'));

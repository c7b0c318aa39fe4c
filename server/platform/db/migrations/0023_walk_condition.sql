ALTER TABLE "patients" ADD COLUMN "walk_condition" text;--> statement-breakpoint
ALTER TABLE patients ADD CONSTRAINT patients_walk_condition CHECK (walk_condition IN ('PARKINSON', 'STROKE'));

ALTER TABLE "pending_survey_responses" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "pending_survey_responses" ADD COLUMN "outcome_reason" text;--> statement-breakpoint
ALTER TABLE "pending_survey_responses" ADD COLUMN "handled_by" text;--> statement-breakpoint
CREATE INDEX "pending_survey_responses_closed" ON "pending_survey_responses" USING btree ("submitted_at","id") WHERE outcome_reason is not null;--> statement-breakpoint
CREATE INDEX "audit_rows_sign_ins" ON "audit_rows" USING btree ("user_id","created_at") WHERE action in ('signIn', 'confirmSignIn', 'confirmSignInByPasskey', 'signInBySso', 'createAccount') and outcome in (200, 201);--> statement-breakpoint
GRANT update (processed_at), update (outcome), update (outcome_reason), update (handled_by) ON "pending_survey_responses" TO app_vendor;
--> statement-breakpoint
GRANT update (outcome), update (handled_by) ON "pending_survey_responses" TO app_service;

-- The explanation becomes the message alone; a cycle whose message was not stored keeps its English text.
ALTER TABLE "rtm_cycles" ALTER COLUMN "explanation" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "rtm_cycles" ALTER COLUMN "explanation" SET DATA TYPE jsonb USING CASE
  WHEN explanation_message ->> 'text' = explanation THEN explanation_message
  ELSE jsonb_build_object('code', 'service.untranslated', 'text', explanation)
END;
--> statement-breakpoint
ALTER TABLE "rtm_cycles" DROP COLUMN "explanation_message";

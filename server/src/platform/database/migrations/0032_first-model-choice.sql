ALTER TABLE "server_operator" ADD COLUMN "model_choice_at" timestamp with time zone;--> statement-breakpoint
UPDATE "server_operator" SET "model_choice_at" = now();

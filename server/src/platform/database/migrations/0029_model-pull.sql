CREATE TABLE "model_pull" (
	"id" text PRIMARY KEY DEFAULT 'pull' NOT NULL,
	"revision" uuid DEFAULT gen_random_uuid() NOT NULL,
	"model" text NOT NULL,
	"completed_bytes" bigint DEFAULT 0 NOT NULL,
	"total_bytes" bigint DEFAULT 0 NOT NULL,
	"failure" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

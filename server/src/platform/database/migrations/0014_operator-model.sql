CREATE TABLE "operator_model" (
	"id" text PRIMARY KEY DEFAULT 'model' NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"base_url" text NOT NULL,
	"context_tokens" integer NOT NULL,
	"sealed_key" text,
	"revision" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

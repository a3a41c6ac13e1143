CREATE TABLE "engine_usage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"transcript_id" uuid,
	"purpose" text NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"cached_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"dollars" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "gap" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "instruction" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "pinned" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "edited_items" jsonb;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "engine_notes" jsonb;--> statement-breakpoint
ALTER TABLE "engine_usage" ADD CONSTRAINT "engine_usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_usage" ADD CONSTRAINT "engine_usage_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engine_usage_workspace" ON "engine_usage" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "engine_usage_transcript" ON "engine_usage" USING btree ("transcript_id");
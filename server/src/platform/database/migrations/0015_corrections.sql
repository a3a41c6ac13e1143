CREATE TABLE "corrected_places" (
	"transcript_id" uuid NOT NULL,
	"correction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"segment" integer NOT NULL,
	"offset" integer NOT NULL,
	"heard" text NOT NULL,
	"written" text NOT NULL,
	"lost" boolean DEFAULT false NOT NULL,
	CONSTRAINT "corrected_places_transcript_id_correction_id_position_pk" PRIMARY KEY("transcript_id","correction_id","position")
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transcript_id" uuid NOT NULL,
	"heard" text NOT NULL,
	"written" text NOT NULL,
	"source" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"since" integer NOT NULL,
	"until" integer,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE TABLE "glossary" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"heard" text NOT NULL,
	"written" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "corrections_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "corrected" jsonb;--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "heard" text;--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "heard_marks" jsonb;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "corrections_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "corrected_places" ADD CONSTRAINT "corrected_places_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrected_places" ADD CONSTRAINT "corrected_places_correction" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary" ADD CONSTRAINT "glossary_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary" ADD CONSTRAINT "glossary_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrected_places_correction" ON "corrected_places" USING btree ("correction_id");--> statement-breakpoint
CREATE INDEX "corrections_transcript" ON "corrections" USING btree ("transcript_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_heard" ON "glossary" USING btree ("workspace_id",lower("heard"));
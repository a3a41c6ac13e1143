CREATE TABLE "passages" (
	"workspace_id" uuid NOT NULL,
	"transcript_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"place" jsonb NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(text, '/_', '  ')) || array_to_tsvector(array[workspace_id::text])) STORED NOT NULL,
	CONSTRAINT "passages_transcript_id_position_pk" PRIMARY KEY("transcript_id","position")
);
--> statement-breakpoint
CREATE TABLE "passages_due" (
	"transcript_id" uuid PRIMARY KEY NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"not_before" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages_due" ADD CONSTRAINT "passages_due_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passages_words" ON "passages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "passages_workspace" ON "passages" USING btree ("workspace_id","kind");--> statement-breakpoint
-- Whatever changes a title, a text or a name leaves the project due; what makes the passages waits for nobody to say so.
CREATE FUNCTION "passages_fall_due"(project uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO passages_due (transcript_id) VALUES (project)
	ON CONFLICT (transcript_id) DO UPDATE SET changes = passages_due.changes + 1, not_before = now()
$$;--> statement-breakpoint
CREATE FUNCTION "transcript_falls_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM passages_fall_due(NEW.id); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION "content_falls_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM passages_fall_due(NEW.transcript_id); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER "transcript_falls_due" AFTER INSERT OR UPDATE OF "filename", "content", "speaker_names", "workspace_id" ON "transcripts" FOR EACH ROW EXECUTE FUNCTION "transcript_falls_due"();--> statement-breakpoint
CREATE TRIGGER "content_falls_due" AFTER INSERT OR UPDATE OF "content" ON "content_versions" FOR EACH ROW EXECUTE FUNCTION "content_falls_due"();--> statement-breakpoint
INSERT INTO "passages_due" ("transcript_id") SELECT "id" FROM "transcripts";

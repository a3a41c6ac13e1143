CREATE TABLE "listening_copies" (
	"transcript_id" uuid PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"offset_seconds" double precision NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listening_copy_parts" (
	"transcript_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "listening_copy_parts_transcript_id_position_pk" PRIMARY KEY("transcript_id","position")
);
--> statement-breakpoint
ALTER TABLE "listening_copies" ADD CONSTRAINT "listening_copies_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening_copy_parts" ADD CONSTRAINT "listening_copy_parts_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;
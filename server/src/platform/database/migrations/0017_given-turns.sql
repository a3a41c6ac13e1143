CREATE TABLE "given_turns" (
	"transcript_id" uuid NOT NULL,
	"correction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"first_segment" integer NOT NULL,
	"last_segment" integer NOT NULL,
	"label" text NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"lost" boolean DEFAULT false NOT NULL,
	CONSTRAINT "given_turns_transcript_id_correction_id_position_pk" PRIMARY KEY("transcript_id","correction_id","position")
);
--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "is_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "heard_speaker" text;--> statement-breakpoint
ALTER TABLE "given_turns" ADD CONSTRAINT "given_turns_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_turns" ADD CONSTRAINT "given_turns_correction" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "given_turns_correction" ON "given_turns" USING btree ("correction_id");
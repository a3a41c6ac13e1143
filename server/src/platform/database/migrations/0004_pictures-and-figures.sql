CREATE TABLE "reference_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transcript_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "items" integer;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "recording_url" text;--> statement-breakpoint
ALTER TABLE "reference_images" ADD CONSTRAINT "reference_images_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_images_transcript" ON "reference_images" USING btree ("transcript_id","created_at");
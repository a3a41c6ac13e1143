ALTER TABLE "content_versions" ADD COLUMN "reading" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "reread" text;--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "label_speaker" text;--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "label_written" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "reading" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "reading_chosen" boolean DEFAULT false NOT NULL;
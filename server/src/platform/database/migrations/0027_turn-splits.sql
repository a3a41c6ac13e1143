ALTER TABLE "given_turns" ADD COLUMN "first_offset" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "given_turns" ADD COLUMN "last_offset" integer;--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "opens_turn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "splits" jsonb;--> statement-breakpoint
CREATE INDEX "segments_split" ON "segments" USING btree ("transcript_id","position") WHERE splits is not null;
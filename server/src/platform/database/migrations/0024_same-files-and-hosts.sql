ALTER TABLE "transcripts" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "host_name" text;--> statement-breakpoint
CREATE INDEX "transcripts_by_file" ON "transcripts" USING btree ("workspace_id","file_hash");
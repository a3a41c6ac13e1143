UPDATE "content_versions" SET "edited_items" = '[]'::jsonb WHERE "edited_items" IS NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ALTER COLUMN "edited_items" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "content_versions" ALTER COLUMN "edited_items" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "anchor" jsonb;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "segments" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "understood" jsonb;
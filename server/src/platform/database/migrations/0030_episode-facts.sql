ALTER TABLE "transcripts" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- The names and titles that users entered with the upload or later.
UPDATE "transcripts" SET "facts" = jsonb_strip_nulls(jsonb_build_object(
    'hostName', CASE WHEN "host_name" <> '' THEN jsonb_build_object('value', "host_name", 'source', 'user') END,
    'guestName', CASE WHEN "guest_name" <> '' THEN jsonb_build_object('value', "guest_name", 'source', 'user') END,
    'guestTitle', CASE WHEN "guest_title" <> '' THEN jsonb_build_object('value', "guest_title", 'source', 'user') END,
    'guestHandle', CASE WHEN "guest_handle" <> '' THEN jsonb_build_object('value', "guest_handle", 'source', 'user') END))
  WHERE coalesce("host_name", "guest_name", "guest_title", "guest_handle") IS NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" DROP COLUMN "host_name";--> statement-breakpoint
ALTER TABLE "transcripts" DROP COLUMN "guest_name";--> statement-breakpoint
ALTER TABLE "transcripts" DROP COLUMN "guest_title";--> statement-breakpoint
ALTER TABLE "transcripts" DROP COLUMN "guest_handle";
ALTER TABLE "content_versions" ADD COLUMN "speaker_names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "renamed" jsonb;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "speaker_names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What was read before reports counted: counted from the segments.
UPDATE "transcripts" t SET "parse_report" = t."parse_report" || jsonb_build_object(
  'segments', (SELECT count(*) FROM "segments" s WHERE s."transcript_id" = t."id"),
  'turns', (
    SELECT count(*) FILTER (WHERE "is_first" OR "speaker" IS DISTINCT FROM "before")
    FROM (
      SELECT "speaker", "position" = 0 AS "is_first", lag("speaker") OVER (ORDER BY "position") AS "before"
      FROM "segments" s WHERE s."transcript_id" = t."id"
    ) AS "changes"
  ),
  'speakers', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('label', "speaker", 'words', "words") ORDER BY "first"), '[]'::jsonb)
    FROM (
      SELECT "speaker", min("position") AS "first", sum(array_length(string_to_array("text", ' '), 1)) AS "words"
      FROM "segments" s WHERE s."transcript_id" = t."id" AND "speaker" IS NOT NULL GROUP BY "speaker"
    ) AS "spoken"
  )
) WHERE t."parse_report" IS NOT NULL;

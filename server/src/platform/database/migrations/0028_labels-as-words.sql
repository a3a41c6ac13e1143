-- Segments are stored with their speakers. Where doubtful labels were words, an act from revision 0 on makes them words.
UPDATE "segments" SET "label_written" = NULL WHERE "label_written" = '';--> statement-breakpoint
INSERT INTO "corrections" ("transcript_id", "heard", "written", "source", "since")
  SELECT t."id", string_agg(DISTINCT s."label_speaker", E'\n'), '', 'labels', 0
  FROM "transcripts" t JOIN "segments" s ON s."transcript_id" = t."id" AND s."label_speaker" IS NOT NULL
  WHERE t."reading" = 'words' GROUP BY t."id";--> statement-breakpoint
UPDATE "transcripts" SET "corrections_revision" = 1 WHERE "reading" = 'words' AND "corrections_revision" = 0;--> statement-breakpoint
-- Corrections of words in a label, which had negative offsets: they wait where labels are speakers.
UPDATE "corrected_places" p SET "lost" = true
  FROM "transcripts" t WHERE t."id" = p."transcript_id" AND t."reading" = 'speakers' AND p."offset" < 0;--> statement-breakpoint
INSERT INTO "corrected_places" ("transcript_id", "correction_id", "position", "place", "segment", "offset", "heard", "written", "lost")
  SELECT p."transcript_id", p."correction_id", -1 - p."position", p."place", p."segment", 0, '', '', p."lost"
  FROM "corrected_places" p WHERE p."offset" < 0 AND p."offset" + length(p."heard") > 0;--> statement-breakpoint
UPDATE "corrected_places" p SET "offset" = 0,
    "heard" = CASE WHEN p."offset" + length(p."heard") > 0 THEN substr(p."heard", 1 - p."offset") ELSE '' END,
    "written" = left(s."label_written", length(s."label_written") + p."offset") || p."written" ||
      CASE WHEN p."offset" + length(p."heard") < 0 THEN right(s."label_written", -(p."offset" + length(p."heard"))) ELSE '' END
  FROM "segments" s
  WHERE s."transcript_id" = p."transcript_id" AND s."position" = p."segment" AND p."offset" < 0 AND s."label_written" IS NOT NULL;--> statement-breakpoint
INSERT INTO "corrected_places" ("transcript_id", "correction_id", "position", "place", "segment", "offset", "heard", "written")
  SELECT c."transcript_id", c."id", s."position", s."position", s."position", 0, '', s."label_written"
  FROM "corrections" c JOIN "segments" s ON s."transcript_id" = c."transcript_id" AND s."label_written" IS NOT NULL
  WHERE c."source" = 'labels';--> statement-breakpoint
UPDATE "segments" s SET
    "heard" = CASE WHEN s."label_written" IS NULL THEN s."heard"
      ELSE substr(coalesce(s."heard", s."text"), length(s."label_written") + 1) END,
    "heard_marks" = CASE WHEN s."label_written" IS NULL THEN s."heard_marks" ELSE (
      SELECT jsonb_agg(jsonb_set(mark, '{offset}', to_jsonb(greatest(0, (mark ->> 'offset')::int - length(s."label_written")))) ORDER BY at)
      FROM jsonb_array_elements(CASE WHEN s."heard" IS NULL THEN s."marks" ELSE s."heard_marks" END) WITH ORDINALITY AS m(mark, at)) END,
    "heard_speaker" = CASE WHEN s."speaker" IS DISTINCT FROM s."label_speaker" THEN s."label_speaker" END,
    "is_given" = s."speaker" IS DISTINCT FROM s."label_speaker"
  FROM "transcripts" t
  WHERE t."id" = s."transcript_id" AND t."reading" = 'words' AND s."label_speaker" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "segments" DROP COLUMN "label_speaker";--> statement-breakpoint
ALTER TABLE "transcripts" DROP COLUMN "reading";

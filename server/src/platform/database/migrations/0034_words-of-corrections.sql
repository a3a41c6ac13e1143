ALTER TABLE "corrections" ADD COLUMN "pairs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "corrections" SET "pairs" = "words"."pairs" FROM (
	SELECT "transcript_id", "correction_id", jsonb_agg(DISTINCT jsonb_build_object('heard', trim("heard"), 'written', trim("written"))) AS "pairs"
	FROM (
		SELECT *, count(*) OVER (PARTITION BY "transcript_id", "correction_id", "place") AS "pieces" FROM "corrected_places"
	) AS "placed"
	WHERE "pieces" = 1 AND trim("heard") <> '' AND trim("written") <> ''
	GROUP BY "transcript_id", "correction_id"
) AS "words"
WHERE "corrections"."id" = "words"."correction_id";

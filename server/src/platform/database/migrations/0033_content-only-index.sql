ALTER TABLE "passages_due" ADD COLUMN "is_content_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "passages_fall_due"(project uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO passages_due (transcript_id) VALUES (project)
	ON CONFLICT (transcript_id) DO UPDATE SET changes = passages_due.changes + 1, not_before = now(), is_content_only = false
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "content_falls_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO passages_due (transcript_id, is_content_only) VALUES (NEW.transcript_id, true)
	ON CONFLICT (transcript_id) DO UPDATE SET changes = passages_due.changes + 1, not_before = now();
	RETURN NULL;
END $$;

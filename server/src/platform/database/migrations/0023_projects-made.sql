ALTER TABLE "workspaces" ADD COLUMN "projects_made" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Projects that were removed for good before now are not known any more.
UPDATE "workspaces" SET "projects_made" = (SELECT count(*) FROM "transcripts" WHERE "transcripts"."workspace_id" = "workspaces"."id");

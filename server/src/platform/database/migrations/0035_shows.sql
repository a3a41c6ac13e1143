CREATE TABLE "shows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"templates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"look" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "glossary" ADD COLUMN "show_id" uuid;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "show_id" uuid;--> statement-breakpoint
INSERT INTO "shows" ("workspace_id", "settings", "templates", "look", "revision", "created_at")
SELECT w."id", coalesce(s."settings", '{}'), coalesce(s."templates", '{}'), coalesce(s."look", '{}'), coalesce(s."revision", 0), w."created_at"
FROM "workspaces" w LEFT JOIN "workspace_settings" s ON s."workspace_id" = w."id";--> statement-breakpoint
UPDATE "glossary" g SET "show_id" = s."id" FROM "shows" s WHERE s."workspace_id" = g."workspace_id";--> statement-breakpoint
UPDATE "transcripts" t SET "show_id" = s."id" FROM "shows" s WHERE s."workspace_id" = t."workspace_id";--> statement-breakpoint
ALTER TABLE "glossary" ALTER COLUMN "show_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ALTER COLUMN "show_id" SET NOT NULL;--> statement-breakpoint
DROP TABLE "workspace_settings" CASCADE;--> statement-breakpoint
DROP INDEX "glossary_heard";--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shows_in_order" ON "shows" USING btree ("workspace_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "shows_of_workspace" ON "shows" USING btree ("id","workspace_id");--> statement-breakpoint
ALTER TABLE "glossary" ADD CONSTRAINT "glossary_show" FOREIGN KEY ("show_id","workspace_id") REFERENCES "public"."shows"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_show" FOREIGN KEY ("show_id","workspace_id") REFERENCES "public"."shows"("id","workspace_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "transcripts_of_show" ON "transcripts" USING btree ("show_id");--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_heard" ON "glossary" USING btree ("show_id",lower("heard"));

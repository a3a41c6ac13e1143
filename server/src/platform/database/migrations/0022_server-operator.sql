CREATE TABLE "server_operator" (
	"id" text PRIMARY KEY DEFAULT 'operator' NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "server_operator" ADD CONSTRAINT "server_operator_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The earliest account ran the server until now.
INSERT INTO "server_operator" ("user_id") SELECT "id" FROM "users" ORDER BY "created_at", "id" LIMIT 1;
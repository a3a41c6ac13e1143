-- The columns that go with this version hold what stored content is converted from: `convert-stored.ts` drops them.
SELECT 1;

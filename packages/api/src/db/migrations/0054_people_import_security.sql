SELECT own_club('people_imports', 'people_import_lines', 'imported_people');
--> statement-breakpoint
ALTER TABLE people_imports
  ADD CONSTRAINT people_imports_known CHECK (state IN ('checked', 'running', 'done', 'undoing', 'undone')
    AND char_length(filename) BETWEEN 1 AND 120 AND encoding IN ('UTF-8', 'Windows-1252'));
--> statement-breakpoint
ALTER TABLE people_import_lines
  ADD CONSTRAINT people_import_lines_known CHECK (line > 0
    AND state IN ('ready', 'problem', 'here', 'imported', 'removed', 'left'));
--> statement-breakpoint
ALTER TABLE imported_people
  ADD CONSTRAINT imported_people_bounded CHECK (char_length(external_id) BETWEEN 1 AND 60
    AND date_of_birth ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
--> statement-breakpoint
-- What was bought stays. What a list brought can be taken back with it.
GRANT DELETE ON memberships TO clubhouse_app;
--> statement-breakpoint
CREATE POLICY brought_along ON memberships AS RESTRICTIVE FOR DELETE TO clubhouse_app USING (order_item_id IS NULL);

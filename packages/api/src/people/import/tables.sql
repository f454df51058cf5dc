SELECT only_these_rules('people_imports', 'people_import_lines', 'imported_people');

SELECT own_club('people_imports', 'people_import_lines', 'imported_people');

CREATE TRIGGER kept_new AFTER INSERT ON imported_people REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_people_of_rows();

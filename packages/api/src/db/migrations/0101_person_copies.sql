-- A copy of all that is kept of somebody, made for them, is a look at all of it.
ALTER TABLE person_accesses DROP CONSTRAINT person_accesses_known;
--> statement-breakpoint
ALTER TABLE person_accesses
  ADD CONSTRAINT person_accesses_known CHECK (what IN ('page', 'list', 'medical', 'copy') AND char_length(note) <= 300
    AND (what <> 'medical' OR (reason IN ('today', 'emergency', 'planning', 'asked', 'other') AND until IS NOT NULL))
    AND (what <> 'copy' OR reason = 'asked'));

SELECT own_club('saved_views');
--> statement-breakpoint
ALTER TABLE saved_views
  ADD CONSTRAINT saved_views_bounded CHECK (char_length(name) BETWEEN 1 AND 40 AND char_length(query) <= 1000
    AND char_length(room) <= 40 AND position > 0);

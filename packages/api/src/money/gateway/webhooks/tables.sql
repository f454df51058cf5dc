SELECT only_these_rules('webhook_events');

SELECT platform_only('webhook_events');

CREATE TRIGGER webhook_events_filled AFTER INSERT ON webhook_events FOR EACH STATEMENT EXECUTE FUNCTION tell_workers('webhook_events');

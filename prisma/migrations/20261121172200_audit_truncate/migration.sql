-- Emptying the audit log is a change as well, and one that no trigger for rows sees.
CREATE TRIGGER "AuditLog_not_emptied" BEFORE TRUNCATE ON "AuditLog" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

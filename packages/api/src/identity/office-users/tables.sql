SELECT only_these_rules('office_invitations');

SELECT own_club('office_invitations');

SELECT platform_only('office_invitations');

-- What a bank holds of a payment is no reason to keep the rest of it from the club: whoever moves it has to know how much.
GRANT SELECT (amount) ON disputes TO clubhouse_platform;

-- Anomalies sort by their kind, too: all of them, and those that nobody has looked at.
create index payment_anomaly_kind on payment_anomaly (kind, id);
create index payment_anomaly_unseen_kind on payment_anomaly (kind, id) where seen_at is null;

-- Both ways at once: a tie goes on by the identifier in the same direction
drop index webhook_delivery_state;
create index webhook_delivery_state on webhook_delivery (endpoint_id, state, id);

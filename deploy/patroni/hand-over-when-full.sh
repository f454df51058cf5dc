#!/bin/sh
# /etc/patroni/hand-over-when-full.sh, on each of the three machines: a primary whose disk runs full hands the lead to a replica while it still can.
# PostgreSQL would refuse every order until somebody comes; replicas have the same rows, but not the dumps and logs that filled this disk.
: "${NODE:?the name of this node in Patroni}"
: "${PATRONI:=http://127.0.0.1:8008}" "${DATA:=/var/lib/postgresql}" "${LEAST_MB:=1024}"

# Leaves nobody asleep when it is told to stop.
pause() {
  sleep "$1" &
  asleep=$!
  wait "$asleep"
}
trap 'kill "$asleep"; exit 0' TERM INT

while pause 2; do
  free=$(df --output=avail --block-size=1M "$DATA" | tail -n 1)
  [ "${free:-$LEAST_MB}" -lt "$LEAST_MB" ] || continue
  curl --fail --silent --output /dev/null --max-time 2 "$PATRONI/primary" || continue
  echo "Only $free MB are left at $DATA: another node is to lead."
  # Where all three disks are full the lead does not go round in circles.
  curl --fail --silent --show-error --max-time 60 --data "{\"leader\": \"$NODE\"}" "$PATRONI/switchover" && pause 600
done

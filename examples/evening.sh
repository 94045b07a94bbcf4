#!/usr/bin/env bash
# A short session with curl. Needs a running service (python3 dev.py run) and its house key:
#   PAROLI_HOUSE_KEY=... examples/evening.sh [http://127.0.0.1:8000]
set -euo pipefail

base=${1:-http://127.0.0.1:8000}
key=${PAROLI_HOUSE_KEY:?set it to a house key, which the service prints at its first start}
# The client chooses the session's id, so a repeat opens no second session.
session=$(python3 -c 'import uuid; print(uuid.uuid4())')
entry=0

# send PATH BODY: send an entry with its own key, so that a retry is recorded once.
send() {
  entry=$((entry + 1))
  curl --silent --show-error --fail-with-body --retry 5 --retry-connrefused --output /dev/null \
    --header "Authorization: Bearer $key" --header 'Content-Type: application/json' \
    --header "Idempotency-Key: $session-$entry" --header 'Prefer: wait=10' \
    --write-out "%{http_code} $1 $2\n" --data "$2" "$base/v1/$1"
}

show() {
  curl --silent --show-error --fail --header "Authorization: Bearer $key" "$base/v1/$1"
  echo
}

send sessions "{\"id\": \"$session\", \"name\": \"A session with curl\", \"currency\": \"points\",
  \"rules\": {\"preset\": \"oak\", \"overrides\": {\"max_stake\": 50}}, \"bank\": {\"funds\": 1000}}"
table="sessions/$session"
send "$table/punters" '{"name": "ada", "purse": 100}'
send "$table/punters" '{"name": "bo", "purse": 100}'
send "$table/stakes" '{"punter": "ada", "card": "K", "amount": 20}'
send "$table/stakes" '{"punter": "bo", "card": "7", "amount": 10}'
send "$table/draws" '{"kind": "fasse", "cards": ["4"], "place": 0}'
# By the rules of The Oak, the first card of a pair loses and the second wins.
send "$table/draws" '{"kind": "pair", "cards": ["9", "K"], "place": 1}'
send "$table/answers" '{"punter": "ada", "card": "K", "answer": "paroli"}'
send "$table/draws" '{"kind": "pair", "cards": ["7", "Kh"], "place": 2}'
send "$table/answers" '{"answer": "take", "all": true}'
send "$table/deal-ends" '{}'
send "$table/closings" '{}'
show "$table/standings"
show "$table/balances"

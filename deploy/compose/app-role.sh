#!/bin/sh
# Creates the role of services and workers, when PostgreSQL makes its database at the first start.
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set password="$PAROLI_APP_PASSWORD" <<'SQL'
CREATE ROLE paroli_app LOGIN PASSWORD :'password';
SQL

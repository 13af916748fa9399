#!/bin/sh
# Restores a back-up into a new database, checks all the evidence in it, and removes that database again; with --keep it stays and its
# name is told. The database in use is not touched: DATABASE_URL=… deploy/restore-drill.sh sahihi-2026-11-23.dump [--keep]
set -eu
dump=$1
address=${DATABASE_DIRECT_URL:-${DATABASE_URL:?names the database in use, beside which the other is made}}
name=sahihi_restored_$(date -u +%Y%m%d_%H%M%S)
folder=$(dirname "$0")/..
query=''
case $address in *\?*) query="?${address#*\?}" ;; esac
plain=${address%%\?*}
restored=${plain%/*}/$name$query

# With the encoding and the order of letters of the one in use: a cluster's own may be others.
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 "$address" <<CREATE
select format('create database %I template template0 encoding %L lc_collate %L lc_ctype %L', '$name', pg_encoding_to_char(encoding), datcollate, datctype)
from pg_database where datname = current_database() \\gexec
CREATE
remove() { psql --quiet --no-psqlrc --command="drop database if exists $name with (force)" "$address"; }
trap 'remove' EXIT
psql --quiet --no-psqlrc --command='' "$restored" || {
  echo "The new database cannot be reached there: let DATABASE_DIRECT_URL name Postgres itself, and no pooler." >&2
  exit 1
}
pg_restore --exit-on-error --single-transaction --no-owner --dbname="$restored" "$dump"
cd "$folder"
# The command brings the schema up to this version, and changes nothing else.
DATABASE_URL=$restored DATABASE_DIRECT_URL='' node_modules/.bin/node server/cli/run-job.ts audit.check
DATABASE_URL=$restored DATABASE_DIRECT_URL='' node_modules/.bin/node server/cli/run-job.ts log.audit
if [ "${2-}" = --keep ]; then
  trap - EXIT
  echo "Restored into $name: it takes the name of the database in use once all processes are stopped."
else
  echo "The back-up can be restored. $name is removed again."
fi

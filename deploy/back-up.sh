#!/bin/sh
# Backs the database up into a folder, whole or not at all, and forgets what is older than 30 days:
# DATABASE_URL=… deploy/back-up.sh /var/backups/sahihi
set -eu
folder=$1
address=${DATABASE_DIRECT_URL:-${DATABASE_URL:?names the database}}
file=$folder/sahihi-$(date -u +%Y-%m-%dT%H%M).dump
umask 077
pg_dump --format=custom --file="$file.part" "$address"
mv "$file.part" "$file"
find "$folder" -name 'sahihi-*.dump' -mtime +30 -delete
echo "$file"

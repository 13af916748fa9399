#!/bin/sh
# Makes what seals PDFs: make-seal-keys.sh FOLDER "Jina Limited"
# root.key vouches for the certificates that seal, and belongs offline, with a copy; seal.key, seal.pem and root.pem go to the servers.
# Run again with the same folder, it keeps the root and makes the next seal.key and seal.pem.
set -eu
umask 077
folder=$1
name=$2
mkdir -p "$folder"
cd "$folder"

if [ ! -e root.key ]; then
  openssl ecparam -name prime256v1 -genkey -noout -out root.key
  openssl req -x509 -new -key root.key -sha256 -days 7300 -subj "/O=$name/CN=$name document seal root" -out root.pem \
    -addext "basicConstraints=critical,CA:TRUE,pathlen:0" -addext "keyUsage=critical,keyCertSign,cRLSign"
fi

openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out seal.key
openssl req -new -key seal.key -subj "/O=$name/CN=$name document seal" -out seal.csr
cat >seal.extensions <<'EXTENSIONS'
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, nonRepudiation
extendedKeyUsage = 1.3.6.1.5.5.7.3.36, emailProtection
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
EXTENSIONS
openssl x509 -req -in seal.csr -CA root.pem -CAkey root.key -sha256 -days 4380 -set_serial "0x5$(openssl rand -hex 15)" \
  -extfile seal.extensions -out seal.pem
rm seal.csr seal.extensions
openssl verify -x509_strict -CAfile root.pem seal.pem
openssl x509 -in root.pem -noout -fingerprint -sha256
